import type { Choices, Model } from '../questionnaire/model.ts';
import type { Design } from '../questionnaire/types.ts';

/**
 * Test support: the log posterior written out from the design page, straight
 * from the design's keys and loadings, sharing nothing with the scoring code
 * but the prior's precision. Slow and plain.
 *
 * Example: `writtenOutPosterior(design, model, choices)([0, 0, 0])`.
 */
export function writtenOutPosterior(
  design: Design,
  model: Model,
  choices: Choices,
): (x: readonly number[]) => number {
  const slope = model.kind === 'behaviour' ? 1.5 : 1.2;
  const kind = model.kind === 'behaviour' ? 'tendency' : 'construct';
  const questions = design.questions.filter((question) => question.kind === kind);
  const place = new Map(model.measures.map(({ key }, index) => [key, index]));
  return (x) => {
    let value = 0;
    let option = 0;
    for (const [index, { options }] of questions.entries()) {
      const chosen = choices[index] as number;
      const utilities = options.map(({ loadings }, at) =>
        loadings.reduce(
          (sum, { measure, weight }) => sum + slope * weight * (x[place.get(measure) as number] as number),
          model.popularity[option + at] as number,
        ),
      );
      if (chosen >= 0) {
        value += utilities[chosen - option] as number;
        value -= Math.log(utilities.reduce((sum, utility) => sum + Math.exp(utility), 0));
      }
      option += options.length;
    }
    for (let row = 0; row < model.size; row++) {
      for (let column = 0; column < model.size; column++) {
        const from = (x[row] as number) - (model.prior.mean[row] as number);
        const to = (x[column] as number) - (model.prior.mean[column] as number);
        value -= (from * to * (model.prior.precision[row * model.size + column] as number)) / 2;
      }
    }
    return value;
  };
}
