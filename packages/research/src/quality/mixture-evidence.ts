import { factorise, logDeterminant, solve } from '@fourfold/measurement/linear-algebra/index.ts';
import { choiceProbabilities } from '@fourfold/measurement/person/choice-probability.ts';
import { type Choices, type Model, NOT_ANSWERED } from '@fourfold/measurement/questionnaire/model.ts';

/**
 * How probable answers are for someone who picks every other one at random, as a natural logarithm against picking all
 * of them so: what an ideal observer would weigh. By Laplace's method around the most probable standing, which is
 * sought from `start` on.
 *
 *   P(answer) = (1 - r) P(answer | x) + r / options
 *
 * Example: `mixtureEvidence(model, choices, theta, 0.5)`; with a share of 0 it is the evidence of scoring.
 */
export function mixtureEvidence(model: Model, choices: Choices, start: Float64Array, share: number): number {
  const { size } = model;
  let x = Float64Array.from(start);
  let at = look(model, choices, x, share, false);
  for (let step = 0; step < MOST_STEPS; step++) {
    factorise(at.curvature, size);
    const along = Float64Array.from(at.gradient);
    solve(at.curvature, size, along);
    const distance = along.reduce((sum, value, k) => sum + value * (at.gradient[k] as number), 0);
    if (distance < TOLERANCE) break;
    let length = 1;
    let next = at;
    for (; length > 1e-3; length /= 2) {
      const reached = x.map((value, k) => value + length * (along[k] as number));
      next = look(model, choices, reached, share, false);
      if (next.value > at.value) {
        x = reached;
        break;
      }
    }
    if (next.value <= at.value) break;
    at = next;
  }
  const { value, curvature } = look(model, choices, x, share, true);
  factorise(curvature, size);
  return value - (logDeterminant(curvature, size) + model.prior.logDeterminant) / 2;
}

const MOST_STEPS = 15;
const TOLERANCE = 1e-5;

/** `isExact`: the true curvature; else one that is never negative and above it. */
function look(model: Model, choices: Choices, x: Float64Array, share: number, isExact: boolean) {
  const { size, prior } = model;
  const curvature = Float64Array.from(prior.precision);
  const gradient = new Float64Array(size);
  const probability = new Float64Array(8);
  let value = 0;
  for (let row = 0; row < size; row++) {
    let pull = 0;
    for (let k = 0; k < size; k++) pull += (prior.precision[row * size + k] as number) * (x[k] as number);
    gradient[row] = -pull;
    value -= (pull * (x[row] as number)) / 2;
  }
  for (const [index, question] of model.questions.entries()) {
    const chosen = choices[index] as number;
    if (chosen === NOT_ANSWERED) continue;
    const { touched, weights, firstOption, optionKeys } = question;
    const [width, options] = [touched.length, optionKeys.length];
    choiceProbabilities(question, model.popularity, x, probability);
    const own = (1 - share) * (probability[chosen - firstOption] as number);
    const honest = own / (own + share / options);
    value += Math.log((own + share / options) * options);
    const weightOf = (option: number, k: number): number => weights[option * width + k] as number;
    const expected = Array.from(touched, (_, k) => {
      let sum = 0;
      for (let option = 0; option < options; option++) {
        sum += (probability[option] as number) * weightOf(option, k);
      }
      return sum;
    });
    const surprise = expected.map((mean, k) => weightOf(chosen - firstOption, k) - mean);
    for (let row = 0; row < width; row++) {
      const to = touched[row] as number;
      gradient[to] = (gradient[to] as number) + honest * (surprise[row] as number);
      for (let column = 0; column <= row; column++) {
        let spread = 0;
        for (let option = 0; option < options; option++) {
          const [from, other] = [weightOf(option, row), weightOf(option, column)];
          spread +=
            (probability[option] as number) *
            (from - (expected[row] as number)) *
            (other - (expected[column] as number));
        }
        const bent = isExact ? (1 - honest) * (surprise[row] as number) * (surprise[column] as number) : 0;
        const place = to * size + (touched[column] as number);
        curvature[place] = (curvature[place] as number) + honest * (spread - bent);
      }
    }
  }
  return { value, gradient, curvature };
}
