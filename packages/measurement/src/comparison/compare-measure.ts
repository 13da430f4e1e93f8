import type { GroupEngine } from '../group/group-engine.ts';
import { countAnswers, type GroupQuestion } from '../group/group-model.ts';
import { WITHIN_GROUPS } from '../group/group-spread.ts';
import { type GroupStatistics, peopleIn } from '../group/group-statistics.ts';
import { marginalChoice } from '../group/marginal-choice.ts';
import { LOADING_SPREAD } from '../keys/key-uncertainty.ts';
import { multiplyVector, solve, tryFactorise } from '../linear-algebra/index.ts';
import { studentLimit } from '../probability/student.ts';
import type { MeasureKind } from '../questionnaire/types.ts';
import { WORTH_OF_BELIEF } from './compare-rounds.ts';
import { FALSE_PAGES, type Finding, pageLimit } from './contrast.ts';
import { dot, quadratic } from './weighted-sums.ts';

/**
 * Whether one measure has changed between two times at which questions of one version were asked: two rounds, or a
 * round and a pulse that asked a few of its questions.
 *
 * Only questions that were asked both times count, so that what an option is worth, and how popular it is with
 * everyone, cancels. They are weighed as the best guess of the measure's change would weigh them, and the sum is read
 * as if the measure's neighbours moved along as they do in people at large; how far they may not have stretches the
 * range in proportion to the difference, as wrong loadings do. As in `compareRounds` the statement is about the
 * company: having these people and not others is an error, and people who answered both times are taken to share half
 * of what people differ by.
 *
 * Null where no question was asked both times.
 *
 * Example: `compareMeasure(engine, { kind, measure, earlier, later, both, place, comparisons })?.differs`.
 */
export interface MeasureCompared {
  readonly kind: MeasureKind;
  /** Its index in the model. */
  readonly measure: number;
  readonly earlier: GroupStatistics;
  readonly later: GroupStatistics;
  /** How many people answered both times. */
  readonly both: number;
  /** Where the group stands on all measures of this kind, about. */
  readonly place: Float64Array;
  /** How many such changes are looked at together. */
  readonly comparisons: number;
}

/** Of the true differences between people, which share is the same later: as in `compareRounds`. */
const LASTING = 0.5;
/** Of the variance between people, how much a whole group's change is expected to have when questions are weighed. */
const EXPECTED = 0.1;
/** Answers that the model's belief about how often each option is chosen is worth. */
const WORTH_OF_MODEL = 10;

export function compareMeasure(engine: GroupEngine, compared: MeasureCompared): Finding | null {
  const { kind, measure, earlier, later, comparisons } = compared;
  const { model } = engine.models[kind];
  const { size, prior } = model;
  const variance = prior.covariance[measure * (size + 1)] as number;
  const direction = Float64Array.from(
    { length: size },
    (_, k) => (prior.covariance[measure * size + k] as number) / variance,
  );
  const signs = readSigns(engine, compared, direction);
  if (signs.length === 0) return null;
  const people = [peopleIn(earlier), peopleIn(later)] as const;
  const both = Math.min(compared.both, ...people);
  const errors = errorsOf(signs, prior.covariance, people, both);
  const weights = weigh(signs, prior.covariance, errors, measure);
  const sumOf = (of: (sign: Sign) => number): number =>
    signs.reduce((sum, sign, at) => sum + (weights[at] as number) * of(sign), 0);
  const reach = Float64Array.from({ length: size }, (_, k) => sumOf((sign) => sign.reach[k] as number));
  const slope = dot(reach, direction);
  if (!(slope > 0)) return null;
  const difference = sumOf((sign) => sign.difference) / slope;
  const error = Math.sqrt(Math.max(0, quadratic(weights, errors))) / slope;
  const degrees = WORTH_OF_BELIEF + people[0] + people[1] - both - 1;
  const half = studentLimit(0.025, degrees);
  // Of a difference that may be nothing, nothing is stretched.
  const real = Math.max(0, difference ** 2 - (2 * error) ** 2);
  const uneven = quadratic(reach, prior.covariance) / slope ** 2 / variance - 1;
  const loading = signs.reduce((sum, sign, at) => sum + (weights[at] as number) ** 2 * sign.loading, 0);
  const stretch = real * (loading / slope ** 2 + Math.max(0, uneven) / 2);
  const margin = half * Math.sqrt(error ** 2 + stretch);
  const limit = Math.max(half, pageLimit({ comparisons, falsePages: FALSE_PAGES.rounds }, degrees));
  return { difference, margin, differs: Math.abs(difference) > limit * error };
}

/** What one question says of the measure, in one way of weighing its options. */
interface Sign {
  readonly question: GroupQuestion;
  readonly worth: Float64Array;
  /** How its mean moves with each measure. */
  readonly reach: Float64Array;
  /** By how much it moved. */
  readonly difference: number;
  /** How often each option was chosen, and by how many, then and now. */
  readonly shares: readonly Shares[];
  /** The variance that loadings off by `LOADING_SPREAD` bring, for one unit along the direction. */
  readonly loading: number;
}

interface Shares {
  readonly answered: number;
  readonly shares: Float64Array;
  /** The same with the model's belief: how people scatter is not known from a few. */
  readonly expected: Float64Array;
}

/** Of each question that was asked both times: along with the measure's neighbours, and, where it touches it, the measure alone. */
function readSigns(
  engine: GroupEngine,
  { kind, measure, earlier, later, place }: MeasureCompared,
  direction: Float64Array,
): Sign[] {
  const { model, questions } = engine.models[kind];
  const alone = new Float64Array(model.size);
  alone[measure] = 1;
  return questions.flatMap((question) => {
    const counts = [earlier[kind].counts, later[kind].counts];
    if (counts.some((own) => countAnswers(question, own) === 0)) return [];
    const choice = marginalChoice(question, model.popularity, place);
    const shares = counts.map((own) => sharesOf(question, own, choice.probability));
    const ways = question.question.touched.includes(measure) ? [direction, alone] : [direction];
    return ways.map((way) => readSign(question, choice, shares, { way, direction, size: model.size }));
  });
}

function sharesOf(question: GroupQuestion, counts: Float64Array, probability: Float64Array): Shares {
  const { firstOption, optionKeys } = question.question;
  const answered = countAnswers(question, counts);
  const own = counts.subarray(firstOption, firstOption + optionKeys.length);
  return {
    answered,
    shares: own.map((count) => count / answered),
    expected: own.map(
      (count, option) =>
        (count + WORTH_OF_MODEL * (probability[option] as number)) / (answered + WORTH_OF_MODEL),
    ),
  };
}

function readSign(
  question: GroupQuestion,
  { probability, slope }: ReturnType<typeof marginalChoice>,
  shares: readonly Shares[],
  { way, direction, size }: { way: Float64Array; direction: Float64Array; size: number },
): Sign {
  const { touched, weights } = question.question;
  const options = probability.length;
  const width = touched.length;
  const weight = (option: number, k: number): number => weights[option * width + k] as number;
  const pull = probability.map((_, option) =>
    touched.reduce((sum, at, k) => sum + weight(option, k) * (way[at] as number), 0),
  );
  const middle = dot(pull, probability);
  const worth = pull.map((value) => value - middle);
  const reach = new Float64Array(size);
  let loading = 0;
  for (let option = 0; option < options; option++) {
    const moves = dot(worth, slope.subarray(option * options, (option + 1) * options));
    for (const [k, at] of touched.entries()) {
      reach[at] = (reach[at] as number) + moves * weight(option, k);
      loading += (moves * LOADING_SPREAD * weight(option, k) * (direction[at] as number)) ** 2;
    }
  }
  const [then, now] = shares.map((one) => dot(worth, one.shares));
  return { question, worth, reach, shares, loading, difference: (now as number) - (then as number) };
}

/**
 * The covariance of the signs' errors: how people choose within one question, and between questions what people truly
 * differ by, less what those who answered both times have in common.
 */
function errorsOf(
  signs: readonly Sign[],
  covariance: Float64Array,
  [n, m]: readonly [number, number],
  both: number,
): Float64Array {
  const size = signs.length;
  const spread = signs.map(({ reach }) =>
    multiplyVector(covariance, reach, reach.length).map((value) => WITHIN_GROUPS * value),
  );
  const matched = (2 * both * LASTING) / (n * m);
  return Float64Array.from({ length: size * size }, (_, at) => {
    const [one, other] = [signs[Math.floor(at / size)] as Sign, signs[at % size] as Sign];
    const common = dot(one.reach, spread[at % size] as Float64Array);
    if (one.question !== other.question) return common * (1 / n + 1 / m - matched);
    const noise = one.shares.reduce((sum, round) => sum + scatter(one.worth, other.worth, round), 0);
    return noise - matched * common;
  });
}

/** The covariance of two means over the same people's choices. */
function scatter(one: Float64Array, other: Float64Array, { answered, expected }: Shares): number {
  const product = expected.reduce(
    (sum, share, at) => sum + share * (one[at] as number) * (other[at] as number),
    0,
  );
  return (product - dot(one, expected) * dot(other, expected)) / answered;
}

/** As the best linear guess of the measure's change weighs them. */
function weigh(
  signs: readonly Sign[],
  covariance: Float64Array,
  errors: Float64Array,
  measure: number,
): Float64Array {
  const size = signs.length;
  const moved = signs.map(({ reach }) => multiplyVector(covariance, reach, reach.length));
  const matrix = errors.map((value, at) => {
    const [row, column] = [Math.floor(at / size), at % size];
    const told = dot((signs[row] as Sign).reach, moved[column] as Float64Array);
    // Two ways of weighing one question can be the same.
    return value + EXPECTED * told + (row === column ? 1e-6 : 0);
  });
  // What people differ by is to first order, and may seem more than they scatter by: as much noise as mends that.
  const factor = Float64Array.from(matrix);
  for (let more = 1e-4; !tryFactorise(factor, size); more *= 10) {
    factor.set(matrix);
    for (let at = 0; at < size; at++)
      factor[at * (size + 1)] = (factor[at * (size + 1)] as number) * (1 + more);
  }
  const weights = Float64Array.from(moved, (column) => EXPECTED * (column[measure] as number));
  solve(factor, size, weights);
  return weights;
}
