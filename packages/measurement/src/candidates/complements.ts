import type { KindPicture } from '../group/describe-group.ts';
import { POINTS } from '../person/bands.ts';
import type { PersonEstimate } from '../person/score-person.ts';
import { normalCdf } from '../probability/normal.ts';
import type { Model } from '../questionnaire/model.ts';
import { CLEAR } from '../ranking/label.ts';
import { towardsBalance } from './add.ts';

/**
 * Where a candidate would complement a team: the team's development areas that they would move most
 * towards balance.
 *
 * Only behaviours in which the team is out of balance and the candidate clearly stands on the other side of 100, clearly
 * even among all of them. To stand between the two is no strength of theirs: people who are average would bring as much,
 * and so would a sheet filled in at random.
 *
 * Example: the team delegates at 62, the candidate at 140 and clearly above 100, with probability 0.99.
 */
export interface Complement {
  readonly behaviour: string;
  /** Candidate less team, in points. */
  readonly difference: number;
  /** That the candidate truly stands on the other side of 100, which the team needs. */
  readonly probability: number;
}

const MOST = 3;

export function findComplements(
  { measures, size }: Model,
  { theta, covariance }: PersonEstimate,
  { estimate }: KindPicture,
): Complement[] {
  const areas = measures
    .map(({ key }, index) => {
      const apart = (theta[index] as number) - (estimate.mean[index] as number);
      const wanted = towardsBalance(estimate.mean[index] as number);
      const at = index * (size + 1);
      const error = Math.sqrt(covariance[at] as number);
      return {
        behaviour: key,
        difference: POINTS * apart,
        probability: normalCdf((Math.sign(wanted) * (theta[index] as number)) / error),
        moved: wanted * apart,
        wanted,
      };
    })
    .filter(({ wanted }) => wanted !== 0);
  const doubt = (1 - CLEAR) / Math.max(1, areas.length);
  return areas
    .filter(({ moved, probability }) => moved > 0 && probability >= 1 - doubt)
    .sort((a, b) => b.moved - a.moved)
    .slice(0, MOST)
    .map(({ behaviour, difference, probability }) => ({ behaviour, difference, probability }));
}
