import { expect, it } from 'vitest';
import { factorise, multiplyLower } from '../linear-algebra/index.ts';
import { createRandom, drawNormal } from '../random.ts';
import { toyQuestionnaire } from '../testing/toy-questionnaire.ts';
import { estimateGroup } from './estimate-group.ts';
import { compileGroupModel } from './group-model.ts';
import { BETWEEN_GROUPS, WITHIN_GROUPS } from './group-spread.ts';

const toy = toyQuestionnaire().models.behaviour;
const toyGroups = compileGroupModel(toy);

/** The counts of a simulated pair of people and their true mean, from the definition and nothing else. */
function simulatePair(random: () => number, factor: Float64Array): { counts: number[]; mean: number[] } {
  const draw = (variance: number): Float64Array => {
    const x = Float64Array.from({ length: 3 }, () => Math.sqrt(variance) * drawNormal(random));
    multiplyLower(factor, 3, x);
    return x;
  };
  const shared = draw(BETWEEN_GROUPS);
  const counts: number[] = Array(toy.optionCount).fill(0);
  const mean = [0, 0, 0];
  for (let person = 0; person < 2; person++) {
    const own = draw(WITHIN_GROUPS);
    for (let k = 0; k < 3; k++)
      mean[k] = (mean[k] as number) + ((shared[k] as number) + (own[k] as number)) / 2;
    for (const { firstOption, optionKeys, touched, weights } of toy.questions) {
      // Gumbel noise makes the largest a draw from the softmax.
      const utilities = optionKeys.map((_, option) => {
        let utility = -Math.log(-Math.log(random()));
        for (const [k, at] of touched.entries()) {
          utility +=
            (weights[option * touched.length + k] as number) * ((shared[at] as number) + (own[at] as number));
        }
        return utility;
      });
      const chosen = firstOption + utilities.indexOf(Math.max(...utilities));
      counts[chosen] = (counts[chosen] as number) + 1;
    }
  }
  return { counts, mean };
}

it('the mean of a group agrees with brute force: the true means of the simulated pairs that gave exactly these counts', () => {
  const random = createRandom('pairs');
  const factor = Float64Array.from(toy.prior.covariance);
  factorise(factor, 3);
  const pairs = new Map<string, { counts: number[]; means: number[][] }>();
  for (let trial = 0; trial < 300_000; trial++) {
    const { counts, mean } = simulatePair(random, factor);
    const key = counts.join();
    const seen = pairs.get(key) ?? { counts, means: [] };
    seen.means.push(mean);
    pairs.set(key, seen);
  }
  const common = [...pairs.values()].filter(({ means }) => means.length > 120);
  expect(common.length).toBeGreaterThan(50);
  let [off, spread, said] = [0, 0, 0];
  for (const { counts, means } of common) {
    const { mean, covariance } = estimateGroup(toyGroups, Float64Array.from(counts), 2);
    for (let k = 0; k < 3; k++) {
      const values = means.map((value) => value[k] as number);
      const average = values.reduce((sum, value) => sum + value, 0) / values.length;
      off += ((mean[k] as number) - average) ** 2 / (3 * common.length);
      spread +=
        values.reduce((sum, value) => sum + (value - average) ** 2, 0) / values.length / (3 * common.length);
      said += (covariance[k * 4] as number) / (3 * common.length);
    }
  }
  // The averages themselves are uncertain by about 0.06.
  expect(Math.sqrt(off)).toBeLessThan(0.12);
  expect(said / spread).toBeGreaterThan(0.9);
  expect(said / spread).toBeLessThan(1.1);
}, 180_000);
