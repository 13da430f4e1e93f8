import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factorise, multiplyLower } from '../linear-algebra/index.ts';
import { loadQuestionnaire } from '../questionnaire/load-questionnaire.ts';
import type { Model } from '../questionnaire/model.ts';
import { createRandom, drawNormal } from '../random.ts';
import { sampleGroup } from '../testing/sample-group.ts';
import { toyQuestionnaire } from '../testing/toy-questionnaire.ts';
import { estimateGroup } from './estimate-group.ts';
import { compileGroups } from './group-engine.ts';
import { compileGroupModel } from './group-model.ts';
import { BETWEEN_GROUPS, WITHIN_GROUPS } from './group-spread.ts';

const engine = compileGroups(loadQuestionnaire());
const groupModel = engine.models.behaviour;
const { model } = groupModel;
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

describe('the mean of a group', () => {
  it('agrees with brute force: the true means of the simulated pairs that gave exactly these counts', () => {
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
          values.reduce((sum, value) => sum + (value - average) ** 2, 0) /
          values.length /
          (3 * common.length);
        said += (covariance[k * 4] as number) / (3 * common.length);
      }
    }
    // The averages themselves are uncertain by about 0.06.
    expect(Math.sqrt(off)).toBeLessThan(0.12);
    expect(said / spread).toBeGreaterThan(0.9);
    expect(said / spread).toBeLessThan(1.1);
  }, 180_000);

  it('is finite, with a positive error, for any counts whatever', () => {
    const size = fc.constantFrom(1, 2, 5, 40, 3000, 1_000_000);
    fc.assert(
      fc.property(size, fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), (people, shares) => {
        const counts = new Float64Array(model.optionCount);
        for (const { firstOption } of model.questions) {
          let left = people;
          for (let option = 0; option < 4; option++) {
            const share = shares.next().value as number;
            const taken = option === 3 ? Math.round(left * share) : Math.floor(left * share * share);
            counts[firstOption + option] = taken;
            left -= taken;
          }
        }
        const { mean, covariance } = estimateGroup(groupModel, counts, people);
        for (let k = 0; k < model.size; k++) {
          expect(Number.isFinite(mean[k])).toBe(true);
          expect(covariance[k * (model.size + 1)]).toBeGreaterThan(0);
        }
      }),
      { numRuns: 15 },
    );
  }, 120_000);

  it.each(['first', 'last'])(
    'stays finite when everyone in a million picks the %s option everywhere',
    (which) => {
      const counts = new Float64Array(model.optionCount);
      for (const { firstOption } of model.questions)
        counts[firstOption + (which === 'first' ? 0 : 3)] = 1_000_000;
      const { mean } = estimateGroup(groupModel, counts, 1_000_000);
      for (const value of mean) expect(Math.abs(value)).toBeLessThanOrEqual(5);
    },
  );

  it('does not depend on the order of the questions', () => {
    const { counts } = sampleGroup(engine, 7, 'order').statistics.behaviour;
    const turned: Model = { ...model, questions: model.questions.toReversed() };
    const one = estimateGroup(groupModel, counts, 7);
    const other = estimateGroup(compileGroupModel(turned), counts, 7);
    for (const [k, value] of one.mean.entries()) expect(other.mean[k]).toBeCloseTo(value, 6);
  });

  it('is the prior when nobody answered anything', () => {
    const { mean, covariance } = estimateGroup(groupModel, new Float64Array(model.optionCount), 4);
    for (const value of mean) expect(value).toBeCloseTo(0, 10);
    expect(covariance[0]).toBeCloseTo(BETWEEN_GROUPS + WITHIN_GROUPS / 4, 8);
  });

  it('gets surer with people and less sure with questions left out', () => {
    const { counts } = sampleGroup(engine, 10, 'sure').statistics.behaviour;
    const tenfold = estimateGroup(
      groupModel,
      counts.map((count) => 10 * count),
      100,
    );
    const all = estimateGroup(groupModel, counts, 10);
    const half = estimateGroup(
      groupModel,
      counts.map((count, at) => (at < 128 ? count : 0)),
      10,
    );
    expect(tenfold.covariance[0]).toBeLessThan(all.covariance[0] as number);
    for (let k = 0; k < model.size; k++) {
      const at = k * (model.size + 1);
      expect(half.covariance[at]).toBeGreaterThan((all.covariance[at] as number) * 0.98);
    }
  });

  it('refuses a group of nobody and counts of another model', () => {
    expect(() => estimateGroup(groupModel, new Float64Array(model.optionCount), 0)).toThrow(
      'group too small',
    );
    expect(() => estimateGroup(groupModel, new Float64Array(3), 5)).toThrow('wrong size');
  });
});
