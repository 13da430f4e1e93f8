import { Worker } from 'node:worker_threads';
import { findBarriers } from '@fourfold/measurement/barriers/find-barriers.ts';
import { estimateDynamics } from '@fourfold/measurement/dynamics/dynamics.ts';
import { compileDynamics } from '@fourfold/measurement/dynamics/dynamics-model.ts';
import { loadLinks } from '@fourfold/measurement/dynamics/load-links.ts';
import { addPerson } from '@fourfold/measurement/group/add-people.ts';
import { createStatistics } from '@fourfold/measurement/group/create-statistics.ts';
import { describeGroup } from '@fourfold/measurement/group/describe-group.ts';
import { compileGroups } from '@fourfold/measurement/group/group-engine.ts';
import type { GroupStatistics } from '@fourfold/measurement/group/group-statistics.ts';
import { expertKeys } from '@fourfold/measurement/keys/key-uncertainty.ts';
import { findOpportunities } from '@fourfold/measurement/opportunities/find-opportunities.ts';
import { scoreResponse } from '@fourfold/measurement/person/score-response.ts';
import { createWorkspace } from '@fourfold/measurement/person/workspace.ts';
import { judgeAnswers } from '@fourfold/measurement/quality/judge-answers.ts';
import { loadQuestionnaire } from '@fourfold/measurement/questionnaire/load-questionnaire.ts';
import { createRandom } from '@fourfold/measurement/random.ts';
import { choose } from '@fourfold/measurement/simulation/choose.ts';
import { drawGroup } from '@fourfold/measurement/simulation/draw-people.ts';
import { createRespondents } from '@fourfold/measurement/simulation/respond.ts';
import { createTruth } from '@fourfold/measurement/simulation/truth.ts';
import { createWorld } from '@fourfold/measurement/simulation/world.ts';
import type { ScoringReport } from './score-worker.ts';

/**
 * Times the engine against what is wanted of it, medians over warm repetitions.
 *
 *   npm run bench measurement
 *
 * What counts is the time that the thread itself computed: on a machine shared with others, the
 * clock on the wall tells about the others. On an idle one both are the same. Leaves with 1 when a
 * limit is missed. The statistics of a large group are those of a small one added to themselves:
 * the cost must not depend on how many people there are.
 */
const questionnaire = loadQuestionnaire();
const { models } = questionnaire;
const engine = compileGroups(questionnaire);
const dynamicsModel = compileDynamics(engine, loadLinks());
const keys = { behaviour: expertKeys(models.behaviour), perception: expertKeys(models.perception) };
const truth = createTruth(createWorld(questionnaire));
const random = createRandom('bench');
let missed = 0;

const standings = drawGroup(truth, 100, 0.2, random);
const respond = createRespondents(truth.world);
const responses = standings.map((standing, index) => respond(`bench ${index}`, standing, 'honest', random));
const workspaces = {
  behaviour: createWorkspace(models.behaviour),
  perception: createWorkspace(models.perception),
};
report(
  'one person: scored, with errors and quality',
  median(100, (index) => {
    const answers = responses[index % responses.length] ?? [];
    judgeAnswers(
      questionnaire,
      scoreResponse(questionnaire, `bench ${index % responses.length}`, answers, workspaces),
    );
  }),
  15,
);

const hundred = createStatistics(engine);
for (const standing of standings) addPerson(engine, hundred, choose(truth.world, standing, random));
for (const [name, statistics] of [
  ['100', hundred],
  ['100,000', times(hundred, 1000)],
] as const) {
  const picture = describeGroup(engine, keys, statistics);
  const dynamics = estimateDynamics(dynamicsModel, statistics);
  const input = { questionnaire, dynamicsModel, picture, dynamics, departmentSpread: new Float64Array(84) };
  report(
    `group of ${name}: both means with both errors`,
    median(20, () => describeGroup(engine, keys, statistics)),
    60,
  );
  report(
    `group of ${name}: 7,056 dynamics`,
    median(20, () => estimateDynamics(dynamicsModel, statistics)),
    60,
  );
  report(
    `group of ${name}: opportunities with top five`,
    median(20, () => findOpportunities(input)),
    100,
  );
  report(
    `group of ${name}: barriers with top five`,
    median(20, () => findBarriers(input)),
    100,
  );
}
const adding = createStatistics(engine);
const picks = standings.map((standing) => choose(truth.world, standing, random));
report(
  'any filter: 10,000 people added to statistics',
  median(3, () => {
    for (let person = 0; person < 10_000; person++) {
      const picked = picks[person % picks.length];
      if (picked) addPerson(engine, adding, picked);
    }
  }),
  1000,
);
report('10,000 people scored in a worker', await scoreInWorker(10_000), 180_000);
process.exitCode = missed === 0 ? 0 : 1;

function scoreInWorker(people: number): Promise<number> {
  const worker = new Worker(new URL('./score-worker.ts', import.meta.url), { workerData: { people } });
  return new Promise((resolve, reject) => {
    worker.on('error', reject);
    worker.on('message', ({ done, milliseconds }: ScoringReport) => {
      if (done < people) console.log(`  ${done} of ${people} scored`);
      else resolve(milliseconds);
    });
  });
}

function times(statistics: GroupStatistics, factor: number): GroupStatistics {
  const many = createStatistics(engine);
  for (const [at, value] of statistics.values.entries()) many.values[at] = factor * value;
  return many;
}

function median(repetitions: number, task: (index: number) => unknown): number {
  const timings: number[] = [];
  for (let index = -3; index < repetitions; index++) {
    const start = process.threadCpuUsage();
    task(index + 3);
    const { user, system } = process.threadCpuUsage(start);
    // The first three only warm up.
    if (index >= 0) timings.push((user + system) / 1000);
  }
  return timings.toSorted((a, b) => a - b)[Math.floor(repetitions / 2)] as number;
}

function report(what: string, milliseconds: number, limit: number): void {
  const holds = milliseconds < limit;
  if (!holds) missed++;
  console.log(`${what}: ${milliseconds.toFixed(1)} ms (under ${limit} ms)${holds ? '' : ' MISSED'}`);
}
