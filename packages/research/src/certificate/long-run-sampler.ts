import { drawNormal, type Random } from '@fourfold/measurement/random.ts';

/**
 * Draws from a posterior whose prior is N(0, S), by Hamiltonian Monte Carlo (Duane et al. 1987): for machines
 * without Stan. It shares nothing with the estimator.
 *
 * It walks in z with x = L z, S = L L', where the prior is round and one length of step suits every direction. Steps are
 * jittered, so that no orbit closes. The likelihood answers its logarithm and writes its slope at x.
 *
 * Example: with a likelihood of 0 everywhere the draws are the prior's.
 */
export type Likelihood = (x: Float64Array, slope: Float64Array) => number;

export interface LongRun {
  readonly warmUp: number;
  readonly draws: number;
  readonly random: Random;
}

const SHORTEST = 0.1;
const LONGEST = 0.3;
const STEPS = 10;

/** `factor`: L, lower triangle, row by row. `visit` gets every draw, in an array that is used again. */
export function sampleLongRun(
  factor: Float64Array,
  likelihood: Likelihood,
  { warmUp, draws, random }: LongRun,
  visit: (x: Float64Array) => void,
): { readonly accepted: number } {
  const size = Math.sqrt(factor.length);
  const [x, slopeOfX] = [new Float64Array(size), new Float64Array(size)];
  /** Log density of z, and its slope. */
  const climb = (z: Float64Array, slope: Float64Array): number => {
    timesLower(factor, z, x);
    slopeOfX.fill(0);
    const height = likelihood(x, slopeOfX);
    timesUpper(factor, slopeOfX, slope);
    let square = 0;
    for (let i = 0; i < size; i++) {
      const value = z[i] as number;
      slope[i] = (slope[i] as number) - value;
      square += value * value;
    }
    return height - square / 2;
  };
  const [here, slopeHere] = [new Float64Array(size), new Float64Array(size)];
  const [there, slope, momentum] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
  let height = climb(here, slopeHere);
  let accepted = 0;
  for (let turn = 0; turn < warmUp + draws; turn++) {
    there.set(here);
    slope.set(slopeHere);
    for (let i = 0; i < size; i++) momentum[i] = drawNormal(random);
    const before = height - energyOf(momentum);
    const length = SHORTEST + (LONGEST - SHORTEST) * random();
    let reached = height;
    for (let step = 0; step < STEPS; step++) {
      push(momentum, slope, length / 2);
      push(there, momentum, length);
      reached = climb(there, slope);
      push(momentum, slope, length / 2);
    }
    if (Math.log(1 - random()) < reached - energyOf(momentum) - before) {
      here.set(there);
      slopeHere.set(slope);
      height = reached;
      if (turn >= warmUp) accepted++;
    }
    if (turn < warmUp) continue;
    timesLower(factor, here, x);
    visit(x);
  }
  return { accepted: accepted / draws };
}

function push(values: Float64Array, direction: Float64Array, length: number): void {
  for (let i = 0; i < values.length; i++)
    values[i] = (values[i] as number) + length * (direction[i] as number);
}

function energyOf(momentum: Float64Array): number {
  return momentum.reduce((sum, value) => sum + value * value, 0) / 2;
}

function timesLower(factor: Float64Array, z: Float64Array, into: Float64Array): void {
  for (let row = 0; row < z.length; row++) {
    let sum = 0;
    for (let k = 0; k <= row; k++) sum += (factor[row * z.length + k] as number) * (z[k] as number);
    into[row] = sum;
  }
}

function timesUpper(factor: Float64Array, slope: Float64Array, into: Float64Array): void {
  into.fill(0);
  for (let row = 0; row < slope.length; row++) {
    const value = slope[row] as number;
    for (let k = 0; k <= row; k++) {
      into[k] = (into[k] as number) + value * (factor[row * slope.length + k] as number);
    }
  }
}
