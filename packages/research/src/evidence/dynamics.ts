import { estimateDynamics, intervalOf } from '@fourfold/measurement/dynamics/dynamics.ts';
import type { DynamicsModel } from '@fourfold/measurement/dynamics/dynamics-model.ts';
import { addPerson } from '@fourfold/measurement/group/add-people.ts';
import { createStatistics } from '@fourfold/measurement/group/create-statistics.ts';
import type { GroupEngine } from '@fourfold/measurement/group/group-engine.ts';
import { createRandom } from '@fourfold/measurement/random.ts';
import { choose } from '@fourfold/measurement/simulation/choose.ts';
import { drawStanding } from '@fourfold/measurement/simulation/draw-people.ts';
import { createTruth } from '@fourfold/measurement/simulation/truth.ts';
import { createWorld } from '@fourfold/measurement/simulation/world.ts';

/**
 * Simulated people whose perceptions follow their behaviours in a known way, and what is found of
 * those 7,056 correlations.
 *
 * Everyone from one large population, so that the true correlations are known exactly.
 *
 * Example: `recoverDynamics(engine, dynamicsModel, 100, '1').coverage` is 0.97.
 */
export interface DynamicsRecovery {
  /** Share of true correlations inside their interval. */
  readonly coverage: number;
  /** Of estimated and true correlations, over all links. */
  readonly agreement: number;
}

export function recoverDynamics(
  engine: GroupEngine,
  model: DynamicsModel,
  people: number,
  seed: string,
): DynamicsRecovery {
  const random = createRandom(`dynamics ${seed} ${people}`);
  const truth = createTruth(createWorld(engine.questionnaire), model.expected);
  const statistics = createStatistics(engine);
  for (let person = 0; person < people; person++) {
    addPerson(engine, statistics, choose(truth.world, drawStanding(truth, 1, random), random));
  }
  const dynamics = estimateDynamics(model, statistics);
  let inside = 0;
  let [x, y, xx, yy, xy] = [0, 0, 0, 0, 0];
  for (const [at, found] of dynamics.correlation.entries()) {
    const known = truth.correlation[at] as number;
    const interval = intervalOf(dynamics, at);
    if (interval && known >= interval.low && known <= interval.high) inside++;
    x += found;
    y += known;
    xx += found * found;
    yy += known * known;
    xy += found * known;
  }
  const n = dynamics.correlation.length;
  return {
    coverage: inside / n,
    agreement: (xy - (x * y) / n) / Math.sqrt((xx - (x * x) / n) * (yy - (y * y) / n)),
  };
}
