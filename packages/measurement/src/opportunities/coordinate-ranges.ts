import type { GroupPicture } from '../group/describe-group.ts';
import { drawOne, type Normal, standardDraws } from '../probability/normal-draws.ts';
import { percentile } from '../probability/percentile.ts';
import { createRandom } from '../random.ts';
import { effortOf, impactOf, weaknessOf } from './impact-and-effort.ts';
import type { OpportunityContest } from './opportunity-contest.ts';

/**
 * How sure the two coordinates of an opportunity are: the middle 95% of where they lie when the group's scores lie
 * anywhere that their own intervals allow, the keys' uncertainty included.
 *
 * How entrenched a behaviour is and how much departments differ in it are taken as they were found. The point itself
 * is always inside.
 *
 * Example: impact 6.1, between 4.8 and 7.2.
 */
export interface CoordinateRanges {
  readonly impact: Range;
  readonly effort: Range;
}

export interface Range {
  readonly low: number;
  readonly high: number;
}

type Point = Readonly<Record<'impact' | 'effort', number>>;

const DRAWS = 400;

export function coordinateRanges(
  contest: OpportunityContest,
  picture: GroupPicture,
  belief: Normal,
): (index: number, point: Point) => CoordinateRanges {
  const { own, standard } = sameDraws(picture.perception.estimate.mean.length);
  const { estimate, keyCovariance } = picture.behaviour;
  return (index, point) => {
    const behaviours = Float64Array.from(estimate.mean);
    const weakness = contest.perceived(belief.mean);
    const tied = [...(contest.tied[index] ?? [])].map(
      (perception) => [perception, drawOne(belief, standard, DRAWS, perception)] as const,
    );
    const centre = behaviours[index] as number;
    const at = index * (behaviours.length + 1);
    const error = Math.sqrt((estimate.covariance[at] as number) + (keyCovariance[at] as number));
    const [impacts, efforts] = [new Float64Array(DRAWS), new Float64Array(DRAWS)];
    for (let draw = 0; draw < DRAWS; draw++) {
      behaviours[index] = centre + error * (own[draw] as number);
      for (const [perception, drawn] of tied) weakness[perception] = weaknessOf(drawn[draw] as number);
      const reasons = contest.reasonsOf(index, behaviours, weakness);
      impacts[draw] = impactOf(reasons);
      efforts[draw] = effortOf(reasons);
    }
    return { impact: middle(impacts, point.impact), effort: middle(efforts, point.effort) };
  };
}

interface Draws {
  readonly own: Float64Array;
  readonly standard: Float64Array;
}

const drawnBefore = new Map<number, Draws>();

/** Always the same ones: made once and kept. */
function sameDraws(perceptions: number): Draws {
  const known = drawnBefore.get(perceptions);
  if (known) return known;
  const random = createRandom('coordinates');
  const own = standardDraws(DRAWS, 1, random);
  const made = { own, standard: standardDraws(DRAWS, perceptions, random) };
  drawnBefore.set(perceptions, made);
  return made;
}

function middle(values: Float64Array, point: number): Range {
  const sorted = values.sort();
  return {
    low: Math.min(point, percentile(sorted, 0.025)),
    high: Math.max(point, percentile(sorted, 0.975)),
  };
}
