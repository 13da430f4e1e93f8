import { MeasurementError } from '../errors.ts';
import type { KindPicture } from '../group/describe-group.ts';
import { POINTS } from '../person/bands.ts';
import type { PersonEstimate } from '../person/score-person.ts';
import { drawFrom, standardDraws, toNormal } from '../probability/normal-draws.ts';
import { type Estimated, summarise } from '../probability/percentile.ts';
import type { Model } from '../questionnaire/model.ts';
import { createRandom, type Random } from '../random.ts';
import { addOf } from './add.ts';
import { type Complement, findComplements } from './complements.ts';
import { fitOf } from './fit.ts';
import { spreadOf, teamSpread, toCompetencies } from './team-spread.ts';
import { type Yardstick, yardsticks } from './yardsticks.ts';

/**
 * A candidate beside a team: fit and add, both with an interval, never one without the other and
 * never a verdict.
 *
 * Averaged over where candidate and team may truly stand. The keys' uncertainty is left out: both
 * answered the same questions. A team of one is compared like any other, with the prior's spread. A
 * profile must not be the only ground of a decision.
 *
 * Beside each stands what honest people of the same standing and random sheets get. A figure `tells` something
 * where its interval leaves out what random sheets get on average; where it does not, it must not be shown.
 *
 * Example: fit 21 (4 to 48), where random sheets get 62: it tells. Add 61 (24 to 91), where they get 50: it does not.
 */
export interface CandidateComparison {
  readonly fit: HeldAgainst;
  readonly add: HeldAgainst;
  /** Candidate less team, in points: of the two estimates themselves, so that it fits the scores beside it. */
  readonly competencies: readonly CompetencyDifference[];
  /** The team's development areas that the candidate would move most, three at most. */
  readonly complements: readonly Complement[];
}

export interface HeldAgainst extends Estimated, Yardstick {
  readonly tells: boolean;
}

export interface CompetencyDifference extends Estimated {
  readonly key: string;
  /** The team's own standard deviation. */
  readonly spread: number;
}

const DRAWS = 600;

export function compareCandidate(
  model: Model,
  candidate: PersonEstimate,
  team: KindPicture,
  random: Random = createRandom('candidate'),
): CandidateComparison {
  const { size, groups } = model;
  if (candidate.theta.length !== size) {
    throw new MeasurementError('wrong_size', { measures: size, estimates: candidate.theta.length });
  }
  const draws = drawBoth(candidate, team, random);
  const spread = teamSpread(model, team);
  const apart = draws.map(({ x, mean }) => between(model, x, mean));
  const estimated = between(model, candidate.theta, team.estimate.mean);
  const others = yardsticks(model, candidate, team, spread);
  return {
    fit: holdAgainst(
      summarise(Float64Array.from(apart, (difference) => fitOf(spread, difference))),
      others.fit,
    ),
    add: holdAgainst(
      summarise(Float64Array.from(draws, ({ x, mean }) => addOf(mean, x, model.prior))),
      others.add,
    ),
    competencies: groups.map(({ key }, index) => ({
      key,
      ...around(
        POINTS * (estimated[index] as number),
        Float64Array.from(apart, (difference) => POINTS * (difference[index] as number)),
      ),
      spread: POINTS * spreadOf(spread, groups.length, index),
    })),
    complements: findComplements(model, candidate, team),
  };
}

function holdAgainst(own: Estimated, { honest, random }: Yardstick): HeldAgainst {
  return { ...own, honest, random, tells: random.value < own.low || random.value > own.high };
}

const between = (model: Model, x: Float64Array, mean: Float64Array): Float64Array =>
  toCompetencies(
    model,
    x.map((value, k) => value - (mean[k] as number)),
  );

/** The range is that of the draws, the value is not: their mean would miss it by a point or two. */
function around(value: number, draws: Float64Array): Estimated {
  const { low, high } = summarise(draws);
  return { value, low: Math.min(low, value), high: Math.max(high, value) };
}

/** Where candidate and team may stand, again and again. */
function drawBoth(
  candidate: PersonEstimate,
  { estimate }: KindPicture,
  random: Random,
): readonly { x: Float64Array; mean: Float64Array }[] {
  const size = candidate.theta.length;
  const person = toNormal(candidate.theta, candidate.covariance);
  const team = toNormal(estimate.mean, estimate.covariance);
  const standard = standardDraws(2 * DRAWS, size, random);
  return Array.from({ length: DRAWS }, (_, draw) => {
    const [x, mean] = [new Float64Array(size), new Float64Array(size)];
    drawFrom(person, standard, 2 * draw * size, x);
    drawFrom(team, standard, (2 * draw + 1) * size, mean);
    return { x, mean };
  });
}
