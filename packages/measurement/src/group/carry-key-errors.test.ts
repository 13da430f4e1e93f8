import { describe, expect, it } from 'vitest';
import { expertKeys } from '../keys/key-uncertainty.ts';
import { loadQuestionnaire } from '../questionnaire/load-questionnaire.ts';
import { sampleGroup } from '../testing/sample-group.ts';
import { carryKeyErrors } from './carry-key-errors.ts';
import { estimateGroup } from './estimate-group.ts';
import { compileGroups } from './group-engine.ts';
import { compileGroupModel } from './group-model.ts';

const engine = compileGroups(loadQuestionnaire());
const groupModel = engine.models.behaviour;
const { model } = groupModel;
const keys = expertKeys(model);
const { statistics: company } = sampleGroup(engine, 40, 'company');
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
