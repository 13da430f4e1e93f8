import { describe, expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { randomChoices } from '../testing/choices.ts';
import { toyQuestionnaire } from '../testing/toy-questionnaire.ts';
import { writtenOutPosterior } from '../testing/written-out-posterior.ts';
import { scorePerson } from './score-person.ts';

/**
 * Three measures are few enough to integrate the posterior itself. That shows
 * what the approximations of scoring are worth where they are worst: with very few answers.
 */
const { design, models } = toyQuestionnaire();
const EDGE = 5;
const STEP = 0.2;

function integrate(value: (x: readonly number[]) => number) {
  let mass = 0;
  const mean = [0, 0, 0];
  const square = [0, 0, 0];
  let [best, at] = [-Infinity, [0, 0, 0]];
  const places = Array.from({ length: Math.round((2 * EDGE) / STEP) + 1 }, (_, i) => -EDGE + i * STEP);
  for (const a of places) {
    for (const b of places) {
      for (const c of places) {
        const x = [a, b, c];
        const height = value(x);
        if (height > best) [best, at] = [height, x];
        const weight = Math.exp(height) * STEP ** 3;
        mass += weight;
        for (let k = 0; k < 3; k++) {
          mean[k] = (mean[k] as number) + weight * (x[k] as number);
          square[k] = (square[k] as number) + weight * (x[k] as number) ** 2;
        }
      }
    }
  }
  const means = mean.map((sum) => sum / mass);
  return { mass, at, means, sds: square.map((sum, k) => Math.sqrt(sum / mass - (means[k] as number) ** 2)) };
}

describe.each(['behaviour', 'perception'] as const)(
  'scoring of %ss against the integrated posterior',
  (kind) => {
    const model = models[kind];

    it.each([1, 2, 3])('agrees for the answers of person %i', (seed) => {
      const choices = randomChoices(model, createRandom(`${kind} ${seed}`));
      const exact = integrate(writtenOutPosterior(design, model, choices));
      const estimate = scorePerson(model, choices);
      const off = { mean: 0, corrected: 0 };
      for (let k = 0; k < 3; k++) {
        expect(Math.abs((estimate.theta[k] as number) - (exact.at[k] as number))).toBeLessThanOrEqual(STEP);
        // The Laplace error stays within 10% of the true one, with five answers only.
        expect(Math.abs((estimate.se[k] as number) / (exact.sds[k] as number) - 1)).toBeLessThan(0.1);
        off.mean += Math.abs((estimate.theta[k] as number) - (exact.means[k] as number));
        off.corrected += Math.abs(
          (estimate.theta[k] as number) + (estimate.skewness[k] as number) - (exact.means[k] as number),
        );
      }
      // What `skewness` says is where the mean lies, up to a few hundredths.
      expect(off.corrected / 3).toBeLessThan(0.06);
      expect(off.corrected).toBeLessThan(off.mean + 0.02);
      // The normal constant of the prior is left out of the written-out posterior.
      const constant = -(3 / 2) * Math.log(2 * Math.PI) - model.prior.logDeterminant / 2;
      expect(Math.abs(estimate.logEvidence - (Math.log(exact.mass) + constant))).toBeLessThan(0.15);
    });
  },
);
