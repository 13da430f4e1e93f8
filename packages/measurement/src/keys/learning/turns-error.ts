/**
 * What a finite number of turns leaves unsaid of a posterior, as a share of the variance that is seen between them.
 *
 * Turns resemble those before them, so few of them scatter less than the posterior does, by the variance g of their
 * mean, and that mean is off by g besides. With c_l the covariance of turns that are l apart, about their own mean,
 *
 *   c_0 + 2 (c_1 + ... + c_M)   is expected to be   g (n - 2 M - 1)
 *
 * where turns further apart than M no longer resemble each other. It is summed over many series, since one alone says
 * little, up to the first M of at least two and a half times the turns that are worth one (Sokal's window).
 *
 * Example: 0.15 for a hundred turns of which fifteen are worth one that stands alone: 15 / (100 - 15).
 */
export interface TurnSeries {
  /** By turn. */
  readonly values: ArrayLike<number>;
  readonly weight: number;
}

const WINDOW = 2.5;

export function turnsError(series: readonly TurnSeries[]): number {
  const turns = series[0]?.values.length ?? 0;
  const apart = series.map(({ values, weight }) => ({ values: centred(values), weight }));
  const seen = covarianceAt(apart, 0);
  const furthest = Math.floor((turns - 1) / 4);
  if (furthest < 1 || !(seen > 0)) return 0;
  let sum = seen;
  let share = 0;
  for (let lag = 1; lag <= furthest; lag++) {
    sum += 2 * covarianceAt(apart, lag);
    const error = Math.max(0, sum / (turns - 2 * lag - 1));
    share = error / seen;
    const worthOne = (turns * error) / (seen + error);
    if (lag >= WINDOW * worthOne) break;
  }
  return share;
}

function covarianceAt(series: readonly TurnSeries[], lag: number): number {
  let all = 0;
  for (const { values, weight } of series) {
    let sum = 0;
    for (let turn = lag; turn < values.length; turn++)
      sum += (values[turn] as number) * (values[turn - lag] as number);
    all += (weight * sum) / (values.length - lag);
  }
  return all;
}

function centred(values: ArrayLike<number>): Float64Array {
  const own = Float64Array.from(values);
  const mean = own.reduce((sum, value) => sum + value, 0) / own.length;
  return own.map((value) => value - mean);
}
