import { describe, expect, it } from 'vitest';
import { estimateWithKeys } from '../../group/estimate-with-keys.ts';
import { compileGroups } from '../../group/group-engine.ts';
import { compileGroupModel } from '../../group/group-model.ts';
import { factorise, invert, multiplyLower } from '../../linear-algebra/index.ts';
import { loadQuestionnaire } from '../../questionnaire/load-questionnaire.ts';
import type { Choices, Model } from '../../questionnaire/model.ts';
import { createRandom, drawNormal, type Random } from '../../random.ts';
import { pickFrom } from '../../testing/pick-from.ts';
import { toyQuestionnaire } from '../../testing/toy-questionnaire.ts';
import { expertKeys, POPULARITY } from '../key-uncertainty.ts';
import { learnKeys } from './learn-keys.ts';
import { readParameters } from './parameters.ts';
import { predictiveScore } from './predict.ts';

const toy = toyQuestionnaire().models.behaviour;
const turns = { frozen: 10, settling: 40, counting: 160 };

/** A world in which options mean something else than the authors wrote. */
const wrong = (model: Model, random: Random, popularity = 0.5, loading = 0.3): Model => ({
  ...model,
  popularity: model.popularity.map(() => popularity * drawNormal(random)),
  questions: model.questions.map((question) => ({
    ...question,
    weights: question.weights.map((weight) => weight * (1 + loading * drawNormal(random))),
  })),
});

function answer(world: Model, companies: number, people: number, random: Random): Choices[][] {
  const factor = Float64Array.from(world.prior.covariance);
  factorise(factor, world.size);
  const draw = (variance: number) => {
    const x = Float64Array.from({ length: world.size }, () => Math.sqrt(variance) * drawNormal(random));
    multiplyLower(factor, world.size, x);
    return x;
  };
  return Array.from({ length: companies }, () => {
    const home = draw(0.2);
    return Array.from({ length: people }, () => {
      const own = draw(0.8);
      return pickFrom(
        world,
        own.map((value, k) => value + (home[k] as number)),
        random,
      );
    });
  });
}

const centred = (values: Float64Array) => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.map((value) => value - mean);
};

describe('keys learned from answers', () => {
  const random = createRandom('learned toy');
  const world = wrong(toy, random);
  const groups = answer(world, 12, 100, random);
  const learned = learnKeys(toy, { groups }, { version: 'toy.1', seed: 'a', turns });

  it('find out how popular options are, and know how far', () => {
    let [before, after, standardised, count] = [0, 0, 0, 0];
    for (const [index, { firstOption, optionKeys }] of toy.questions.entries()) {
      const of = (model: Model) =>
        centred(model.popularity.slice(firstOption, firstOption + optionKeys.length));
      const [truth, found] = [of(world), of(learned.model)];
      const { covariance, options } = learned.uncertainty.questions[
        index
      ] as (typeof learned.uncertainty.questions)[0];
      for (const [option, value] of truth.entries()) {
        const error = (found[option] as number) - value;
        before += value ** 2;
        after += error ** 2;
        // What the pool may have had in common is in the errors too, and is told apart.
        standardised += error ** 2 / ((covariance[option * (options.length + 1)] as number) + 0.04);
        count++;
      }
    }
    expect(after).toBeLessThan(0.4 * before);
    expect(standardised / count).toBeLessThan(1.6);
  });

  it('find out how strongly options speak', () => {
    let [before, after, inside, count] = [0, 0, 0, 0];
    for (const [index, question] of toy.questions.entries()) {
      const errors = learned.uncertainty.questions[index] as (typeof learned.uncertainty.questions)[0];
      for (const [at, feature] of errors.features.entries()) {
        if (feature === POPULARITY) continue;
        const place = (errors.options[at] as number) * question.touched.length + feature;
        const truth = world.questions[index]?.weights[place] as number;
        const off = (learned.model.questions[index]?.weights[place] as number) - truth;
        before += ((question.weights[place] as number) - truth) ** 2;
        after += off ** 2;
        count++;
        if (Math.abs(off) < 1.96 * Math.sqrt(errors.covariance[at * (errors.options.length + 1)] as number))
          inside++;
      }
    }
    expect(after).toBeLessThan(before);
    expect(inside / count).toBeGreaterThan(0.8);
  });

  it('foresee answers that nobody learned from better than the authors’ do', () => {
    const fresh = answer(world, 4, 60, random).flat();
    expect(predictiveScore(learned.model, fresh)).toBeGreaterThan(predictiveScore(toy, fresh));
    expect(predictiveScore(world, fresh)).toBeGreaterThan(predictiveScore(toy, fresh));
  });

  it('are the same for the same answers and seed', () => {
    const few = { groups: groups.slice(0, 2).map((group) => group.slice(0, 20)) };
    const short = { version: 'toy.2', seed: 'b', turns: { frozen: 2, settling: 2, counting: 6 } };
    expect(learnKeys(toy, few, short)).toEqual(learnKeys(toy, few, short));
  });

  it('stay near the authors’ where there is hardly anyone to learn from', () => {
    const few = { groups: [groups[0]?.slice(0, 3) ?? []] };
    const { model } = learnKeys(toy, few, { version: 'toy.3', seed: 'c', turns });
    for (const [index, question] of toy.questions.entries()) {
      for (const [at, weight] of question.weights.entries()) {
        expect(Math.abs((model.questions[index]?.weights[at] as number) - weight)).toBeLessThan(0.5);
      }
    }
  });

  it('name how wrong the authors’ are in general', () => {
    const wide = wrong(toy, random, 1.2, 0.3);
    const { sizes } = learnKeys(
      toy,
      { groups: answer(wide, 12, 100, random) },
      { version: 'toy.4', seed: 'd', turns },
    );
    expect(sizes.popularity).toBeGreaterThan(learned.sizes.popularity);
    expect(sizes.between).toBeGreaterThan(0.05);
    expect(sizes.between).toBeLessThan(0.5);
  });

  it('make the ranges of a group narrower, and leave it nothing to know about everyone at once', () => {
    const counts = new Float64Array(toy.optionCount);
    for (const choices of groups[0] ?? [])
      for (const option of choices) counts[option] = (counts[option] ?? 0) + 1;
    const width = (model: Model, keys: typeof learned.uncertainty) => {
      const { estimate, keyCovariance } = estimateWithKeys(compileGroupModel(model), counts, 100, keys);
      return estimate.mean.reduce(
        (sum, _, k) =>
          sum + Math.sqrt((estimate.covariance[k * 4] as number) + (keyCovariance[k * 4] as number)),
        0,
      );
    };
    const found = width(learned.model, learned.uncertainty);
    expect(found).toBeLessThan(width(toy, expertKeys(toy)));
    expect(width(learned.model, { ...learned.uncertainty, common: null })).toBeLessThan(found);
  });
});

describe('keys learned in as few turns as a large pool is given', () => {
  it('know how far their loadings are off', () => {
    const random = createRandom('few turns');
    const few = { frozen: 10, settling: 20, counting: 16 };
    let [inside, count] = [0, 0];
    for (let trial = 0; trial < 20; trial++) {
      const world = wrong(toy, random);
      const groups = answer(world, 16, 100, random);
      const { model, uncertainty } = learnKeys(
        toy,
        { groups },
        { version: 'few', seed: `${trial}`, turns: few },
      );
      const [found, truth] = [readParameters(toy, model), readParameters(toy, world)];
      const variance = uncertainty.questions.flatMap(({ covariance, options }) =>
        Array.from(options, (_, at) => covariance[at * (options.length + 1)] as number),
      );
      const isLoading = uncertainty.questions.flatMap(({ features }) =>
        Array.from(features, (at) => at !== POPULARITY),
      );
      for (const [at, value] of found.entries()) {
        if (isLoading[at] !== true) continue;
        count++;
        if (Math.abs(value - (truth[at] as number)) < 1.96 * Math.sqrt(variance[at] as number)) inside++;
      }
    }
    expect(inside / count).toBeGreaterThan(0.91);
  }, 60_000);
});

describe('keys of any kind', () => {
  it('compile, however wrong the authors’ are', () => {
    const questionnaire = loadQuestionnaire();
    const random = createRandom('any keys');
    for (let world = 0; world < 12; world++) {
      const [popularity, loading] = world % 2 === 0 ? [1, 0.6] : [3, 1.5];
      const models = {
        behaviour: wrong(questionnaire.models.behaviour, random, popularity, loading),
        perception: wrong(questionnaire.models.perception, random, popularity, loading),
      };
      const engine = compileGroups({ ...questionnaire, models });
      const counts = Float64Array.from({ length: models.behaviour.optionCount }, (_, at) =>
        at % 4 === 0 ? 30 : 0,
      );
      const { estimate } = estimateWithKeys(
        engine.models.behaviour,
        counts,
        30,
        expertKeys(models.behaviour),
      );
      expect(estimate.mean.every(Number.isFinite)).toBe(true);
      // What is left for answering is a covariance, however much is the keys'.
      expect(() => invert(estimate.covariance, models.behaviour.size)).not.toThrow();
    }
  }, 60_000);
});
