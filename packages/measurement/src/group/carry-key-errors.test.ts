import { describe, expect, it } from 'vitest';
import { expertKeys } from '../keys/key-uncertainty.ts';
import { invert } from '../linear-algebra/index.ts';
import { loadQuestionnaire } from '../questionnaire/load-questionnaire.ts';
import { createRandom, drawInteger, drawNormal } from '../random.ts';
import { sampleGroup } from '../testing/sample-group.ts';
import { carryKeyErrors } from './carry-key-errors.ts';
import { estimateGroup } from './estimate-group.ts';
import { estimateWithKeys } from './estimate-with-keys.ts';
import { compileGroups } from './group-engine.ts';
import { compileGroupModel } from './group-model.ts';
import { marginalChoice } from './marginal-choice.ts';

const engine = compileGroups(loadQuestionnaire());
const groupModel = engine.models.behaviour;
const { model } = groupModel;
const keys = expertKeys(model);
const { statistics: company } = sampleGroup(engine, 40, 'company');
const whole = estimateGroup(groupModel, company.behaviour.counts, 40);
const diagonal = (matrix: Float64Array, index: number): number => matrix[index * (model.size + 1)] as number;

describe('the errors of the keys', () => {
  it.each([400, 1000, 2000])(
    'leave an error of answering where %i people choose as coins would',
    (people) => {
      const random = createRandom(`coins ${people}`);
      const counts = new Float64Array(model.optionCount);
      for (const { firstOption, optionKeys } of model.questions) {
        for (let person = 0; person < people; person++) {
          const at = firstOption + drawInteger(random, optionKeys.length);
          counts[at] = (counts[at] as number) + 1;
        }
      }
      const { covariance } = estimateWithKeys(groupModel, counts, people, keys).estimate;
      expect(() => invert(covariance, model.size)).not.toThrow();
    },
  );

  it('are carried as far as the estimate really moves when a popularity is wrong', () => {
    // One option that everyone likes a little more than the keys say, and the estimate made again.
    const option = 37;
    const step = 0.01;
    const popularity = Float64Array.from(model.popularity);
    popularity[option] = step;
    const moved = estimateGroup(compileGroupModel({ ...model, popularity }), company.behaviour.counts, 40);
    const sure = expertKeys(model, { popularity: 0, loading: 0 });
    const at = model.questions.findIndex(
      ({ firstOption, optionKeys }) => option < firstOption + optionKeys.length,
    );
    const questions = sure.questions.map((errors, index) => {
      if (index !== at) return errors;
      const own = option - (model.questions[at]?.firstOption ?? 0);
      // Too little to weigh less for it.
      const covariance = errors.covariance.map((_, cell) =>
        cell === own * (errors.options.length + 1) ? 1e-8 : 0,
      );
      return { ...errors, covariance };
    });
    const carried = carryKeyErrors(groupModel, whole, { ...sure, questions }).ofOptions.map(
      (value) => value / 1e-8,
    );
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
    const sure = expertKeys(views, { popularity: 0, loading: 0 });
    const carried = carryKeyErrors(perceptions, here, { ...sure, leanSpread: 1 }).ofLean;
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
    const few = estimateWithKeys(groupModel, company.behaviour.counts, 40, keys);
    const many = estimateWithKeys(groupModel, large.counts, 4000, keys);
    expect(diagonal(large.covariance, 0)).toBeLessThan(0.05 * diagonal(whole.covariance, 0));
    expect(diagonal(many.keyCovariance, 0)).toBeGreaterThan(0.8 * diagonal(few.keyCovariance, 0));
  });
});

describe('a group estimated with the errors of its keys', () => {
  const { counts } = company.behaviour;
  const whole = estimateGroup(groupModel, counts, 40);

  it('is what it is under certain keys, where they are certain', () => {
    const sure = expertKeys(model, { popularity: 0, loading: 0 });
    const { estimate, keyCovariance } = estimateWithKeys(groupModel, counts, 40, sure);
    for (let k = 0; k < model.size; k++) {
      expect(estimate.mean[k]).toBeCloseTo(whole.mean[k] as number, 5);
      expect(diagonal(keyCovariance, k)).toBe(0);
    }
  });

  it('is drawn to the middle by doubtful keys, and knows less', () => {
    const square = (values: Float64Array) => values.reduce((sum, value) => sum + value ** 2, 0);
    const { estimate, keyCovariance } = estimateWithKeys(groupModel, counts, 40, keys);
    expect(square(estimate.mean)).toBeLessThan(square(whole.mean));
    for (let k = 0; k < model.size; k++) {
      const all = diagonal(estimate.covariance, k) + diagonal(keyCovariance, k);
      expect(all).toBeGreaterThan(diagonal(whole.covariance, k));
    }
  });

  it('is less certain and nearer to the middle where the pool may have leaned to one side', () => {
    const common = model.prior.covariance.map((value) => 0.05 * value);
    const leaning = estimateWithKeys(groupModel, counts, 40, { ...keys, common });
    const plain = estimateWithKeys(groupModel, counts, 40, keys);
    const total = (found: typeof plain, k: number) =>
      diagonal(found.estimate.covariance, k) + diagonal(found.keyCovariance, k);
    for (let k = 0; k < model.size; k++) expect(total(leaning, k)).toBeGreaterThan(total(plain, k));
  });
});

describe('keys that are more wrong than assumed', () => {
  const wrong = (times: number, seed: string) => {
    const random = createRandom(seed);
    const popularity = model.popularity.map(() => times * drawNormal(random));
    const asked = compileGroupModel({ ...model, popularity });
    const counts = new Float64Array(model.optionCount);
    for (const groupQuestion of asked.questions) {
      const { probability } = marginalChoice(groupQuestion, popularity, model.prior.mean);
      counts.set(
        probability.map((value) => 400 * value),
        groupQuestion.question.firstOption,
      );
    }
    return estimateWithKeys(groupModel, counts, 400, keys);
  };

  it('are noticed by a group itself, whose ranges then hold it', () => {
    const share = (times: number) => {
      const { estimate, keyCovariance } = wrong(times, 'far off');
      const inside = [...estimate.mean.keys()].filter((k) => {
        const half = 1.96 * Math.sqrt(diagonal(estimate.covariance, k) + diagonal(keyCovariance, k));
        return Math.abs(estimate.mean[k] as number) <= half;
      });
      return inside.length / model.size;
    };
    expect(share(0.5)).toBeGreaterThan(0.9);
    expect(share(1)).toBeGreaterThan(0.9);
    // What is left of the misfit is chance.
    expect(wrong(1, 'far off').estimate.misfit).toBeLessThan(1.02);
  });

  it('leave ranges as they are where keys are as wrong as assumed or less', () => {
    const expected = wrong(0, 'right');
    const usual = wrong(0.4, 'as assumed');
    const ratio = diagonal(usual.keyCovariance, 3) / diagonal(expected.keyCovariance, 3);
    expect(ratio).toBeGreaterThan(0.7);
    expect(ratio).toBeLessThan(1.4);
  });
});
