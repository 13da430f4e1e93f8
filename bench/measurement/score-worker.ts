import { parentPort, workerData } from 'node:worker_threads';
import { scorePerson } from '@fourfold/measurement/person/score-person.ts';
import { createWorkspace } from '@fourfold/measurement/person/workspace.ts';
import { loadQuestionnaire } from '@fourfold/measurement/questionnaire/load-questionnaire.ts';
import { createRandom } from '@fourfold/measurement/random.ts';
import { choose } from '@fourfold/measurement/simulation/choose.ts';
import { drawStanding } from '@fourfold/measurement/simulation/draw-people.ts';
import { createTruth } from '@fourfold/measurement/simulation/truth.ts';
import { createWorld } from '@fourfold/measurement/simulation/world.ts';

/**
 * The worker of the benchmark: scores simulated people and says how far it is after every thousand.
 * Simulating them is not timed.
 */
export interface ScoringReport {
  readonly done: number;
  readonly milliseconds: number;
}

const { people } = workerData as { people: number };
const questionnaire = loadQuestionnaire();
const { behaviour, perception } = questionnaire.models;
const truth = createTruth(createWorld(questionnaire));
const random = createRandom('worker');
const workspaces = [createWorkspace(behaviour), createWorkspace(perception)] as const;
let milliseconds = 0;
for (let done = 1; done <= people; done++) {
  const picks = choose(truth.world, drawStanding(truth, 1, random), random);
  const start = process.threadCpuUsage();
  scorePerson(behaviour, picks.behaviour, workspaces[0]);
  scorePerson(perception, picks.perception, workspaces[1]);
  const { user, system } = process.threadCpuUsage(start);
  milliseconds += (user + system) / 1000;
  if (done % 1000 === 0) parentPort?.postMessage({ done, milliseconds } satisfies ScoringReport);
}
