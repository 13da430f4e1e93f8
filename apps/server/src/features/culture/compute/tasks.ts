import { reckonBarriers } from './barriers.ts';
import type { Brain } from './brain.ts';
import { reckonCandidates, reckonSampleCandidates } from './candidates.ts';
import { reckonDepartments } from './compare-departments.ts';
import { reckonRounds } from './compare-rounds.ts';
import { reckonDynamics } from './dynamics.ts';
import { gather, join } from './gather.ts';
import { reckonLink, reckonLinksOf } from './link.ts';
import { reckonMeans, reckonOpportunities } from './opportunities.ts';
import { reckonPeople } from './people.ts';
import { reckonSample } from './sample.ts';
import { reckonScores } from './scores.ts';

/** Everything that is reckoned from statistics. Pure: the same input, the same answer, on whatever thread. */
export const tasks = {
  means: reckonMeans,
  opportunities: reckonOpportunities,
  barriers: reckonBarriers,
  scores: reckonScores,
  dynamics: reckonDynamics,
  departments: reckonDepartments,
  rounds: reckonRounds,
  gather,
  join,
  link: reckonLink,
  linksOf: reckonLinksOf,
  people: reckonPeople,
  candidates: reckonCandidates,
  sampleCandidates: (brain: Brain, _input: null) => reckonSampleCandidates(brain),
  sample: (brain: Brain, _input: null) => reckonSample(brain),
} as const;

export type Tasks = typeof tasks;
export type TaskName = keyof Tasks;
export type TaskInput<Name extends TaskName> = Parameters<Tasks[Name]>[1];
export type TaskOutput<Name extends TaskName> = ReturnType<Tasks[Name]>;

export type Reckon = <Name extends TaskName>(name: Name, input: TaskInput<Name>) => Promise<TaskOutput<Name>>;
