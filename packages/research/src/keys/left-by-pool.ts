import { BETWEEN_GROUPS } from '@fourfold/measurement/group/group-spread.ts';
import { layOut } from '@fourfold/measurement/keys/learning/parameters.ts';
import { findShift, unknownShift } from '@fourfold/measurement/keys/learning/shift.ts';
import { startingSizes } from '@fourfold/measurement/keys/learning/sizes.ts';
import { invert, multiply } from '@fourfold/measurement/linear-algebra/index.ts';
import { POINTS } from '@fourfold/measurement/person/bands.ts';
import type { Model } from '@fourfold/measurement/questionnaire/model.ts';

/**
 * What so many companies leave open of another one's mean however many of their people answer, in points: where the
 * companies stand together. Even someone who knows every loading, and how attractive each option is to them, can tell
 * their place D from popularity only as far as
 *
 *   C = (G S^-1 / t + W' W / s^2)^-1,   of which R - R (R + C)^-1 R stays, with R = t S the covariance of companies' means
 *
 * Example: 4.9 points for six companies and popularities of SD 0.5, 2.1 for sixty.
 */
export function leftByPool(model: Model, companies: number, popularity: number): number {
  const { size, prior } = model;
  const layout = layOut(model);
  const pool = Array.from({ length: companies }, () => ({
    place: new Float64Array(size),
    variance: BETWEEN_GROUPS,
  }));
  const sizes = { ...startingSizes(), popularity };
  const common = unknownShift(findShift(layout, layout.authored, pool, prior.precision, sizes));
  const own = prior.covariance.map((value) => BETWEEN_GROUPS * value);
  const both = invert(
    own.map((value, at) => value + (common[at] as number)),
    size,
  );
  const known = multiply(multiply(own, both, size), own, size);
  let variance = 0;
  for (let k = 0; k < size; k++) {
    const at = k * (size + 1);
    variance += ((own[at] as number) - (known[at] as number)) / size;
  }
  return POINTS * Math.sqrt(variance);
}
