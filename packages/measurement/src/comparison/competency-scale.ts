import type { QuickScore } from '../group/quick-score.ts';
import { invert, multiply } from '../linear-algebra/index.ts';
import type { Model } from '../questionnaire/model.ts';

/**
 * How the quick scores of competencies (or domains) behave in people at large: what comparisons run on.
 *
 * A person's quick score of a competency is the mean of its measures' quick scores, g = A x^. Over people it scatters
 * by T, their true differences and the errors of answering together; where a group's true competencies move by d, its
 * mean of g moves by B d. For shifts of competencies g is as good as all 84 measures: B' T^-1 g = K^-1 g is the best
 * test, and needs nothing else.
 *
 *   T = A (S - C) A',   K = A S A',   B = T K^-1
 *
 * Example: B is about 0.69 times the identity, T has 0.36 on its diagonal.
 */
export interface CompetencyScale {
  /** Number of competencies. */
  readonly size: number;
  /** T. */
  readonly scatter: Float64Array;
  /** B K B', the part of T that is true. */
  readonly standing: Float64Array;
  /** B, of people at large. */
  readonly slope: Float64Array;
  /**
   * How far a difference may be missed because it is not spread evenly over a competency's measures, which g cannot
   * see: by competency, the variance for a difference as varied as people are.
   */
  readonly unevenness: Float64Array;
  /** S A' K^-1: how measures move when competencies do. Measures x competencies. */
  readonly unfolding: Float64Array;
  /** The worth of every option on every competency, options x competencies. */
  readonly worth: Float64Array;
}

/** Measures of a competency may hang together far less than believed, and then differences are less even. */
const UNEVEN = 12;

export function compileScale(
  { size: measures, groups, prior, optionCount }: Model,
  { errors, worth, resolution }: QuickScore,
): CompetencyScale {
  const size = groups.length;
  const members = groups.map((group) => group.members);
  const fold = (matrix: Float64Array): Float64Array =>
    Float64Array.from({ length: size * size }, (_, at) =>
      meanOfRectangle(matrix, measures, members[Math.floor(at / size)] ?? [], members[at % size] ?? []),
    );
  const scatter = fold(prior.covariance.map((value, at) => value - (errors[at] as number)));
  const between = fold(prior.covariance);
  const inverse = invert(between, size);
  const slope = multiply(scatter, inverse, size);
  const borrowed = multiply(resolution, errors, measures);
  // A W S W' A', of which B K B' is what an even difference brings.
  const response = fold(
    prior.covariance.map((value, at) => value - (errors[at] as number) - (borrowed[at] as number)),
  );
  const standing = multiply(slope, scatter, size);
  const unseen = response.map((value, at) => UNEVEN * Math.max(0, value - (standing[at] as number)));
  const toCompetencies = Float64Array.from({ length: measures * size }, (_, at) =>
    meanOfRectangle(prior.covariance, measures, [Math.floor(at / size)], members[at % size] ?? []),
  );
  return {
    size,
    scatter,
    slope,
    standing,
    unevenness: Float64Array.from({ length: size }, (_, k) => {
      const at = k * (size + 1);
      return (unseen[at] as number) / (slope[at] as number) ** 2 / (between[at] as number);
    }),
    unfolding: Float64Array.from({ length: measures * size }, (_, at) => {
      let sum = 0;
      for (let k = 0; k < size; k++) {
        const row = Math.floor(at / size) * size;
        sum += (toCompetencies[row + k] as number) * (inverse[k * size + (at % size)] as number);
      }
      return sum;
    }),
    worth: Float64Array.from({ length: optionCount * size }, (_, at) => {
      const own = members[at % size] ?? [];
      const row = Math.floor(at / size) * measures;
      return own.reduce((sum, member) => sum + (worth[row + member] as number), 0) / own.length;
    }),
  };
}

function meanOfRectangle(
  matrix: Float64Array,
  size: number,
  rows: readonly number[],
  columns: readonly number[],
): number {
  let sum = 0;
  for (const row of rows) for (const column of columns) sum += matrix[row * size + column] as number;
  return sum / (rows.length * columns.length);
}
