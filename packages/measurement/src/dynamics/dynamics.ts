import { BETWEEN_GROUPS, WITHIN_GROUPS } from '../group/group-spread.ts';
import { type GroupStatistics, STEPS, wholeIn } from '../group/group-statistics.ts';
import { multiply } from '../linear-algebra/index.ts';
import { Z95 } from '../probability/normal.ts';
import type { DynamicsModel } from './dynamics-model.ts';

/**
 * How strongly each behaviour goes with each perception over the people of a group: 84 x 84 = 7,056
 * correlations, each with its error.
 *
 * Estimates of related behaviours borrow from each other, so dividing by the root of the
 * reliabilities would count what all behaviours share many times over. The correction is done where
 * nothing is borrowed: in the principal directions of either model, where the covariance of two
 * estimates is w_i w_j times the true one. There each is drawn towards the authors' expectation by
 * n' / (n' + 20), with n' the number of people as if both had been measured without error, and
 * everything is turned back.
 *
 * Only people who answered everything say what goes with what. Below 10 of them there is the expectation alone and no interval. The cost is the same for any
 * number of people. A correlation is not a cause.
 *
 * Example: `dynamics.correlation[behaviour * 84 + perception]`.
 */
export interface Dynamics {
  /** `expected`: too few people, these are the authors' expectations and nothing else. */
  readonly basis: 'expected' | 'observed';
  readonly people: number;
  readonly behaviours: number;
  readonly perceptions: number;
  /** All behaviours x perceptions, from -1 to 1. */
  readonly correlation: Float64Array;
  /** Absent as long as the basis is `expected`. */
  readonly error: Float64Array | null;
}

export const FEWEST_TO_OBSERVE = 10;
/** The authors' expectation weighs as much as so many people measured without error. */
export const WORTH_OF_EXPECTATION = 20;

export function estimateDynamics(model: DynamicsModel, statistics: GroupStatistics): Dynamics {
  const people = wholeIn(statistics);
  const { size, expected } = model;
  const shape = { people, behaviours: size, perceptions: size };
  if (people < FEWEST_TO_OBSERVE) {
    return { ...shape, basis: 'expected', correlation: Float64Array.from(expected), error: null };
  }
  const { behaviour, perception } = model.directions;
  const seen = turn(
    behaviour.into,
    crossCovariance(statistics, people),
    model.perceptionIntoTransposed,
    size,
  );
  const variance = new Float64Array(size * size);
  for (let row = 0; row < size; row++) {
    const w = behaviour.reliability[row] as number;
    for (let column = 0; column < size; column++) {
      const at = row * size + column;
      const v = perception.reliability[column] as number;
      const expectation = model.expectedInDirections[at] as number;
      const effective =
        (people * w * v * WITHIN_GROUPS ** 2) / ((1 - BETWEEN_GROUPS * w) * (1 - BETWEEN_GROUPS * v));
      const trust = effective / (effective + WORTH_OF_EXPECTATION);
      seen[at] = expectation + trust * ((seen[at] as number) / (w * v * WITHIN_GROUPS) - expectation);
      variance[at] = (1 - trust) / WORTH_OF_EXPECTATION;
    }
  }
  const correlation = turn(behaviour.back, seen, model.perceptionBackTransposed, size).map(clamp);
  return { ...shape, basis: 'observed', correlation, error: errors(model, variance) };
}

/** The 95% interval of one link; null when nothing but an expectation is known. */
export function intervalOf(
  { correlation, error }: Dynamics,
  at: number,
): { low: number; high: number } | null {
  if (error === null) return null;
  const value = correlation[at] as number;
  return {
    low: clamp(value - Z95 * (error[at] as number)),
    high: clamp(value + Z95 * (error[at] as number)),
  };
}

/** Of the estimates, over the people. */
function crossCovariance({ products, behaviour, perception }: GroupStatistics, people: number): Float64Array {
  const columns = perception.sums.length;
  return products.map((product, at) => {
    const row = Math.floor(at / columns);
    const means = ((behaviour.sums[row] as number) * (perception.sums[at % columns] as number)) / people;
    return (product - means) / STEPS ** 2 / (people - 1);
  });
}

function turn(left: Float64Array, matrix: Float64Array, right: Float64Array, size: number): Float64Array {
  return multiply(multiply(left, matrix, size), right, size);
}

/**
 * The directions' errors are independent, so a correlation's variance is the sum of theirs by
 * squared coefficients.
 */
function errors(
  { size, behaviourBackSquared, perceptionBackSquaredTransposed }: DynamicsModel,
  variance: Float64Array,
): Float64Array {
  return turn(behaviourBackSquared, variance, perceptionBackSquaredTransposed, size).map(Math.sqrt);
}

function clamp(correlation: number): number {
  return Math.min(1, Math.max(-1, correlation));
}
