import { solveLower } from '../linear-algebra/index.ts';
import { chiSquareTail } from '../probability/chi-square.ts';

/**
 * Fit, 0 to 100: of a hundred typical members of the team, how many have a profile that is further
 * from the team's middle than this one.
 *
 * The distance is Mahalanobis': in units of the team's own spread, correlated competencies not
 * counted twice. 50 is the ordinary member. Low fit is a difference, not a fault.
 *
 * Example: a profile at the team's mean has 100, one that only 3 of 100 members would exceed has 3.
 */
export function fitOf(competencySpread: Float64Array, apart: Float64Array): number {
  const standardised = Float64Array.from(apart);
  solveLower(competencySpread, standardised.length, standardised);
  const distance = standardised.reduce((sum, value) => sum + value * value, 0);
  return 100 * chiSquareTail(distance, standardised.length);
}
