import { normalCdf } from '../probability/normal.ts';

/** A company's score in points, and the error of it. */
export interface Placed {
  readonly score: number;
  readonly error: number;
}

/** One spread that the true scores of companies may have: how likely it is, and their mean if so, with its variance. */
export interface PossibleSpread {
  readonly spread: number;
  readonly weight: number;
  readonly mean: number;
  readonly variance: number;
}

/** Shares of companies that stand lower, 0 to 1: the median, and the middle 95% of what it may be. */
export interface Place {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** Scores come in tenths of a point, and so none is known better than this. */
const rounding = 0.03;
const varianceOf = ({ error }: Placed): number => error ** 2 + rounding ** 2;

const [coarse, fine] = [32, 24];
/** In ln: spreads less likely than this beside the likeliest are left out. */
const negligible = 8;
/** Less than this moves no percentile. */
const unlikely = 1e-4;

/**
 * Which spreads the true scores of companies may have, from what was measured of them.
 *
 * The true scores are normal, and each measured score has a known error. The mean is integrated out (restricted
 * likelihood), and the spread stays a grid. Its prior is DuMouchel's, e / (e + spread)^2, where e is the typical error:
 * before anyone has answered, the error may be any share of the whole, so no floor is needed. The grid is laid twice, the
 * second time where the likelihood is.
 *
 * Holds nothing of any one company. Needs three or more.
 */
export function spreadsAmong(placed: readonly Placed[]): PossibleSpread[] {
  const count = placed.length;
  const middle = sum(placed, ({ score }) => score) / count;
  const scatter = sum(placed, ({ score }) => (score - middle) ** 2) / (count - 1);
  const noise = sum(placed, varianceOf) / count;
  const typical = Math.sqrt(count / sum(placed, (one) => 1 / varianceOf(one)));
  const lay = (from: number, to: number, steps: number) =>
    Array.from({ length: steps }, (_, step) => {
      const spread = from + ((step + 0.5) * (to - from)) / steps;
      const { log, mean, variance } = likelihood(placed, spread, middle);
      return { spread, mean, variance, log: log - 2 * Math.log(1 + spread / typical) };
    });
  const top = 3 * Math.sqrt(Math.max(scatter, noise));
  const first = lay(0, top, coarse);
  const least = highest(first) - negligible;
  const step = top / coarse;
  const from = Math.max(0, (first.findIndex(({ log }) => log > least) - 0.5) * step);
  const to = (first.findLastIndex(({ log }) => log > least) + 1.5) * step;
  return weighed(lay(from, to, fine));
}

/** The same with one company more, whose score was not among them. */
export function withOneMore(spreads: readonly PossibleSpread[], one: Placed): PossibleSpread[] {
  return weighed(
    spreads.map(({ spread, weight, mean, variance }) => {
      const own = spread ** 2 + varianceOf(one);
      const whole = variance + own;
      const log = Math.log(weight) - (Math.log(whole) + (one.score - mean) ** 2 / whole) / 2;
      const pulled = mean + (variance / whole) * (one.score - mean);
      return { spread, mean: pulled, variance: (variance * own) / whole, log };
    }),
  );
}

/**
 * Which share of companies stands lower than this one, which is among those that the spreads are of.
 *
 * With one spread the true score is shrunk towards the mean by spread^2 / (spread^2 + error^2). Its distance from the
 * mean, in spreads, is normal. Over all spreads it is a mixture, whose percentiles are found by halving. That the own
 * score counts for mean and spread is as it must be: it is the posterior of all that was measured, the same as
 * from the other companies' mean and spread with the own score seen after them.
 *
 * Example: of 20 alike companies any one gets about 0.5, with 0.03 to 0.97: nothing is known.
 */
export function placeAmong(spreads: readonly PossibleSpread[], one: Placed): Place {
  const distances = spreads.map(({ spread, weight, mean, variance }) => {
    const whole = spread ** 2 + varianceOf(one);
    const kept = spread / whole;
    return {
      weight,
      at: kept * (one.score - mean),
      error: Math.sqrt(kept ** 2 * variance + varianceOf(one) / whole),
    };
  });
  const shareAt = (percentile: number): number => {
    let [low, high] = [-8, 8];
    for (let half = 0; half < 20; half++) {
      const tried = (low + high) / 2;
      const below = sum(distances, ({ weight, at, error }) => weight * normalCdf((tried - at) / error));
      if (below < percentile) low = tried;
      else high = tried;
    }
    return normalCdf((low + high) / 2);
  };
  return { share: shareAt(0.5), low: shareAt(0.025), high: shareAt(0.975) };
}

/** Of one spread, in ln, with the mean integrated out; measured from the middle, so that no digits are lost. */
function likelihood(placed: readonly Placed[], spread: number, middle: number) {
  let [weights, scores, squares, logs] = [0, 0, 0, 0];
  for (const one of placed) {
    const weight = 1 / (spread ** 2 + varianceOf(one));
    const score = one.score - middle;
    weights += weight;
    scores += weight * score;
    squares += weight * score ** 2;
    logs += Math.log(weight);
  }
  const log = (logs - Math.log(weights) - (squares - scores ** 2 / weights)) / 2;
  return { log, mean: middle + scores / weights, variance: 1 / weights };
}

type Unweighed = Omit<PossibleSpread, 'weight'> & { readonly log: number };

function weighed(found: readonly Unweighed[]): PossibleSpread[] {
  const top = highest(found);
  const whole = sum(found, ({ log }) => Math.exp(log - top));
  return found
    .map(({ log, ...rest }) => ({ ...rest, weight: Math.exp(log - top) / whole }))
    .filter(({ weight }) => weight > unlikely);
}

const highest = (found: readonly Unweighed[]): number => Math.max(...found.map(({ log }) => log));

const sum = <T>(values: readonly T[], of: (value: T) => number): number =>
  values.reduce((total, value) => total + of(value), 0);
