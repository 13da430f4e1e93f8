import type { KindPicture } from '../group/describe-group.ts';
import { POINTS } from '../person/bands.ts';
import type { PersonEstimate } from '../person/score-person.ts';
import { normalCdf } from '../probability/normal.ts';
import type { Model } from '../questionnaire/model.ts';
import { towardsBalance } from './add.ts';

/**
 * Where a candidate would complement a team: the team's development areas that they would move most
 * towards balance.
 *
 * Only behaviours on which the candidate more probably than not stands on the side that the team
 * needs.
 *
 * Example: the team delegates at 62, the candidate 48 points more, with probability 0.93.
 */
export interface Complement {
  readonly behaviour: string;
  /** Candidate less team, in points. */
  readonly difference: number;
  /** That the candidate truly stands on the side that the team needs. */
  readonly probability: number;
}

const MOST = 3;
const PROBABLE = 0.5;

export function findComplements(
  { measures, size }: Model,
  { theta, covariance }: PersonEstimate,
  { estimate }: KindPicture,
): Complement[] {
  return measures
    .map(({ key }, index) => {
      const apart = (theta[index] as number) - (estimate.mean[index] as number);
      const wanted = towardsBalance(estimate.mean[index] as number);
      const at = index * (size + 1);
      const error = Math.sqrt((covariance[at] as number) + (estimate.covariance[at] as number));
      return {
        behaviour: key,
        difference: POINTS * apart,
        probability: normalCdf((Math.sign(wanted) * apart) / error),
        moved: wanted * apart,
      };
    })
    .filter(({ moved, probability }) => moved > 0 && probability >= PROBABLE)
    .sort((a, b) => b.moved - a.moved)
    .slice(0, MOST)
    .map(({ behaviour, difference, probability }) => ({ behaviour, difference, probability }));
}
