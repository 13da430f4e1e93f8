import { choiceProbabilities } from '../person/choice-probability.ts';
import { createWorkspace } from '../person/workspace.ts';
import { type Choices, type Model, NOT_ANSWERED } from '../questionnaire/model.ts';

/**
 * How well answers fit the very person whom they describe: the standardised
 * log-likelihood l_z of Drasgow, Levine and Williams (1985), over several models.
 *
 *   l_z = (sum of ln P(answer) - its expectation) / its standard deviation
 *
 * Because the estimate comes from the same answers, honest people centre above 0 (near 1), not at 0;
 * thresholds come from simulation and not from the normal table. Null without answers.
 *
 * Example: -2 is someone whose single answers surprise far more often than they should.
 */
export interface FittedAnswers {
  readonly model: Model;
  readonly choices: Choices;
  readonly theta: Float64Array;
}

export function personFit(parts: readonly FittedAnswers[]): number | null {
  let surprise = 0;
  let variance = 0;
  for (const { model, choices, theta } of parts) {
    const { probability } = createWorkspace(model);
    for (const [index, question] of model.questions.entries()) {
      const chosen = choices[index] as number;
      if (chosen === NOT_ANSWERED) continue;
      choiceProbabilities(question, model.popularity, theta, probability);
      let expected = 0;
      let square = 0;
      for (let option = 0; option < question.optionKeys.length; option++) {
        const p = probability[option] as number;
        if (p === 0) continue;
        expected += p * Math.log(p);
        square += p * Math.log(p) ** 2;
      }
      const observed = Math.max(probability[chosen - question.firstOption] as number, Number.MIN_VALUE);
      surprise += Math.log(observed) - expected;
      variance += square - expected * expected;
    }
  }
  return variance > 1e-12 ? surprise / Math.sqrt(variance) : null;
}
