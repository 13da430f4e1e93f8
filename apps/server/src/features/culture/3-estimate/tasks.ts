import type { EncodedKeys, Engine } from '../engine/engine.ts';
import { gather, join } from '../engine/gather.ts';
import { computeAgreement } from './agreement.ts';
import { computeBarriers } from './barriers.ts';
import { computeCandidates, computeSampleCandidates } from './candidates.ts';
import { computeDepartments } from './compare-departments.ts';
import { computeRounds, computeVersions } from './compare-rounds.ts';
import { computeCorrelations, computeDynamics } from './dynamics.ts';
import { computeLink, computeLinksOf } from './link.ts';
import { computeMeasureAcross, computeMeasureChange } from './measure-change.ts';
import { computeOpportunities } from './opportunities.ts';
import { computePeople } from './people.ts';
import { computeEstimates } from './person-estimates.ts';
import { computePicture } from './picture.ts';
import { computeSample } from './sample.ts';
import { computeTeamComparison, computeTeamScores } from './teams-apart.ts';

/** Everything that is computed from statistics. Pure: the same input, the same answer, on whatever thread. */
export const tasks = {
  opportunities: computeOpportunities,
  barriers: computeBarriers,
  agreement: computeAgreement,
  picture: computePicture,
  correlations: computeCorrelations,
  dynamics: computeDynamics,
  departments: computeDepartments,
  rounds: computeRounds,
  versions: computeVersions,
  measureChange: computeMeasureChange,
  measureAcross: computeMeasureAcross,
  gather,
  join,
  link: computeLink,
  linksOf: computeLinksOf,
  people: computePeople,
  estimates: computeEstimates,
  candidates: computeCandidates,
  sampleCandidates: (engine: Engine, _input: null) => computeSampleCandidates(engine),
  teamScores: computeTeamScores,
  teamComparison: computeTeamComparison,
  sample: (engine: Engine, _input: null) => computeSample(engine),
} as const;

export type Tasks = typeof tasks;
export type TaskName = keyof Tasks;
export type TaskInput<Name extends TaskName> = Parameters<Tasks[Name]>[1];
export type TaskOutput<Name extends TaskName> = ReturnType<Tasks[Name]>;

export type Compute = <Name extends TaskName>(
  name: Name,
  input: TaskInput<Name>,
  /** The authors' where absent. */
  keys?: EncodedKeys | null,
) => Promise<TaskOutput<Name>>;

/** The same, with these keys wherever none are named. */
export const computeWith =
  (compute: Compute, keys: EncodedKeys | null): Compute =>
  (name, input, own = keys) =>
    compute(name, input, own);
