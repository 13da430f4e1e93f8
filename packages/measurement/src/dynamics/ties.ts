import type { Dynamics } from './dynamics.ts';
import type { DynamicsModel } from './dynamics-model.ts';

/**
 * Which of the 7,056 links are taken to be there, and how strong: those that the authors expect, as
 * strong as seen, and the strongest that stand out of the data, up to twelve a behaviour.
 *
 * To stand out takes a correlation of 0.2 and three errors: 7,056 chances bring up hundreds at the
 * usual two, and in a large company everything differs from nothing. Twelve, because a general mood
 * ties everything to everything and would drown the rest. A tie's sign is left out of its strength:
 * what moves together, moves together.
 *
 * Example: `ties.ofBehaviour[delegation]` begins with `{ perception: 16, correlation: 0.41 }`.
 */
export interface Ties {
  /** By behaviour, strongest first. */
  readonly ofBehaviour: readonly (readonly Tie[])[];
  /** By perception, strongest first. */
  readonly ofPerception: readonly (readonly Tie[])[];
}

export interface Tie {
  readonly behaviour: number;
  readonly perception: number;
  readonly correlation: number;
}

const ERRORS = 3;
const STRONG = 0.2;
const MOST = 12;

export function findTies({ expected }: DynamicsModel, dynamics: Dynamics): Ties {
  const { behaviours, perceptions, correlation, error } = dynamics;
  const standsOut = (at: number): boolean =>
    error !== null && Math.abs(correlation[at] as number) > Math.max(STRONG, ERRORS * (error[at] as number));
  const ofBehaviour = Array.from({ length: behaviours }, (_, behaviour) => {
    const named: Tie[] = [];
    const found: Tie[] = [];
    for (let perception = 0; perception < perceptions; perception++) {
      const at = behaviour * perceptions + perception;
      const isNamed = expected[at] !== 0;
      if (!isNamed && !standsOut(at)) continue;
      (isNamed ? named : found).push({ behaviour, perception, correlation: correlation[at] as number });
    }
    const most = Math.max(0, MOST - named.length);
    return [...named, ...found.sort(byStrength).slice(0, most)].sort(byStrength);
  });
  const ofPerception: Tie[][] = Array.from({ length: perceptions }, () => []);
  for (const tie of ofBehaviour.flat()) ofPerception[tie.perception]?.push(tie);
  for (const ties of ofPerception) ties.sort(byStrength);
  return { ofBehaviour, ofPerception };
}

function byStrength(one: Tie, other: Tie): number {
  return strengthOf(other) - strengthOf(one);
}

export function strengthOf({ correlation }: Tie): number {
  return Math.abs(correlation);
}
