import type { CompetencyScale } from '../comparison/competency-scale.ts';
import { weightsOf } from '../comparison/contrast.ts';
import { covarianceOf, levelled, type Moments } from '../comparison/moments.ts';
import { quadratic } from '../comparison/weighted-sums.ts';
import { WITHIN_GROUPS } from '../group/group-spread.ts';
import { invert } from '../linear-algebra/index.ts';
import { normalCdf } from '../probability/normal.ts';

/**
 * Whether a group's people stand so far apart in a competency that two camps are more likely than one group.
 *
 * Two halves that stand apart make the scatter of the people's scores wider, and with a few dozen people that is all
 * that can be seen of them: whether there is a gap in the middle, nobody could tell. So the scatter of the competency,
 * given the others, is compared with what is usual: with that of the other people of the company as far as there are
 * any, with the belief otherwise. For the company itself, the scatter of its other competencies says what is usual
 * here. Falsely flagged in at most one of twenty. Not said of fewer than ten people.
 *
 * Example: of 20 people, 10 stand 60 points above the others in all six measures: flagged in nine of ten cases.
 */
export const FEWEST_FOR_CAMPS = 10;

/** A little over the promised 0.05, which the approximation below stays under. */
const FALSELY = 0.057;
/** People that the belief about what is usual is worth, as wide as the others scatter in general. */
const WORTH_OF_BELIEF = 120;

export function findCamps(
  scale: CompetencyScale,
  group: Moments,
  others: Moments | null,
): readonly boolean[] {
  const { size, scatter, standing, slope } = scale;
  const none = Array.from({ length: size }, () => false);
  if (group.people < FEWEST_FOR_CAMPS) return none;
  const belief = scatter.map((value, at) => value - (1 - WITHIN_GROUPS) * (standing[at] as number));
  const reference =
    others === null ? belief : covarianceOf(others, levelled(others, belief), WORTH_OF_BELIEF);
  const precision = invert(belief, size);
  const free = group.people - 1;
  const wider = none.map((_, k) => {
    const weights = weightsOf(precision, slope, [k]);
    return quadratic(weights, group.scatter) / free / quadratic(weights, reference);
  });
  // What is usual in the company itself is what its other competencies show, as far as that is wider.
  const usual = (k: number): number =>
    others === null ? (wider.reduce((sum, ratio) => sum + ratio, 0) - (wider[k] as number)) / (size - 1) : 1;
  const known = others === null ? (size - 1) * free : WORTH_OF_BELIEF + others.people - 1;
  return wider.map((ratio, k) => tailOfRatio(ratio / usual(k), free, known) < FALSELY);
}

/** P(a ratio of two variances with so many degrees of freedom is larger), by Paulson's approximation (1942). */
function tailOfRatio(ratio: number, above: number, below: number): number {
  const [a, b] = [2 / (9 * above), 2 / (9 * below)];
  const root = Math.cbrt(ratio);
  return 1 - normalCdf(((1 - b) * root - (1 - a)) / Math.sqrt(b * root * root + a));
}
