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
import { carryKeyUncertainty } from './carry-key-uncertainty.ts';
import { expertKeys } from './key-uncertainty.ts';
import { estimateNorms } from './norms.ts';

const questionnaire = loadQuestionnaire();
const model = questionnaire.models.behaviour;

/** Answers of people drawn from the prior to a world that may differ from the scorer's model. */
function population(
  world: Model,
  people: number,
  random: Random,
): { choices: Choices[]; truth: Float64Array[] } {
  const everyone = createTruth(createWorld(questionnaire));
  const truth = Array.from({ length: people }, () => drawStanding(everyone, 1, random).behaviour);
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
    const keys = { ...expertKeys(toy, { popularity: 0.5, loading: 0 }), correlationSpread: 0 };
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

  it('is what wrong loadings do to the expected score, wherever someone stands', () => {
    // Exactly, over all ways to answer the toy: the mean score of someone who answers by other loadings than ours.
    const toy = toyQuestionnaire().models.behaviour;
    const keys = expertKeys(toy, { popularity: 0, loading: 0.3 });
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
    const surer = expertKeys(model, { popularity: 0.5, loading: 0 });
    const fewer = carryKeyUncertainty(model, surer, createRandom(1), 5);
    for (let k = 0; k < model.size; k++) {
      expect(all[k * 85]).toBeGreaterThan(fewer[k * 85] as number);
      expect(all[k * 84 + 3]).toBeCloseTo(all[3 * 84 + k] as number, 12);
    }
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

  it('are the prior when there is nobody', () => {
    expect(estimateNorms(model, []).measures[0]).toMatchObject({ mean: 100, spread: 40 });
  });
});
