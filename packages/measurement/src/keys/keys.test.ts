import { describe, expect, it } from 'vitest';
import { factorise, multiplyLower } from '../linear-algebra/index.ts';
import { choiceProbabilities } from '../person/choice-probability.ts';
import { scorePerson } from '../person/score-person.ts';
import { loadQuestionnaire } from '../questionnaire/load-questionnaire.ts';
import type { Choices, Model, ModelQuestion } from '../questionnaire/model.ts';
import { createRandom, drawNormal, type Random } from '../random.ts';
import { drawStanding } from '../simulation/draw-people.ts';
import { createTruth } from '../simulation/truth.ts';
import { createWorld } from '../simulation/world.ts';
import { pickFrom } from '../testing/pick-from.ts';
import { toyQuestionnaire } from '../testing/toy-questionnaire.ts';
import { applyCalibration, calibratedKeys } from './apply-calibration.ts';
import { calibrate, countOptions } from './calibrate.ts';
import { carryKeyUncertainty } from './carry-key-uncertainty.ts';
import { estimatePopularities } from './estimate-popularities.ts';
import { expertKeys } from './key-uncertainty.ts';
import { estimateNorms, shareBelow } from './norms.ts';

const questionnaire = loadQuestionnaire();
const model = questionnaire.models.behaviour;

function withPopularities(random: Random, sd = 0.5): Model {
  return { ...model, popularity: model.popularity.map(() => sd * drawNormal(random)) };
}

/** Answers of people drawn from the prior to a world that may differ from the scorer's model. */
function population(
  world: Model,
  people: number,
  random: Random,
): { choices: Choices[]; truth: Float64Array[] } {
  const everybody = createTruth(createWorld(questionnaire));
  const truth = Array.from({ length: people }, () => drawStanding(everybody, 1, random).behaviour);
  return { truth, choices: truth.map((x) => pickFrom(world, x, random)) };
}

/** Every way to answer all questions of a small model. */
function everyPattern({ questions }: Model): Choices[] {
  return questions
    .reduce<number[][]>(
      (patterns, { firstOption, optionKeys }) =>
        patterns.flatMap((pattern) => optionKeys.map((_, option) => [...pattern, firstOption + option])),
      [[]],
    )
    .map((pattern) => Int16Array.from(pattern));
}

function drawFromPrior({ size, prior }: Model, random: Random): Float64Array {
  const factor = Float64Array.from(prior.covariance);
  factorise(factor, size);
  const x = Float64Array.from({ length: size }, () => drawNormal(random));
  multiplyLower(factor, size, x);
  return x;
}

/** The question with every loading off by 30% of itself. */
const wrong = (question: ModelQuestion, random: Random): ModelQuestion => ({
  ...question,
  weights: question.weights.map((weight) => weight * (1 + 0.3 * drawNormal(random))),
});

function chanceOf(model: Model, choices: Choices, x: Float64Array): number {
  const probability = new Float64Array(4);
  return model.questions.reduce((chance, question, at) => {
    choiceProbabilities(question, model.popularity, x, probability);
    return chance * (probability[(choices[at] as number) - question.firstOption] as number);
  }, 1);
}

describe('the uncertainty of the keys', () => {
  it('is what scoring the same answers with other keys would change', () => {
    // Brute force on the toy: many wrong keys, the mean answer of one person under each.
    const toy = toyQuestionnaire().models.behaviour;
    const keys = { ...expertKeys(toy), loadingSpread: 0, correlationSpread: 0 };
    const carried = carryKeyUncertainty(toy, keys, createRandom('toy'), 400);
    const random = createRandom('brute force');
    const shifts = Array.from({ length: 3000 }, () => {
      const x = Float64Array.from({ length: 3 }, () => 0.5 * drawNormal(random));
      const choices = pickFrom(toy, x, random);
      const other = { ...toy, popularity: toy.popularity.map(() => 0.5 * drawNormal(random)) };
      return (
        (scorePerson(other, choices).theta[0] as number) - (scorePerson(toy, choices).theta[0] as number)
      );
    });
    const variance = shifts.reduce((sum, shift) => sum + shift * shift, 0) / shifts.length;
    expect((carried[0] as number) / variance).toBeGreaterThan(0.75);
    expect((carried[0] as number) / variance).toBeLessThan(1.25);
  });

  it('is what wrong loadings do to the expected score, wherever somebody stands', () => {
    // Exactly, over all ways to answer the toy: the mean score of somebody who answers by other loadings than ours.
    const toy = toyQuestionnaire().models.behaviour;
    const keys = { ...expertKeys(toy), popularityCovariance: new Float64Array(toy.optionCount ** 2) };
    const carried = carryKeyUncertainty(toy, { ...keys, correlationSpread: 0 }, createRandom('toy'), 400);
    const random = createRandom('wrong loadings');
    const patterns = everyPattern(toy);
    const scored = patterns.map((choices) => scorePerson(toy, choices).theta[0] as number);
    const shifts = Array.from({ length: 2000 }, () => {
      const x = drawFromPrior(toy, random);
      const other = { ...toy, questions: toy.questions.map((question) => wrong(question, random)) };
      return patterns.reduce(
        (sum, choices, at) =>
          sum + (scored[at] as number) * (chanceOf(other, choices, x) - chanceOf(toy, choices, x)),
        0,
      );
    });
    const variance = shifts.reduce((sum, shift) => sum + shift * shift, 0) / shifts.length;
    // Four questions make the first order coarse, and on the careful side: 18% in the spread.
    expect((carried[0] as number) / variance).toBeGreaterThan(0.85);
    expect((carried[0] as number) / variance).toBeLessThan(1.5);
  });

  it('is a covariance, the same for the same seed, and grows with what is unknown', () => {
    const all = carryKeyUncertainty(model, expertKeys(model), createRandom(1), 5);
    expect(carryKeyUncertainty(model, expertKeys(model), createRandom(1), 5)).toEqual(all);
    const fewer = carryKeyUncertainty(model, { ...expertKeys(model), loadingSpread: 0 }, createRandom(1), 5);
    for (let k = 0; k < model.size; k++) {
      expect(all[k * 85]).toBeGreaterThan(fewer[k * 85] as number);
      expect(all[k * 84 + 3]).toBeCloseTo(all[3 * 84 + k] as number, 12);
    }
  });
});

describe('estimated popularities', () => {
  it('recover what can be recovered, and know how far', () => {
    const random = createRandom('recover');
    const world = withPopularities(random);
    const { choices } = population(world, 600, random);
    const { popularity, covariance } = estimatePopularities(
      model,
      countOptions(model, choices),
      choices.length,
    );
    let [before, after, standardised] = [0, 0, 0];
    for (const { firstOption } of model.questions) {
      const difference = (values: ArrayLike<number>) =>
        (values[firstOption] as number) - (values[firstOption + 1] as number);
      const at = (a: number, b: number) =>
        covariance[(firstOption + a) * model.optionCount + firstOption + b] as number;
      const error = difference(popularity) - difference(world.popularity);
      before += difference(world.popularity) ** 2;
      after += error ** 2;
      standardised += error ** 2 / (at(0, 0) + at(1, 1) - 2 * at(0, 1)) / model.questions.length;
    }
    expect(after).toBeLessThan(0.5 * before);
    expect(standardised).toBeGreaterThan(0.6);
    expect(standardised).toBeLessThan(1.5);
  });

  it('stay at zero when every option is as frequent as the model expects', () => {
    const counts = Array<number>(model.optionCount).fill(100);
    const { popularity, mean } = estimatePopularities({ ...model, questions: evenQuestions() }, counts, 400);
    for (const value of [...popularity, ...mean]) expect(Math.abs(value)).toBeLessThan(1e-6);
  });
});

describe('a calibration', () => {
  const random = createRandom('calibration');
  const world = withPopularities(random);
  const { choices, truth } = population(world, 240, random);
  const calibration = calibrate(model, choices, '1.1');

  it('brings scores closer to the truth and says which version did', () => {
    const calibrated = applyCalibration(model, calibration);
    const error = (scorer: Model) =>
      choices.slice(0, 80).reduce((sum, choice, person) => {
        const { theta } = scorePerson(scorer, choice);
        return (
          sum +
          theta.reduce((squares, value, k) => squares + (value - (truth[person]?.[k] as number)) ** 2, 0)
        );
      }, 0);
    expect(error(calibrated)).toBeLessThan(error(model));
    expect(calibrated.version).toBe('1.1');
  });

  it('shrinks the uncertainty of the keys', () => {
    const trace = (keys: Parameters<typeof carryKeyUncertainty>[1]) => {
      const carried = carryKeyUncertainty(model, keys, createRandom(1), 3);
      return carried.reduce((sum, value, at) => sum + (at % 85 === 0 ? value : 0), 0);
    };
    expect(trace(calibratedKeys(model, calibration))).toBeLessThan(trace(expertKeys(model)));
    expect(calibration.popularityError.before).toBeCloseTo(0.5, 12);
    expect(calibration.popularityError.after).toBeLessThan(0.4);
  });

  it('survives being stored as text', () => {
    const stored = JSON.parse(JSON.stringify(calibration));
    expect(applyCalibration(model, stored)).toEqual(applyCalibration(model, calibration));
  });

  it('is refused for another design, another kind and below 200 responses', () => {
    const code = (name: string) => expect.objectContaining({ code: name });
    expect(() => applyCalibration({ ...model, version: '2' }, calibration)).toThrow(code('version_mismatch'));
    expect(() => applyCalibration(questionnaire.models.perception, calibration)).toThrow(
      code('version_mismatch'),
    );
    expect(() => calibrate(model, choices.slice(0, 199), '1.1')).toThrow(code('too_few_responses'));
  });
});

describe('norms', () => {
  it('have the mean and the spread of the true scores, not of the shrunken ones', () => {
    const random = createRandom('norms');
    const { choices } = population(model, 250, random);
    const norms = estimateNorms(
      model,
      choices.map((choice) => scorePerson(model, choice)),
    );
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(Math.abs(mean(norms.measures.map((norm) => norm.mean)) - 100)).toBeLessThan(4);
    expect(Math.abs(mean(norms.measures.map((norm) => norm.spread)) - 40)).toBeLessThan(2.5);
  });

  it('place a score among the people here', () => {
    expect(shareBelow({ key: 'k', mean: 108, spread: 30 }, 138)).toBeCloseTo(0.8413, 4);
  });

  it('are the prior when there is nobody', () => {
    expect(estimateNorms(model, []).measures[0]).toMatchObject({ mean: 100, spread: 40 });
  });
});

/** Every option loads alike, so that all are equally frequent at the prior mean. */
function evenQuestions(): Model['questions'] {
  return model.questions.map((question) => ({
    ...question,
    weights: new Float64Array(question.weights.length),
  }));
}
