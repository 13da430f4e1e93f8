import type { GroupModel, GroupQuestion } from '../group/group-model.ts';
import { marginalChoice } from '../group/marginal-choice.ts';

/**
 * The log posterior of means and popularities given option counts, with its
 * slope and its expected curvature (Fisher's).
 *
 *   height = sum of count x ln p(option | means, popularities)  -  what the beliefs take off
 *
 * with p the choice probability averaged over the spread of people around their mean. Questions are taken as
 * independent given the means.
 *
 * Example: without counts the top is at zero and the curvature that of the beliefs.
 */
/** How large popularities (SD, logits) and the mean of an installation (share of the variance between people) may be. */
export interface Beliefs {
  readonly popularitySd: number;
  readonly meanVariance: number;
}

/** Writes the whole curvature, and the gradient, of beliefs and counts at `values`; answers the height there. */
export function countPosterior(
  { model, questions }: GroupModel,
  counts: ArrayLike<number>,
  { popularitySd, meanVariance }: Beliefs,
  values: Float64Array,
  curvature: Float64Array,
  gradient: Float64Array,
): number {
  const { size, optionCount, prior } = model;
  const all = size + optionCount;
  let height = 0;
  curvature.fill(0);
  gradient.fill(0);
  for (let row = 0; row < size; row++) {
    let pull = 0;
    for (let column = 0; column < size; column++) {
      const precision = (prior.precision[row * size + column] as number) / meanVariance;
      curvature[row * all + column] = precision;
      pull += precision * ((values[column] as number) - (prior.mean[column] as number));
    }
    gradient[row] = -pull;
    height -= (pull * ((values[row] as number) - (prior.mean[row] as number))) / 2;
  }
  for (let at = size; at < all; at++) {
    const value = values[at] as number;
    curvature[at * all + at] = 1 / popularitySd ** 2;
    gradient[at] = -value / popularitySd ** 2;
    height -= value ** 2 / popularitySd ** 2 / 2;
  }
  for (const question of questions)
    height += addQuestion(question, size, counts, values, curvature, gradient);
  return height;
}

function addQuestion(
  groupQuestion: GroupQuestion,
  size: number,
  counts: ArrayLike<number>,
  values: Float64Array,
  curvature: Float64Array,
  gradient: Float64Array,
): number {
  const { firstOption, optionKeys, touched, weights } = groupQuestion.question;
  const all = gradient.length;
  const options = optionKeys.length;
  const { probability, slope } = marginalChoice(groupQuestion, values.subarray(size), values);
  const answered = optionKeys.reduce((sum, _, option) => sum + (counts[firstOption + option] as number), 0);
  // Every parameter of the question: where it stands, and how it moves each utility.
  const places = [...touched, ...optionKeys.map((_, option) => size + firstOption + option)];
  const moves = (place: number, option: number): number =>
    place < touched.length
      ? (weights[option * touched.length + place] as number)
      : Number(place - touched.length === option);
  // The slope of ln p by parameter: J W / p.
  const slopes = places.map((_, place) =>
    optionKeys.map((_, row) => {
      let sum = 0;
      for (let option = 0; option < options; option++)
        sum += (slope[row * options + option] as number) * moves(place, option);
      return sum;
    }),
  );
  for (const [a, place] of places.entries()) {
    for (let option = 0; option < options; option++) {
      const share = (slopes[a]?.[option] as number) / (probability[option] as number);
      gradient[place] = (gradient[place] as number) + share * (counts[firstOption + option] as number);
      for (const [b, other] of places.entries()) {
        const at = place * all + other;
        curvature[at] = (curvature[at] as number) + answered * share * (slopes[b]?.[option] as number);
      }
    }
  }
  let height = 0;
  for (let option = 0; option < options; option++) {
    height += (counts[firstOption + option] as number) * Math.log(probability[option] as number);
  }
  return height;
}
