import { describe, expect, it } from 'vitest';
import { expertKeys } from '../keys/key-uncertainty.ts';
import { loadQuestionnaire } from '../questionnaire/load-questionnaire.ts';
import { sampleGroup } from '../testing/sample-group.ts';
import { subtractStatistics } from './add-people.ts';
import { carryKeyErrors } from './carry-key-errors.ts';
import { compareGroups, compareToWhole } from './compare-groups.ts';
import { estimateGroup } from './estimate-group.ts';
import { compileGroups } from './group-engine.ts';
import { compileGroupModel } from './group-model.ts';

const engine = compileGroups(loadQuestionnaire());
const groupModel = engine.models.behaviour;
const { model } = groupModel;
const keys = expertKeys(model);
const { statistics: company } = sampleGroup(engine, 40, 'company');
const { statistics: department } = sampleGroup(engine, 12, 'company');
const whole = estimateGroup(groupModel, company.behaviour.counts, 40);
const diagonal = (matrix: Float64Array, index: number): number => matrix[index * (model.size + 1)] as number;

describe('the errors of the keys', () => {
  it('are carried as far as the estimate really moves when a popularity is wrong', () => {
    // One option that everybody likes a little more than the keys say, and the estimate made again.
    const option = 37;
    const step = 0.01;
    const popularity = Float64Array.from(model.popularity);
    popularity[option] = step;
    const moved = estimateGroup(compileGroupModel({ ...model, popularity }), company.behaviour.counts, 40);
    const only = new Float64Array(model.optionCount ** 2);
    only[option * (model.optionCount + 1)] = 1;
    const one = { ...keys, popularityCovariance: only, loadingSpread: 0, leanSpread: 0 };
    const carried = carryKeyErrors(groupModel, whole, one);
    const most = Math.max(...Array.from({ length: model.size }, (_, k) => diagonal(carried, k)));
    for (let k = 0; k < model.size; k++) {
      const shift = ((moved.mean[k] as number) - (whole.mean[k] as number)) / step;
      expect(Math.abs(Math.sqrt(diagonal(carried, k)) - Math.abs(shift))).toBeLessThan(0.2 * Math.sqrt(most));
    }
  });

  it('hold a common lean to the last step, as far as it really moves the estimate', () => {
    const perceptions = engine.models.perception;
    const { model: views } = perceptions;
    const { counts } = sampleGroup(engine, 40, 'lean').statistics.perception;
    const here = estimateGroup(perceptions, counts, 40);
    const step = 0.02;
    const popularity = views.popularity.map((_, option) => step * ((option % 4) - 1.5));
    const moved = estimateGroup(compileGroupModel({ ...views, popularity }), counts, 40);
    const sure = { ...expertKeys(views), popularityCovariance: new Float64Array(views.optionCount ** 2) };
    const carried = carryKeyErrors(perceptions, here, { ...sure, loadingSpread: 0, leanSpread: 1 });
    for (let k = 0; k < views.size; k++) {
      const shift = Math.abs((moved.mean[k] as number) - (here.mean[k] as number)) / step;
      expect(Math.abs(Math.sqrt(diagonal(carried, k)) - shift)).toBeLessThan(0.1);
    }
  });

  it('do not shrink with the number of people', () => {
    const large = estimateGroup(
      groupModel,
      company.behaviour.counts.map((count) => 100 * count),
      4000,
    );
    const carried = carryKeyErrors(groupModel, large, keys);
    expect(diagonal(large.covariance, 0)).toBeLessThan(0.01 * diagonal(whole.covariance, 0) * 5);
    expect(diagonal(carried, 0)).toBeGreaterThan(0.8 * diagonal(carryKeyErrors(groupModel, whole, keys), 0));
  });
});

describe('a difference between groups', () => {
  const other = estimateGroup(groupModel, sampleGroup(engine, 25, 'other').statistics.behaviour.counts, 25);

  it('is the same from either side', () => {
    const one = compareGroups(groupModel, whole, other, keys);
    const back = compareGroups(groupModel, other, whole, keys);
    for (const [k, value] of one.difference.entries()) expect(back.difference[k]).toBe(-value);
    expect(diagonal(back.covariance, 5)).toBeCloseTo(diagonal(one.covariance, 5), 10);
  });

  it('does not carry the popularities, so it is surer than two absolute figures', () => {
    const { covariance } = compareGroups(groupModel, whole, other, keys);
    for (const k of [0, 20, 83]) {
      const absolute =
        diagonal(whole.covariance, k) +
        diagonal(other.covariance, k) +
        2 * diagonal(carryKeyErrors(groupModel, whole, keys), k);
      expect(diagonal(covariance, k)).toBeLessThan(absolute);
    }
  });

  it('of a part and its whole is that of part and rest, times the share of the rest', () => {
    const against = { counts: company.behaviour.counts, people: 40 };
    const part = { counts: department.behaviour.counts, people: 12 };
    const { difference, covariance } = compareToWhole(groupModel, part, against, keys);
    subtractStatistics(company, department);
    const rest = estimateGroup(groupModel, company.behaviour.counts, 28);
    const direct = compareGroups(groupModel, estimateGroup(groupModel, part.counts, 12), rest, keys);
    for (const [k, value] of direct.difference.entries()) expect(difference[k]).toBeCloseTo(0.7 * value, 10);
    expect(diagonal(covariance, 3)).toBeCloseTo(0.49 * diagonal(direct.covariance, 3), 10);
  });

  it('of a whole with itself is refused: nobody is left to compare with', () => {
    const all = { counts: department.behaviour.counts, people: 12 };
    expect(() => compareToWhole(groupModel, all, all, keys)).toThrow('group too small');
  });
});
