import type { CultureLink } from '@fourfold/contract/schemas';
import { type Dynamics, findTies } from '@fourfold/measurement';
import type { Engine } from '../engine/engine.ts';
import { toLinks } from './dynamics.ts';

export interface LinkTask {
  readonly correlations: Dynamics;
  readonly behaviourKey: string;
  readonly perceptionKey: string;
}

export function computeLink(
  engine: Engine,
  { correlations, behaviourKey, perceptionKey }: LinkTask,
): CultureLink | null {
  const { links } = toLinks(engine, correlations);
  return (
    links.find(
      ({ behaviour, perception }) => behaviour.key === behaviourKey && perception.key === perceptionKey,
    ) ?? null
  );
}

/**
 * The strongest links of one measure, of those that the authors expect or that stand out: the same that opportunities
 * and barriers choose theirs from.
 */
export function computeLinksOf(
  engine: Engine,
  {
    correlations,
    key,
    most,
  }: { readonly correlations: Dynamics; readonly key: string; readonly most: number },
): CultureLink[] {
  const { links } = toLinks(engine, correlations);
  return findTies(engine.dynamicsModel, correlations)
    .ofBehaviour.flat()
    .toSorted((a, b) => Math.abs(b.correlation) - Math.abs(a.correlation))
    .flatMap(({ behaviour, perception }) => links[behaviour * correlations.perceptions + perception] ?? [])
    .filter(({ behaviour, perception }) => behaviour.key === key || perception.key === key)
    .slice(0, most);
}
