import { multiplyLower } from '../../linear-algebra/index.ts';
import { drawNormal, type Random } from '../../random.ts';

/**
 * The mean of one group, drawn where its people's standings leave it: with n people and a share t of the variance
 * between groups it is N(v n / (1 - t) x the people's mean, v S), v = 1 / (1 / t + n / (1 - t)).
 *
 * Example: the home of three hundred people is within 0.05 of their mean.
 */
export function drawHome(
  sum: Float64Array,
  people: number,
  between: number,
  priorFactor: Float64Array,
  random: Random,
): Float64Array {
  const size = sum.length;
  const variance = 1 / (1 / between + people / (1 - between));
  const home = Float64Array.from({ length: size }, () => Math.sqrt(variance) * drawNormal(random));
  multiplyLower(priorFactor, size, home);
  for (let k = 0; k < size; k++)
    home[k] = (home[k] as number) + (variance / (1 - between)) * (sum[k] as number);
  return home;
}
