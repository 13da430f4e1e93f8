/**
 * All that is kept of a group: some 8,000 whole numbers, whether it has five members or a million.
 *
 * How many chose each option: that alone gives the group's mean, and survives a change of the
 * model. Of the members' quick scores the sums, squares and products behaviour x perception: they
 * give spread and dynamics. Of their competencies (or domains) the products with each other: they
 * give how far a mean of such people is off by chance. Scores are rounded to 1 / STEPS first, so that every sum is an integer
 * below 2^53 and taking a person away restores the statistics to the last bit.
 *
 * Example: `statistics.values[0]` is the number of people; the other fields are views of `values`.
 */
export interface GroupStatistics {
  readonly version: string;
  readonly values: Float64Array;
  readonly behaviour: KindStatistics;
  readonly perception: KindStatistics;
  /** Sum of behaviour x perception, in 1 / STEPS^2, behaviours x perceptions. */
  readonly products: Float64Array;
  /** How many of the people answered a part only: they are in the counts, and in no sum of scores. */
  readonly partial: Float64Array;
}

export interface KindStatistics {
  /** By option of the model. */
  readonly counts: Float64Array;
  /** Sums of quick scores, in 1 / STEPS. */
  readonly sums: Float64Array;
  /** Sums of squared quick scores, in 1 / STEPS^2. */
  readonly squares: Float64Array;
  /**
   * Sums of products of two competencies' scores, a competency's score being the sum of its members'; in 1 / STEPS^2,
   * the lower triangle row by row.
   */
  readonly joint: Float64Array;
}

/**
 * A 128th of a standard deviation is a third of a point: its rounding error is a thousandth of a
 * person's own.
 */
export const STEPS = 128;

export function peopleIn(statistics: GroupStatistics): number {
  return statistics.values[0] as number;
}

/** Those who answered everything: the people behind all sums of scores. */
export function wholeIn(statistics: GroupStatistics): number {
  return peopleIn(statistics) - (statistics.partial[0] as number);
}
