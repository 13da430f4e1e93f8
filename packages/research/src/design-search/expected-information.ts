import { createRandom, drawNormal } from '@fourfold/measurement/random.ts';
import { type Layout, NONE, OPTIONS } from './layout.ts';

/**
 * What one question tells about its measures, averaged over the people whom
 * the prior expects: E[ W' (diag p - p p') W ].
 *
 * At the prior mean alone every option would be equally likely, which flatters
 * strong loadings. The average uses the same fixed normal draws for every
 * question, so that two questions compare fairly; 48 draws leave an error of a
 * few percent, which cancels in comparisons.
 *
 * Example: the 8 x 8 matrix of a question with eight measures goes into `into`, rows and
 * columns in the order of `measures`.
 */
const DRAWS = 48;
const DISCRIMINATION = 1.5;
const SECONDARY = 0.5;
export const WIDTH = 2 * OPTIONS;

export interface QuestionInformation {
  readonly measures: Int32Array;
  readonly information: Float64Array;
}

export function createInformation(
  priorCovariance: Float64Array,
  size: number,
): (layout: Layout, question: number, into: QuestionInformation) => void {
  const random = createRandom('design search: people');
  const people = Float64Array.from({ length: DRAWS * OPTIONS }, () => drawNormal(random));
  const covariance = new Float64Array(OPTIONS * OPTIONS);
  const spread = new Float64Array(OPTIONS * OPTIONS);
  const probability = new Float64Array(OPTIONS);

  const loading = (option: number, k: number, layout: Layout, first: number): number => {
    if (k === option) return DISCRIMINATION;
    return k === OPTIONS + option ? DISCRIMINATION * SECONDARY * (layout.sign[first + option] as number) : 0;
  };

  return (layout, question, { measures, information }) => {
    const first = question * OPTIONS;
    for (let option = 0; option < OPTIONS; option++) {
      measures[option] = layout.primary[first + option] as number;
      // Nobody's loading is 0: it may stand beside the primary without a trace.
      const secondary = layout.secondary[first + option] as number;
      measures[OPTIONS + option] = secondary === NONE ? (measures[option] as number) : secondary;
    }
    // The covariance of the four utilities over people, and its factor.
    for (let row = 0; row < OPTIONS; row++) {
      for (let column = 0; column <= row; column++) {
        let sum = 0;
        for (const a of [row, OPTIONS + row]) {
          for (const b of [column, OPTIONS + column]) {
            sum +=
              loading(row, a, layout, first) *
              loading(column, b, layout, first) *
              (priorCovariance[(measures[a] as number) * size + (measures[b] as number)] as number);
          }
        }
        covariance[row * OPTIONS + column] = sum + (row === column ? 1e-9 : 0);
      }
    }
    factoriseSmall(covariance);
    spread.fill(0);
    for (let person = 0; person < DRAWS; person++) {
      let total = 0;
      for (let row = 0; row < OPTIONS; row++) {
        let utility = 0;
        for (let k = 0; k <= row; k++) {
          utility += (covariance[row * OPTIONS + k] as number) * (people[person * OPTIONS + k] as number);
        }
        probability[row] = Math.exp(utility);
        total += probability[row] as number;
      }
      for (let row = 0; row < OPTIONS; row++) {
        const p = (probability[row] as number) / total;
        for (let column = 0; column < OPTIONS; column++) {
          const other = (probability[column] as number) / total;
          spread[row * OPTIONS + column] =
            (spread[row * OPTIONS + column] as number) + (row === column ? p - p * p : -p * other) / DRAWS;
        }
      }
    }
    for (let a = 0; a < WIDTH; a++) {
      for (let b = 0; b < WIDTH; b++) {
        const row = a % OPTIONS;
        const column = b % OPTIONS;
        information[a * WIDTH + b] =
          loading(row, a, layout, first) *
          loading(column, b, layout, first) *
          (spread[row * OPTIONS + column] as number);
      }
    }
  };
}

function factoriseSmall(matrix: Float64Array): void {
  for (let row = 0; row < OPTIONS; row++) {
    for (let column = 0; column <= row; column++) {
      let sum = matrix[row * OPTIONS + column] as number;
      for (let k = 0; k < column; k++) {
        sum -= (matrix[row * OPTIONS + k] as number) * (matrix[column * OPTIONS + k] as number);
      }
      matrix[row * OPTIONS + column] =
        row === column
          ? Math.sqrt(Math.max(sum, 1e-12))
          : sum / (matrix[column * OPTIONS + column] as number);
    }
  }
}
