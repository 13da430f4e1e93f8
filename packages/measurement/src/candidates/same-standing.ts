import { multiply, multiplyVector } from '../linear-algebra/index.ts';
import type { PersonEstimate } from '../person/score-person.ts';
import { drawMany, standardDraws, toNormal } from '../probability/normal-draws.ts';
import type { Model } from '../questionnaire/model.ts';
import type { Random } from '../random.ts';

/**
 * Estimates that honest people would get who stand where this one may stand, if they answered for the first time.
 *
 * With C the covariance of the errors, P the prior's precision and W = I - C P, an estimate scatters around W x with
 * the covariance W C; x itself may be anywhere in N(estimate, C). To first order, without simulating an answer.
 *
 * Example: sixty rows of 84 numbers, drawn in to the middle as every estimate is.
 */
export function sameStanding(
  { size, prior }: Model,
  { theta, covariance }: PersonEstimate,
  people: number,
  random: Random,
): Float64Array {
  const shrunk = multiply(covariance, prior.precision, size);
  const reaches = shrunk.map((value, at) => (at % (size + 1) === 0 ? 1 : 0) - value);
  const away = theta.map((value, k) => value - (prior.mean[k] as number));
  const mean = multiplyVector(reaches, away, size).map((value, k) => value + (prior.mean[k] as number));
  // W C W' + W C = W C (W' + I): W C is symmetric.
  const scatter = multiply(reaches, covariance, size);
  const turned = Float64Array.from(reaches, (_, at) => {
    const [row, column] = [Math.floor(at / size), at % size];
    return (reaches[column * size + row] as number) + (row === column ? 1 : 0);
  });
  const repeated = toNormal(mean, multiply(scatter, turned, size));
  return drawMany(repeated, standardDraws(people, size, random), people);
}
