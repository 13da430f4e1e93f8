import { factorise, solve, tryFactorise } from '../linear-algebra/index.ts';
import type { ModelQuestion } from '../questionnaire/model.ts';
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

export function createEvidence({ optionKeys, touched }: ModelQuestion): QuestionEvidence {
  const free = optionKeys.length - 1;
  return {
    pull: new Float64Array(touched.length * free),
    gradient: new Float64Array(free * touched.length),
    scatter: new Float64Array(free * free),
  };
}

/** `into` is written over, so that the steps of an estimate need not make room each time. */
export function questionEvidence(
  { question, within }: GroupQuestion,
  { probability, slope }: MarginalChoice,
  answered: number,
  people: number,
  errors: Float64Array | null = null,
  into: QuestionEvidence = createEvidence(question),
): QuestionEvidence {
  const { pull, gradient, scatter } = into;
  const options = question.optionKeys.length;
  const free = options - 1;
  const width = question.touched.length;
  const { weights } = question;
  for (let row = 0; row < free; row++) {
    for (let k = 0; k < width; k++) {
      let sum = 0;
      for (let option = 0; option < options; option++) {
        sum += (slope[row * options + option] as number) * (weights[option * width + k] as number);
      }
      gradient[row * width + k] = sum;
    }
  }
  const widened = errors === null ? null : carriedErrors(slope, errors, options);
  factoriseScatter(scatter, probability, gradient, within, answered / people, answered, widened);
  const column = new Float64Array(free);
  for (let k = 0; k < width; k++) {
    for (let row = 0; row < free; row++) column[row] = gradient[row * width + k] as number;
    solve(scatter, free, column);
    for (let row = 0; row < free; row++) pull[k * free + row] = answered * (column[row] as number);
  }
  return into;
}

function multinomialScatter(probability: Float64Array, free: number, scatter: Float64Array): void {
  const floor = FLOOR / probability.length;
  for (let row = 0; row < free; row++) {
    const own = (1 - FLOOR) * (probability[row] as number) + floor;
    for (let column = 0; column < free; column++) {
      const other = (1 - FLOOR) * (probability[column] as number) + floor;
      scatter[row * free + column] = (row === column ? own : 0) - own * other;
    }
  }
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
function factoriseScatter(
  scatter: Float64Array,
  probability: Float64Array,
  gradient: Float64Array,
  within: Float64Array,
  share: number,
  answered: number,
  widened: Float64Array | null,
): void {
  const free = probability.length - 1;
  const width = gradient.length / free;
  for (let halved = 0; ; halved++) {
    multinomialScatter(probability, free, scatter);
    const taken = halved < HALVINGS ? share / 2 ** halved : 0;
    takeAwaySpread(scatter, gradient, within, free, width, taken);
    if (widened !== null) {
      for (let at = 0; at < scatter.length; at++)
        scatter[at] = (scatter[at] as number) + answered * (widened[at] as number);
    }
    if (taken === 0) {
      factorise(scatter, free);
      return;
    }
    if (tryFactorise(scatter, free)) return;
  }
}

/** J D J' of all options but the last. The rest is n times a covariance of frequencies, so it is taken n times. */
function carriedErrors(slope: Float64Array, errors: Float64Array, options: number): Float64Array {
  const free = options - 1;
  const carried = new Float64Array(options);
  const widened = new Float64Array(free * free);
  for (let row = 0; row < free; row++) {
    for (let option = 0; option < options; option++) {
      let sum = 0;
      for (let k = 0; k < options; k++)
        sum += (slope[row * options + k] as number) * (errors[k * options + option] as number);
      carried[option] = sum;
    }
    for (let column = 0; column < free; column++) {
      let sum = 0;
      for (let k = 0; k < options; k++)
        sum += (carried[k] as number) * (slope[column * options + k] as number);
      widened[row * free + column] = sum;
    }
  }
  return widened;
}
