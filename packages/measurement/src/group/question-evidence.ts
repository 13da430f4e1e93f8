import { factorise, solve, tryFactorise } from '../linear-algebra/index.ts';
import type { GroupQuestion } from './group-model.ts';
import type { MarginalChoice } from './marginal-choice.ts';

/**
 * What the counts of one question say about the group's mean.
 *
 * Around the mean of the very people who answered, the frequencies f scatter with
 *
 *   Cov(f) = (diag p - p p' - (n_t / n) G (1 - t) S G') / n_t,     G = dp / dmu = J W,
 *
 * the multinomial scatter less what the members' own spread explains: who is in the group is no
 * error when the group's mean is asked for. n_t of n members answered. What remains correlated
 * between questions is of second order in the spread and is left out.
 *
 * Where the keys may be wrong, an error d of the question's utilities moves its frequencies by J d whatever their
 * number: `errors` = Cov(d) adds J Cov(d) J', so a question weighs no more than its keys are worth.
 *
 * One option is left out, since frequencies sum to one. `pull` is G' Cov(f)^-1, measures x options
 * but the last.
 */
export interface QuestionEvidence {
  readonly pull: Float64Array;
  /** G, options but the last x measures. */
  readonly gradient: Float64Array;
  /** Cholesky factor of n_t Cov(f). */
  readonly scatter: Float64Array;
}

/**
 * Mixed into p where it stands in the scatter, so that an option that nobody should choose has
 * finite weight.
 */
const FLOOR = 1e-3;

export function questionEvidence(
  { question, within }: GroupQuestion,
  { probability, slope }: MarginalChoice,
  answered: number,
  people: number,
  errors: Float64Array | null = null,
): QuestionEvidence {
  const options = question.optionKeys.length;
  const free = options - 1;
  const width = question.touched.length;
  const gradient = new Float64Array(free * width);
  for (let row = 0; row < free; row++) {
    for (let k = 0; k < width; k++) {
      let sum = 0;
      for (let option = 0; option < options; option++) {
        sum += (slope[row * options + option] as number) * (question.weights[option * width + k] as number);
      }
      gradient[row * width + k] = sum;
    }
  }
  const scatter = factorisedScatter(probability, gradient, within, answered / people, (own) => {
    if (errors !== null) addErrors(own, slope, errors, options, answered);
  });
  const pull = new Float64Array(width * free);
  const column = new Float64Array(free);
  for (let k = 0; k < width; k++) {
    for (let row = 0; row < free; row++) column[row] = gradient[row * width + k] as number;
    solve(scatter, free, column);
    for (let row = 0; row < free; row++) pull[k * free + row] = answered * (column[row] as number);
  }
  return { pull, gradient, scatter };
}

function multinomialScatter(probability: Float64Array, free: number): Float64Array {
  const scatter = new Float64Array(free * free);
  const floored = probability.map((p) => (1 - FLOOR) * p + FLOOR / probability.length);
  for (let row = 0; row < free; row++) {
    for (let column = 0; column < free; column++) {
      const both = (floored[row] as number) * (floored[column] as number);
      scatter[row * free + column] = (row === column ? (floored[row] as number) : 0) - both;
    }
  }
  return scatter;
}

function takeAwaySpread(
  scatter: Float64Array,
  gradient: Float64Array,
  within: Float64Array,
  free: number,
  width: number,
  share: number,
): void {
  for (let row = 0; row < free; row++) {
    for (let k = 0; k < width; k++) {
      let spread = 0;
      for (let l = 0; l < width; l++) {
        spread += (gradient[row * width + l] as number) * (within[l * width + k] as number);
      }
      for (let column = 0; column < free; column++) {
        const at = row * free + column;
        scatter[at] = (scatter[at] as number) - share * spread * (gradient[column * width + k] as number);
      }
    }
  }
}

/** How often the spread is halved where it leaves nothing to scatter. */
const HALVINGS = 12;

/**
 * At the far ends, and where an option says very much, the members' spread explains more than there is to explain. Then
 * less of it is taken away: none at all always leaves a scatter that can be factorised.
 */
function factorisedScatter(
  probability: Float64Array,
  gradient: Float64Array,
  within: Float64Array,
  share: number,
  widen: (scatter: Float64Array) => void,
): Float64Array {
  const free = probability.length - 1;
  const width = gradient.length / free;
  for (let halved = 0; ; halved++) {
    const scatter = multinomialScatter(probability, free);
    const taken = halved < HALVINGS ? share / 2 ** halved : 0;
    takeAwaySpread(scatter, gradient, within, free, width, taken);
    widen(scatter);
    if (taken === 0) {
      factorise(scatter, free);
      return scatter;
    }
    if (tryFactorise(scatter, free)) return scatter;
  }
}

/** n J D J', as the rest is n times a covariance of frequencies. */
function addErrors(
  scatter: Float64Array,
  slope: Float64Array,
  errors: Float64Array,
  options: number,
  answered: number,
): void {
  const free = options - 1;
  const carried = new Float64Array(free * options);
  for (let row = 0; row < free; row++) {
    for (let option = 0; option < options; option++) {
      let sum = 0;
      for (let k = 0; k < options; k++)
        sum += (slope[row * options + k] as number) * (errors[k * options + option] as number);
      carried[row * options + option] = sum;
    }
  }
  for (let row = 0; row < free; row++) {
    for (let column = 0; column < free; column++) {
      let sum = 0;
      for (let k = 0; k < options; k++)
        sum += (carried[row * options + k] as number) * (slope[column * options + k] as number);
      scatter[row * free + column] = (scatter[row * free + column] as number) + answered * sum;
    }
  }
}
