import { foreseeEffect } from '@fourfold/measurement/experiment/foresee-effect.ts';
import type { GroupEngine } from '@fourfold/measurement/group/group-engine.ts';
import { Z95 } from '@fourfold/measurement/probability/normal.ts';
import { createRandom } from '@fourfold/measurement/random.ts';
import { type Trial, tryExperiment } from './experiment-world.ts';
import { countedRow, type EvidenceRow, type EvidenceTable } from './row.ts';

/**
 * What is concluded where a plan starts in some teams before others: nothing where it does nothing, and what it did where
 * it did something, beside a mixed model that knows all variances and beside the naive before-and-after.
 *
 * Example: `6 teams: range holds the truth`, 0.95.
 */
interface Named extends Trial {
  readonly name: string;
}

const [PARALLEL, WEDGE] = [
  { steps: 2, started: [0, 1] },
  { steps: 3, started: [0, 1, 2, 3] },
];

/** Half of the teams start, the others wait: a round before and one after. */
export const PARALLEL_TRIALS: readonly Named[] = [6, 12, 24].map((teams) => ({
  name: `${teams} teams`,
  teams,
  ...PARALLEL,
}));
/** Three steps: a round before, two between, one after. */
export const WEDGE_TRIALS: readonly Named[] = [6, 12, 24].map((teams) => ({
  name: `${teams} teams`,
  teams,
  ...WEDGE,
}));
export const HARDER_TRIALS: readonly Named[] = [
  { name: '6 teams that differ and drift three times as much', teams: 6, unrest: 3, ...WEDGE },
  { name: '24 teams that differ and drift three times as much', teams: 24, unrest: 3, ...WEDGE },
  { name: '12 teams, keys wrong', teams: 12, departures: ['popularity', 'loadings'], ...WEDGE },
];

/** What answering leaves of one person’s measure, in points squared, on average over measures. */
const ERROR = 45 ** 2;
const AVERAGE_TEAM = 10.5;

export function experimentTable(
  engine: GroupEngine,
  title: string,
  trials: readonly Named[],
  { worlds, seed, judged = true }: { worlds: number; seed: string; judged?: boolean },
): EvidenceTable {
  return {
    title,
    how: `${worlds} companies a line, teams of 6 to 15, single behaviours and perceptions in turn. Everyone answers the whole questionnaire in each round; a tide lifts everyone by 20 points from round to round. First the plan does nothing, then what was foreseen to be found in four of five cases. “Worked” is said where the range is wholly on the wanted side. Seed ${seed}.`,
    rows: trials.flatMap((trial) => rowsOf(engine, trial, { worlds, seed, judged })),
  };
}

function rowsOf(
  engine: GroupEngine,
  trial: Named,
  { worlds, seed, judged }: { worlds: number; seed: string; judged: boolean },
): EvidenceRow[] {
  const { name } = trial;
  const people = Array.from({ length: trial.teams }, () => AVERAGE_TEAM);
  const by = foreseeEffect({ ...trial, people, error: ERROR }) ?? 0;
  const [still, done] = [0, by].map((moved) => count(engine, trial, moved, worlds, seed)) as [Counts, Counts];
  const covers = judged ? { from: 0.93, to: 0.97 } : {};
  return [
    countedRow(`${name}: range holds the truth`, still.inside + done.inside, 2 * worlds, covers),
    countedRow(`${name}: falsely “worked”`, still.worked, worlds, { to: 0.05 }),
    countedRow(`${name}: by before-and-after`, still.naive, worlds),
    { what: `${name}: effect, points`, found: by },
    countedRow(`${name}: found`, done.worked, worlds, judged ? { from: done.ideal / worlds - 0.05 } : {}),
    countedRow(`${name}: found with variances known`, done.ideal, worlds),
  ];
}

interface Counts {
  inside: number;
  worked: number;
  ideal: number;
  naive: number;
}

function count(engine: GroupEngine, trial: Named, by: number, worlds: number, seed: string): Counts {
  const random = createRandom(`experiment ${seed} ${trial.name} ${trial.steps} ${by > 0}`);
  const counts: Counts = { inside: 0, worked: 0, ideal: 0, naive: 0 };
  for (let world = 0; world < worlds; world++) {
    const { effect, naive, ideal } = tryExperiment(engine, trial, by, random);
    if (effect !== null && effect.low <= by && by <= effect.high) counts.inside += 1;
    if (effect !== null && effect.low > 0) counts.worked += 1;
    if (ideal.effect - Z95 * ideal.error > 0) counts.ideal += 1;
    if (naive !== null && naive.low > 0) counts.naive += 1;
  }
  return counts;
}
