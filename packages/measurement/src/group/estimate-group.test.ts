import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadQuestionnaire } from '../questionnaire/load-questionnaire.ts';
import type { Model } from '../questionnaire/model.ts';
import { sampleGroup } from '../testing/sample-group.ts';
import { estimateGroup } from './estimate-group.ts';
import { compileGroups } from './group-engine.ts';
import { compileGroupModel } from './group-model.ts';
import { BETWEEN_GROUPS, WITHIN_GROUPS } from './group-spread.ts';

const engine = compileGroups(loadQuestionnaire());
const groupModel = engine.models.behaviour;
const { model } = groupModel;

describe('the mean of a group', () => {
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
