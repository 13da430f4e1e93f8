import { multiply } from '../../linear-algebra/index.ts';
import { POPULARITY, type QuestionErrors, type QuestionParameters } from '../key-uncertainty.ts';
import type { DrawnQuestion } from './draw-keys.ts';
import type { Layout } from './parameters.ts';
import type { Shift } from './shift.ts';
import type { Sizes } from './sizes.ts';
import { type TurnSeries, turnsError } from './turns-error.ts';

/**
 * What turns of learning have in common: the mean of the keys and how far they are unknown.
 *
 * A popularity is known badly by itself and well at the place v where the pool stands, so what is averaged is the
 * utility there, b = c + w v, beside the loadings. The whole covariance is that within turns and that between them
 * (Rao and Blackwell's):  E Cov(b, w | standings) + Cov E(b, w | standings), the latter widened by what so few turns
 * leave unsaid (turns-error.ts). In the end popularities are told for the mean place again: c = b - w v.
 *
 * Example: after 300 turns a question's covariance of 12 parameters is known well enough.
 */
export interface Account {
  turns: number;
  readonly middle: Float64Array;
  /** By question, then by turn. */
  readonly told: readonly Float64Array[][];
  /** By question, summed over turns. */
  readonly within: readonly Float64Array[];
  readonly sizes: Sizes;
  note(
    drawn: readonly Pick<DrawnQuestion, 'centre' | 'covariance'>[],
    middle: Float64Array,
    shift: Shift,
    sizes: Readonly<Sizes>,
  ): void;
}

export function createAccount(layout: Layout): Account {
  const { starts, optionCounts, size } = layout;
  const counts = Array.from(
    optionCounts,
    (_, question) => (starts[question + 1] as number) - (starts[question] as number),
  );
  const account: Account = {
    turns: 0,
    middle: new Float64Array(size),
    told: counts.map(() => []),
    within: counts.map((count) => new Float64Array(count * count)),
    sizes: { popularity: 0, loading: 0, discrimination: 0, between: 0 },
    note(drawn, middle, shift, sizes) {
      account.turns++;
      for (let k = 0; k < size; k++)
        account.middle[k] = (account.middle[k] as number) + (middle[k] as number) + (shift.mean[k] as number);
      for (const key of ['popularity', 'loading', 'discrimination', 'between'] as const)
        account.sizes[key] += sizes[key];
      for (const [question, { centre, covariance }] of drawn.entries()) {
        const there = turnTo(layout, question, middle, 1);
        const count = centre.length;
        account.told[question]?.push(times(there, centre, count));
        add(account.within[question] as Float64Array, sandwich(there, covariance, count));
      }
    },
  };
  return account;
}

export function readAccount(
  layout: Layout,
  { turns, middle, told, within, sizes }: Account,
): { values: Float64Array; questions: QuestionErrors[]; sizes: Sizes } {
  const { starts, authored } = layout;
  const values = new Float64Array(authored.length);
  const place = middle.map((value) => value / turns);
  const wider = widening(layout, told);
  const questions = told.map((series, question): QuestionErrors => {
    const start = starts[question] as number;
    const count = (starts[question + 1] as number) - start;
    const mean = new Float64Array(count);
    for (const one of series)
      add(
        mean,
        one.map((value) => value / turns),
      );
    const covariance = (within[question] as Float64Array).map((value) => value / turns);
    for (const one of series) {
      const off = one.map((value, at) => (value - (mean[at] as number)) * (wider[start + at] as number));
      for (let a = 0; a < count; a++) {
        for (let b = 0; b < count; b++) {
          const at = a * count + b;
          covariance[at] = (covariance[at] as number) + ((off[a] as number) * (off[b] as number)) / turns;
        }
      }
    }
    const back = turnTo(layout, question, place, -1);
    values.set(times(back, mean, count), start);
    return {
      ...(layout.parameters[question] as QuestionParameters),
      covariance: sandwich(back, covariance, count),
    };
  });
  return {
    values,
    questions,
    sizes: {
      popularity: sizes.popularity / turns,
      loading: sizes.loading / turns,
      discrimination: sizes.discrimination / turns,
      between: sizes.between / turns,
    },
  };
}

/** By parameter: how much further from the truth the mean of the turns is than turns are from each other (SD). */
function widening(
  { starts, authored, measureOf }: Layout,
  told: readonly (readonly Float64Array[])[],
): Float64Array {
  const seriesOf = (isWanted: (at: number) => boolean): TurnSeries[] =>
    told.flatMap((series, question) => {
      const start = starts[question] as number;
      return Array.from(series[0] ?? [], (_, at) => at)
        .filter((at) => isWanted(start + at))
        .map((at) => ({
          values: series.map((one) => one[at] as number),
          // Errors of loadings go with their size.
          weight: measureOf[start + at] === POPULARITY ? 1 : 1 / (authored[start + at] as number) ** 2,
        }));
    });
  const isUtility = (at: number) => measureOf[at] === POPULARITY;
  const utilities = turnsError(seriesOf(isUtility));
  const loadings = turnsError(seriesOf((at) => !isUtility(at)));
  return Float64Array.from(authored, (_, at) => Math.sqrt(1 + 2 * (isUtility(at) ? utilities : loadings)));
}

/** Utilities at a place from popularities (1), or the other way round (-1). */
function turnTo(
  { starts, optionOf, measureOf }: Layout,
  question: number,
  place: Float64Array,
  sign: 1 | -1,
): Float64Array {
  const start = starts[question] as number;
  const count = (starts[question + 1] as number) - start;
  const map = new Float64Array(count * count);
  for (let at = 0; at < count; at++) {
    map[at * (count + 1)] = 1;
    const measure = measureOf[start + at] as number;
    if (measure === POPULARITY) continue;
    // Popularities come first, in the order of their options.
    map[(optionOf[start + at] as number) * count + at] = sign * (place[measure] as number);
  }
  return map;
}

function times(matrix: Float64Array, vector: Float64Array, size: number): Float64Array {
  return Float64Array.from({ length: size }, (_, row) => {
    let sum = 0;
    for (let k = 0; k < size; k++) sum += (matrix[row * size + k] as number) * (vector[k] as number);
    return sum;
  });
}

function sandwich(map: Float64Array, covariance: Float64Array, size: number): Float64Array {
  const transposed = map.map((_, at) => map[(at % size) * size + Math.floor(at / size)] as number);
  return multiply(multiply(map, covariance, size), transposed, size);
}

function add(into: Float64Array, values: Float64Array): void {
  for (let at = 0; at < into.length; at++) into[at] = (into[at] as number) + (values[at] as number);
}
