/**
 * Many quantities of one kind, each measured badly: drawn together as far as they seem to be alike (empirical Bayes).
 *
 * Their common level is the mean, drawn towards a belief by its own uncertainty. How far they truly differ is what
 * their scatter leaves over the errors of measuring; each is drawn to the level by error / (error + that). `errors` of
 * the result are variances.
 *
 * Example: 84 variances from 20 people hardly differ by more than their errors, and come out nearly equal.
 */
export interface Shrunk {
  readonly values: Float64Array;
  readonly errors: Float64Array;
}

export interface Belief {
  /** Of the level, and how far it may be off. */
  readonly mean: number;
  readonly variance: number;
  /** How many of them are as good as independent: they share people. */
  readonly independent: number;
  readonly least: number;
  readonly most: number;
}

export function shrinkTogether(
  measured: Float64Array,
  error: Float64Array,
  { mean, variance, independent, least, most }: Belief,
): Shrunk {
  const count = measured.length;
  const average = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0) / count;
  const centre = average(measured);
  const scatter = measured.reduce((sum, value) => sum + (value - centre) ** 2, 0) / Math.max(1, count - 1);
  const apart = Math.max(0, scatter - average(error));
  const ofCentre = (average(error) + apart) / Math.min(independent, count);
  const trust = variance / (variance + ofCentre);
  const level = mean + trust * (centre - mean);
  const values = measured.map((value, at) => {
    const own = apart > 0 ? apart / (apart + (error[at] as number)) : 0;
    return Math.min(most, Math.max(least, level + own * (value - centre)));
  });
  const errors = error.map((value) => {
    const own = apart > 0 ? apart / (apart + value) : 0;
    return own * value + (1 - own) ** 2 * trust * ofCentre;
  });
  return { values, errors };
}
