import type { Choices, Model } from '../questionnaire/model.ts';
import type { Random } from '../random.ts';
import { pickOption } from '../simulation/choose.ts';

/**
 * Test support: what someone who stands at x picks under any model, at random.
 *
 * Example: `pickFrom(model, new Float64Array(84), random)`.
 */
export function pickFrom(model: Model, x: Float64Array, random: Random): Choices {
  return Int16Array.from(
    model.questions,
    (question) => question.firstOption + pickOption(question, model.popularity, x, 0, random),
  );
}
