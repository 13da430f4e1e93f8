import type { GroupModel } from '../group/group-model.ts';
import { factorise, logDeterminant, solve } from '../linear-algebra/index.ts';
import { type Beliefs, countPosterior } from './count-posterior.ts';

/**
 * Means and popularities together, where beliefs and counts balance: Fisher
 * scoring, with steps held short far from the top.
 *
 * `logEvidence` (Laplace) is what one set of beliefs is preferred to another by; it leaves out what does not
 * depend on them.
 *
 * Example: 5 to 10 steps of 340 unknowns, 0.2 s.
 */
export interface Fit {
  /** First the mean of every measure, then the popularity of every option. */
  readonly values: Float64Array;
  /** Cholesky factor of the curvature. */
  readonly factor: Float64Array;
  readonly logEvidence: number;
}

const MOST_STEPS = 40;
const LONGEST_STEP = 0.5;
const TOLERANCE = 1e-7;

export function fitCounts(
  groupModel: GroupModel,
  counts: ArrayLike<number>,
  beliefs: Beliefs,
  start: Float64Array | undefined,
): Fit {
  const { size, optionCount, prior } = groupModel.model;
  const all = size + optionCount;
  const values = start ? Float64Array.from(start) : new Float64Array(all);
  const factor = new Float64Array(all * all);
  const step = new Float64Array(all);
  let height = 0;
  for (let taken = 0; taken < MOST_STEPS; taken++) {
    height = countPosterior(groupModel, counts, beliefs, values, factor, step);
    factorise(factor, all);
    solve(factor, all, step);
    const longest = step.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    if (longest < TOLERANCE) break;
    const length = Math.min(1, LONGEST_STEP / longest);
    for (let i = 0; i < all; i++) values[i] = (values[i] as number) + length * (step[i] as number);
  }
  const { popularitySd, meanVariance } = beliefs;
  const volume = logDeterminant(factor, all);
  const room =
    size * Math.log(meanVariance) + prior.logDeterminant + 2 * optionCount * Math.log(popularitySd);
  return { values, factor, logEvidence: height - (volume + room) / 2 };
}
