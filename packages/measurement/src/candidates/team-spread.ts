import type { KindPicture } from '../group/describe-group.ts';
import { factorise } from '../linear-algebra/index.ts';
import type { Model } from '../questionnaire/model.ts';

/**
 * How the members of a team spread around their mean, over the competencies: the Cholesky factor of
 * a 14 x 14 covariance.
 *
 * The correlations are the prior's, the size of the spread is the team's own as far as it can be
 * told. Competencies are the level at which one person is known well, so a profile is compared
 * there.
 *
 * Example: a competency of a typical team spreads by about 25 points.
 */
export function teamSpread({ groups, prior, size }: Model, { spread }: KindPicture): Float64Array {
  const scale = spread.map(Math.sqrt);
  const count = groups.length;
  const factor = new Float64Array(count * count);
  for (const [row, { members }] of groups.entries()) {
    for (const [column, { members: others }] of groups.entries()) {
      let sum = 0;
      for (const member of members) {
        for (const other of others) {
          const correlation = prior.covariance[member * size + other] as number;
          sum += correlation * (scale[member] as number) * (scale[other] as number);
        }
      }
      factor[row * count + column] = sum / (members.length * others.length);
    }
  }
  factorise(factor, count);
  return factor;
}

/** The standard deviation of one competency, from the factor. */
export function spreadOf(factor: Float64Array, size: number, index: number): number {
  let sum = 0;
  for (let k = 0; k <= index; k++) sum += (factor[index * size + k] as number) ** 2;
  return Math.sqrt(sum);
}

/** The mean over the members of each competency. */
export function toCompetencies({ groups }: Model, behaviours: Float64Array): Float64Array {
  return Float64Array.from(
    groups,
    ({ members }) =>
      members.reduce((sum, member) => sum + (behaviours[member] as number), 0) / members.length,
  );
}
