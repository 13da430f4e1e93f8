import type { KindPicture } from '../group/describe-group.ts';
import { factorise } from '../linear-algebra/index.ts';
import type { PersonEstimate } from '../person/score-person.ts';
import { normalCdf } from '../probability/normal.ts';
import { drawFrom, drawMany, standardDraws, toNormal } from '../probability/normal-draws.ts';
import { type Estimated, summarise } from '../probability/percentile.ts';
import type { Model } from '../questionnaire/model.ts';
import { createRandom, type Random } from '../random.ts';
import { weightsOf } from './add.ts';
import { fitOf } from './fit.ts';
import { randomSheets } from './random-sheets.ts';
import { sameStanding } from './same-standing.ts';
import { toCompetencies } from './team-spread.ts';

/**
 * What others get beside the same team: honest people who stand where the candidate may stand, and sheets that were
 * filled in at random. With the middle 95% of each.
 *
 * A random sheet stands near balanced and so fits most teams better than an honest applicant does. A fit that does not
 * lie clearly apart from theirs says nothing.
 *
 * Example: fit 34 (12 to 60); honest people of this standing get 33 (14 to 55), random sheets 62 (38 to 85).
 */
export interface Yardsticks {
  readonly fit: Yardstick;
  readonly add: Yardstick;
}

export interface Yardstick {
  readonly honest: Estimated;
  readonly random: Estimated;
}

const HONEST = 40;
const POSSIBLE = 40;

export function yardsticks(
  model: Model,
  candidate: PersonEstimate,
  team: KindPicture,
  spread: Float64Array,
): Yardsticks {
  const { size } = model;
  const repeated = sameStanding(model, candidate, HONEST, createRandom('same standing'));
  const honest = Array.from({ length: HONEST }, (_, at) => repeated.subarray(at * size, (at + 1) * size));
  const own = getOver(model, candidate, team, spread, honest);
  const random = ofRandomSheets(model, team, spread);
  return {
    fit: { honest: own.fit, random: random.fit },
    add: { honest: own.add, random: random.add },
  };
}

type FitAndAdd = Readonly<Record<'fit' | 'add', Estimated>>;

const known = new WeakMap<KindPicture, FitAndAdd>();

/** The same for every candidate beside a team. */
function ofRandomSheets(model: Model, team: KindPicture, spread: Float64Array): FitAndAdd {
  const found = known.get(team);
  if (found) return found;
  const sheets = randomSheets(model);
  const one = sheets[0] as PersonEstimate;
  const made = getOver(
    model,
    one,
    team,
    spread,
    sheets.map(({ theta }) => theta),
  );
  known.set(team, made);
  return made;
}

/** What these estimates get, each with errors as large as those of `like`. */
function getOver(
  model: Model,
  like: PersonEstimate,
  team: KindPicture,
  spread: Float64Array,
  thetas: readonly Float64Array[],
): FitAndAdd {
  const fit = fitOfEstimate(model, like, team, spread, createRandom('fit of others'));
  const add = addOfEstimate(model, like, team, createRandom('add of others'));
  return {
    fit: summarise(Float64Array.from(thetas, fit)),
    add: summarise(Float64Array.from(thetas, add)),
  };
}

/** Fit at an estimate, averaged over where candidate and team may truly stand; errors of one size. */
function fitOfEstimate(
  model: Model,
  { covariance }: PersonEstimate,
  { estimate }: KindPicture,
  spread: Float64Array,
  random: Random,
): (theta: Float64Array) => number {
  const count = model.groups.length;
  const errors = new Float64Array(count * count);
  for (const [row, { members }] of model.groups.entries()) {
    for (const [column, { members: others }] of model.groups.entries()) {
      let sum = 0;
      for (const member of members) {
        for (const other of others) {
          const at = member * model.size + other;
          sum += (covariance[at] as number) + (estimate.covariance[at] as number);
        }
      }
      errors[row * count + column] = sum / (members.length * others.length);
    }
  }
  factorise(errors, count);
  const standard = standardDraws(POSSIBLE, count, random);
  const apart = new Float64Array(count);
  return (theta) => {
    const mean = toCompetencies(
      model,
      theta.map((value, k) => value - (estimate.mean[k] as number)),
    );
    let sum = 0;
    for (let draw = 0; draw < POSSIBLE; draw++) {
      drawFrom({ mean, factor: errors }, standard, draw * count, apart);
      sum += fitOf(spread, apart);
    }
    return sum / POSSIBLE;
  };
}

/** The same of add, which is the share of a normal distribution, so that only the team need be drawn. */
function addOfEstimate(
  { size, prior }: Model,
  { covariance }: PersonEstimate,
  { estimate }: KindPicture,
  random: Random,
): (theta: Float64Array) => number {
  const means = drawMany(
    toNormal(estimate.mean, estimate.covariance),
    standardDraws(POSSIBLE, size, random),
    POSSIBLE,
  );
  const teams = Array.from({ length: POSSIBLE }, (_, at) => {
    const weights = weightsOf(means.subarray(at * size, (at + 1) * size), prior);
    if (weights === null) return null;
    let error = 0;
    for (let row = 0; row < size; row++) {
      const weight = weights[row] as number;
      if (weight === 0) continue;
      for (let k = 0; k < size; k++) {
        error += weight * (weights[k] as number) * (covariance[row * size + k] as number);
      }
    }
    return { weights, scale: Math.sqrt(1 + error) };
  });
  return (theta) => {
    let sum = 0;
    for (const team of teams) {
      const moved = team?.weights.reduce(
        (total, weight, k) => total + weight * ((theta[k] as number) - (prior.mean[k] as number)),
        0,
      );
      sum += team === null ? 50 : 100 * normalCdf((moved ?? 0) / team.scale);
    }
    return sum / POSSIBLE;
  };
}
