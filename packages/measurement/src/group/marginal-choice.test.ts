import { describe, expect, it } from 'vitest';
import { loadQuestionnaire } from '../questionnaire/load-questionnaire.ts';
import { toyQuestionnaire } from '../testing/toy-questionnaire.ts';
import { compileGroupModel, type GroupQuestion } from './group-model.ts';
import { WITHIN_GROUPS } from './group-spread.ts';
import { marginalChoice } from './marginal-choice.ts';

const toy = toyQuestionnaire().models.behaviour;
const toyGroups = compileGroupModel(toy);

/** The mean of softmax over a fine grid in the three traits themselves: nothing of the code under test. */
function integrate(question: number, mean: readonly number[]): number[] {
  const S = toy.prior.precision;
  const { touched, weights, optionKeys } = toy.questions[question] as (typeof toy.questions)[number];
  const total = optionKeys.map(() => 0);
  let norm = 0;
  const line = Array.from({ length: 41 }, (_, index) => (index - 20) * 0.22);
  for (const a of line) {
    for (const b of line) {
      for (const c of line) {
        const e = [a, b, c];
        let square = 0;
        for (let i = 0; i < 3; i++) {
          for (let j = 0; j < 3; j++)
            square += (e[i] as number) * (S[i * 3 + j] as number) * (e[j] as number);
        }
        const density = Math.exp(-square / (2 * WITHIN_GROUPS));
        const exponentials = optionKeys.map((_, option) => {
          let utility = 0;
          for (const [k, at] of touched.entries()) {
            utility +=
              (weights[option * touched.length + k] as number) * ((mean[at] as number) + (e[at] as number));
          }
          return Math.exp(utility);
        });
        const sum = exponentials.reduce((all, value) => all + value, 0);
        for (const [option, value] of exponentials.entries()) {
          total[option] = (total[option] as number) + (density * value) / sum;
        }
        norm += density;
      }
    }
  }
  return total.map((value) => value / norm);
}

describe('choices of a group', () => {
  it.each([0, 1, 2, 3, 4])('agree with direct integration over the traits, question %i', (question) => {
    for (const mean of [
      [0, 0, 0],
      [0.8, -0.5, 0.3],
    ]) {
      const { probability } = marginalChoice(
        toyGroups.questions[question] as GroupQuestion,
        toy.popularity,
        Float64Array.from(mean),
      );
      for (const [option, expected] of integrate(question, mean).entries()) {
        expect(probability[option]).toBeCloseTo(expected, 2.3);
      }
    }
  });

  it('sum to one, and change with a utility as their slope says', () => {
    const { behaviour } = loadQuestionnaire().models;
    const question = compileGroupModel(behaviour).questions[10] as GroupQuestion;
    const mean = Float64Array.from({ length: behaviour.size }, (_, index) => Math.sin(index));
    const { probability, slope } = marginalChoice(question, behaviour.popularity, mean);
    expect(probability.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 10);
    const step = 1e-5;
    for (let option = 0; option < 4; option++) {
      const shifted = Float64Array.from(behaviour.popularity);
      shifted[question.question.firstOption + option] = step;
      const moved = marginalChoice(question, shifted, mean).probability;
      for (let row = 0; row < 4; row++) {
        const difference = ((moved[row] as number) - (probability[row] as number)) / step;
        expect(slope[row * 4 + option]).toBeCloseTo(difference, 4);
      }
    }
  });

  it('stay probabilities however far out the group stands', () => {
    for (const far of [-500, 500]) {
      const { probability } = marginalChoice(
        toyGroups.questions[0] as GroupQuestion,
        toy.popularity,
        Float64Array.of(far, -far, far),
      );
      for (const p of probability) expect(p).toBeGreaterThanOrEqual(0);
      expect(probability.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 10);
    }
  });
});
