import type { GroupEngine } from '../group/group-engine.ts';
import { type GroupStatistics, peopleIn, wholeIn } from '../group/group-statistics.ts';
import type { MeasureKind } from '../questionnaire/types.ts';
import type { CompetencyScale } from './competency-scale.ts';
import { type Contrast, createDuel, FALSE_PAGES, type Finding } from './contrast.ts';
import { slopeNear } from './local-slope.ts';
import type { MatchedPeople, MatchedScores } from './matched-people.ts';
import { covarianceOf, levelled, type Moments, momentsIn } from './moments.ts';
import { dot, quadratic } from './weighted-sums.ts';

/**
 * What has changed in a company between two rounds, competency by competency and domain by domain.
 *
 * About the company and not about those who happened to answer: who they are is an error like any other, and so is
 * how single people move while the company stays. People who answered both times are compared with themselves as far
 * as that helps: the earlier and the later mean are estimated together by weighted least squares, from those who
 * answered only then, only now, and both times. How people scatter is taken from their answers, with a belief worth
 * thirty of them, as wide as they scatter in general.
 *
 * Example: `compareRounds(engine, before, after, matched).behaviour[0]?.differs`.
 */
export type Changes = Readonly<Record<MeasureKind, readonly Finding[]>>;

/**
 * `sums`: the matched people's scores may be used. Without them only their number is, and what they share is taken to
 * be half of what people differ by.
 */
export type Matched = MatchedPeople | { readonly people: number };

/** Degrees of freedom that the belief about people's scatter is worth. */
export const WORTH_OF_BELIEF = 30;
/** Of the true differences between people, which share is the same a round later: where it cannot be looked up. */
const LASTING = 0.5;
/** The same as a belief before any matched answer, worth five people. */
const BELIEVED = { lasting: 0.7, worth: 5 };

export function compareRounds(
  engine: GroupEngine,
  earlier: GroupStatistics,
  later: GroupStatistics,
  matched: Matched,
): Changes {
  const { models } = engine.questionnaire;
  const comparisons = models.behaviour.groups.length + models.perception.groups.length;
  const page = { comparisons, falsePages: FALSE_PAGES.rounds };
  const compare = (kind: MeasureKind): readonly Finding[] => {
    const scale = engine.scale[kind];
    const before = momentsIn(engine, kind, earlier);
    const after = momentsIn(engine, kind, later);
    const middle = before.mean.map((value, k) => (value + (after.mean[k] as number)) / 2);
    const local = slopeNear(engine.models[kind], scale, middle);
    // Scores of two sheets go together only where both answer everything.
    const isWhole = [earlier, later].every((round) => wholeIn(round) === peopleIn(round));
    const scores = isWhole && 'behaviour' in matched ? matched[kind] : null;
    const both = Math.min(matched.people, before.people, after.people);
    return createDuel(roundContrast(scale, before, after, both, scores), local, page).judge();
  };
  return { behaviour: compare('behaviour'), perception: compare('perception') };
}

function roundContrast(
  scale: CompetencyScale,
  before: Moments,
  after: Moments,
  both: number,
  scores: MatchedScores | null,
): Contrast {
  const { scatter, standing } = scale;
  const then = covarianceOf(before, levelled(before, scatter), WORTH_OF_BELIEF);
  const now = covarianceOf(after, levelled(after, scatter), WORTH_OF_BELIEF);
  const lasting = scores === null ? LASTING : lastingOf(scores, both, standing);
  const covariance = scatter.map(
    (value, at) =>
      value * (1 / before.people + 1 / after.people) -
      (2 * both * lasting * (standing[at] as number)) / (before.people * after.people),
  );
  const degrees = WORTH_OF_BELIEF + before.people + after.people - both - 1;
  if (scores === null) {
    const shared = standing.map((value) => lasting * value);
    return {
      covariance,
      degrees,
      evaluate(weights) {
        const common = (2 * both * quadratic(weights, shared)) / (before.people * after.people);
        const variance =
          quadratic(weights, then) / before.people + quadratic(weights, now) / after.people - common;
        return { estimate: dot(weights, after.mean) - dot(weights, before.mean), error: Math.sqrt(variance) };
      },
    };
  }
  const matched = matchedCovariances(scale, scores, both, lasting);
  const [onlyThen, onlyNow] = [before.people - both, after.people - both];
  const alone = onlyThen === 0 || onlyNow === 0 ? 0 : onlyThen + onlyNow;
  return {
    covariance,
    degrees: both === 0 ? degrees : Math.min(degrees, WORTH_OF_BELIEF + both - 1 + alone / 4),
    evaluate(weights) {
      const a = quadratic(weights, matched.earlier);
      const b = quadratic(weights, matched.later);
      const c = bounded(quadratic(weights, matched.shared), Math.sqrt(a * b));
      const whole = a * b - c * c;
      const [s1, s2] = [dot(weights, scores.earlier), dot(weights, scores.later)];
      const [v1, v2] = [quadratic(weights, then), quadratic(weights, now)];
      const i11 = onlyThen / v1 + (both * b) / whole;
      const i22 = onlyNow / v2 + (both * a) / whole;
      const i12 = (-both * c) / whole;
      const r1 = (before.people * dot(weights, before.mean) - s1) / v1 + (b * s1 - c * s2) / whole;
      const r2 = (after.people * dot(weights, after.mean) - s2) / v2 + (a * s2 - c * s1) / whole;
      const determinant = i11 * i22 - i12 * i12;
      return {
        estimate: (i11 * r2 - i12 * r1 - i22 * r1 + i12 * r2) / determinant,
        error: Math.sqrt((i11 + i22 + 2 * i12) / determinant),
      };
    },
  };
}

/** Sums of products around the means, as a symmetric matrix. */
function centre(
  products: Float64Array,
  one: Float64Array,
  other: Float64Array,
  people: number,
): Float64Array {
  const size = one.length;
  const centred = (i: number, j: number): number =>
    (products[i * size + j] as number) - ((one[i] as number) * (other[j] as number)) / people;
  return products.map((_, at) => {
    const [row, column] = [Math.floor(at / size), at % size];
    return people < 2 ? 0 : (centred(row, column) + centred(column, row)) / 2;
  });
}

/** How much lasts, as one number taken from all competencies together. */
function lastingOf(
  { earlier, later, across }: MatchedScores,
  people: number,
  standing: Float64Array,
): number {
  const size = earlier.length;
  const scatter = centre(across, earlier, later, people);
  let found = 0;
  for (let k = 0; k < size; k++) {
    found += (scatter[k * (size + 1)] as number) / (standing[k * (size + 1)] as number) / size;
  }
  const { lasting, worth } = BELIEVED;
  const estimate = (found + worth * lasting) / (Math.max(0, people - 1) + worth);
  return Math.min(1, Math.max(0, estimate));
}

/**
 * How the two scores of those who answered twice scatter, and together: all three from the same people, so that the
 * error of their change is that of their own changes.
 */
function matchedCovariances(
  { scatter, standing }: CompetencyScale,
  { earlier, later, withinEarlier, withinLater, across }: MatchedScores,
  people: number,
  lasting: number,
): { readonly earlier: Float64Array; readonly later: Float64Array; readonly shared: Float64Array } {
  const ofBoth = (products: Float64Array, one: Float64Array, other: Float64Array) => ({
    people: Math.max(1, people),
    scatter: centre(products, one, other, people),
  });
  const [first, second] = [ofBoth(withinEarlier, earlier, earlier), ofBoth(withinLater, later, later)];
  return {
    earlier: covarianceOf(first, levelled(first, scatter), WORTH_OF_BELIEF),
    later: covarianceOf(second, levelled(second, scatter), WORTH_OF_BELIEF),
    shared: covarianceOf(
      ofBoth(across, earlier, later),
      standing.map((value) => lasting * value),
      WORTH_OF_BELIEF,
    ),
  };
}

/** Two scores of one person never agree fully. */
const bounded = (value: number, most: number): number => Math.max(-0.95 * most, Math.min(0.95 * most, value));
