import { factorise } from '../../linear-algebra/index.ts';
import type { Model } from '../../questionnaire/model.ts';
import { createRandom, type Random } from '../../random.ts';
import { CORRELATION_SPREAD, type KeyUncertainty, LOADING_SPREAD, POPULARITY } from '../key-uncertainty.ts';
import { createAccount, readAccount } from './account.ts';
import { believed, type DrawnQuestion, drawQuestion, moveToCentre } from './draw-keys.ts';
import { createRoom, type Sampler, stepStanding } from './draw-standings.ts';
import { addElsewhere, addElsewhereLikelihood, drawPlace, spreadOf, startElsewhere } from './elsewhere.ts';
import { addEvidence, addLikelihood, clearEvidence, createEvidence, type KeyEvidence } from './evidence.ts';
import { drawHome } from './homes.ts';
import { type Layout, layOut, withParameters } from './parameters.ts';
import { type Pool, peopleOf } from './pool.ts';
import { scaleSampler } from './sample-standings.ts';
import { drawShift, findShift, type Standing, shiftPopularities, unknownShift } from './shift.ts';
import { drawSizes, type Sizes, startingSizes } from './sizes.ts';

/**
 * What the answers of a pool say of the keys: popularities, loadings and how wrong keys are in general, with what stays
 * unknown.
 *
 * Stochastic: turn by turn everyone's standing is drawn given the keys, every group's mean given its people, the keys
 * given the standings, and their sizes given the keys; what the turns have in common is the answer. The authors' keys
 * are the belief to start from, so few answers change little. `model` is the authors'. The same pool and seed give the
 * same keys.
 *
 * Example: 300 people of six companies halve what is unknown of popularities in a few seconds.
 */
export interface LearnedKeys {
  /** Scores with what was learned. */
  readonly model: Model;
  readonly uncertainty: KeyUncertainty;
  readonly sizes: Readonly<Sizes>;
  readonly people: number;
  readonly groups: number;
}

export interface Learning {
  readonly version: string;
  readonly seed: string;
  readonly turns?: Turns;
}

/** Keys wait as authored until people stand where they belong; then turns settle in; then they count. */
export interface Turns {
  readonly frozen: number;
  readonly settling: number;
  readonly counting: number;
}

const FROZEN = 10;
/** Answer sheets drawn in all: what four minutes of one core allow for both halves. */
const WORK = 750_000;
const FEWEST_TURNS = 75;
const MOST_TURNS = 600;
/** Of the turns: the keys forget a third of where they began in each. */
const SETTLING = 0.2;

export function turnsFor(people: number): Turns {
  const turns = Math.min(MOST_TURNS, Math.max(FEWEST_TURNS, Math.round(WORK / people)));
  const settling = Math.round(turns * SETTLING);
  return { frozen: FROZEN, settling, counting: turns - settling };
}

/** So few people leave keys anything but normal around their centre, and cost little. */
const FEW = 1500;
const REFINEMENTS = 2;

type Drawn = Pick<DrawnQuestion, 'centre' | 'covariance'>;

export function learnKeys(model: Model, pool: Pool, { version, seed, turns: asked }: Learning): LearnedKeys {
  const random = createRandom(`keys ${seed}`);
  const layout = layOut(model);
  const sizes = startingSizes();
  const values = Float64Array.from(layout.authored);
  const turns = asked ?? turnsFor(peopleOf(pool));
  const chain = startChain(model, layout, pool, values, sizes);
  const account = createAccount(layout);
  const questions = [...layout.firstOptions.keys()];
  const isExact = peopleOf(pool) < FEW;
  const draw = (question: number) => drawQuestion(layout, question, values, chain.evidence, sizes, random);
  /** Proposed around the centre, and taken or left by the usual ratio. */
  const drawExactly = (): Drawn[] => {
    const before = Float64Array.from(values);
    const likelyBefore = chain.likelihood();
    for (let again = 0; again < REFINEMENTS; again++) {
      for (const question of questions) moveToCentre(layout, question, values, chain.evidence, sizes);
      chain.gather();
    }
    const proposed = questions.map(draw);
    const likelyAfter = chain.likelihood();
    return proposed.map((one, question) => {
      const [from, to] = [layout.starts[question] as number, layout.starts[question + 1] as number];
      const ratio =
        (likelyAfter[question] as number) -
        (likelyBefore[question] as number) +
        believed(layout, question, values, sizes) -
        believed(layout, question, before, sizes) +
        one.chanceOf(before) -
        one.chance;
      if (!(Math.log(random()) < ratio)) values.set(before.subarray(from, to), from);
      // The draw itself is what counts: its centre is not its mean.
      return { centre: values.slice(from, to), covariance: new Float64Array((to - from) ** 2) };
    });
  };
  for (let turn = 0; turn < turns.frozen + turns.settling + turns.counting; turn++) {
    if (turn < 5 || turn % 10 === 0) chain.rescale();
    chain.movePeople(random);
    if (turn < turns.frozen) continue;
    const drawn = isExact ? drawExactly() : questions.map(draw);
    if (pool.received?.length) keepLoadingsNear(layout, values, drawn);
    const middle = chain.middle();
    const shift = findShift(layout, values, chain.standings(), model.prior.precision, sizes);
    const by = drawShift(shift, random);
    chain.shiftAll(by);
    shiftPopularities(layout, values, by);
    drawSizes(layout, values, chain.homes, model.prior.precision, sizes, random);
    if (turn >= turns.frozen + turns.settling) account.note(drawn, middle, shift, sizes);
  }
  const found = readAccount(layout, account);
  Object.assign(sizes, found.sizes);
  const last = findShift(layout, found.values, chain.standings(), model.prior.precision, sizes);
  return {
    model: withParameters(model, layout, found.values, version),
    uncertainty: {
      questions: found.questions,
      common: unknownShift(last),
      leanSpread: 0,
      between: found.sizes.between,
      correlationSpread: CORRELATION_SPREAD,
    },
    sizes: found.sizes,
    people: peopleOf(pool),
    groups: pool.groups.length,
  };
}

/** Two standard deviations of what loadings were believed to be, as a share of them. */
export const LOADING_REACH = 2 * LOADING_SPREAD;

/**
 * No loading further from the authors' than was thought possible, where files of other installations count. A file that
 * contradicts the answers here would otherwise be reconciled with them by loadings several times too large.
 */
function keepLoadingsNear(
  { starts, measureOf, authored }: Layout,
  values: Float64Array,
  drawn: readonly Drawn[],
): void {
  const near = (value: number, at: number): number => {
    if (measureOf[at] === POPULARITY) return value;
    const expected = authored[at] as number;
    const most = LOADING_REACH * Math.abs(expected);
    return Math.min(expected + most, Math.max(expected - most, value));
  };
  for (const [at, value] of values.entries()) values[at] = near(value, at);
  for (const [question, { centre }] of drawn.entries())
    for (const [at, value] of centre.entries()) centre[at] = near(value, (starts[question] as number) + at);
}

interface Chain {
  readonly homes: readonly Float64Array[];
  /** Of the standings as they were drawn last. */
  readonly evidence: KeyEvidence;
  rescale(): void;
  movePeople(random: Random): void;
  /** The evidence again, for keys that have changed. */
  gather(): void;
  /** ln of how probable the answers are, by question. */
  likelihood(): Float64Array;
  /** Where groups stand, those of other installations among them. */
  standings(): Standing[];
  /** Where people stand on average. */
  middle(): Float64Array;
  shiftAll(by: Float64Array): void;
}

const SAMPLED = 40;
const FIRST_STEP = 0.3;
/** Four of them lead a quarter of the way around: further would lead back. */
const LONGEST_STEP = 0.5;
const WANTED = 0.7;

function startChain(
  model: Model,
  layout: Layout,
  { groups, received = [] }: Pool,
  values: Float64Array,
  sizes: Sizes,
): Chain {
  const { size, prior } = model;
  const standings = groups.map((people) => people.map(() => new Float64Array(size)));
  const homes = groups.map(() => new Float64Array(size));
  const everyone = standings.flat();
  const elsewhere = startElsewhere(received, layout);
  const priorFactor = Float64Array.from(prior.covariance);
  factorise(priorFactor, size);
  const room = createRoom(layout);
  const evidenceRoom = {
    probability: new Float64Array(layout.mostOptions),
    factors: new Float64Array(layout.mostParameters),
    weighted: new Float64Array(layout.mostParameters),
  };
  const evidence = createEvidence(layout);
  let sampler: Sampler | undefined;
  let step = FIRST_STEP;
  return {
    homes,
    evidence,
    rescale() {
      const stride = Math.max(1, Math.floor(everyone.length / SAMPLED));
      const places = everyone.filter((_, at) => at % stride === 0);
      sampler = scaleSampler(model, layout, values, places, sizes.between, step);
    },
    movePeople(random) {
      clearEvidence(evidence);
      let moved = 0;
      const scaled = { ...(sampler as Sampler), step };
      for (const [group, people] of groups.entries()) {
        const home = homes[group] as Float64Array;
        const sum = new Float64Array(size);
        for (const [at, choices] of people.entries()) {
          const x = standings[group]?.[at] as Float64Array;
          if (stepStanding(scaled, values, choices, home, x, random, room)) moved++;
          addEvidence(layout, values, choices, x, evidence, evidenceRoom);
          for (let k = 0; k < size; k++) sum[k] = (sum[k] as number) + (x[k] as number);
        }
        home.set(drawHome(sum, people.length, sizes.between, priorFactor, random));
      }
      for (const sums of elsewhere) {
        drawPlace(layout, sums, values, prior.precision, sizes, random);
        addElsewhere(layout, sums, values, evidence);
      }
      const longer = step * Math.exp(0.2 * (moved / everyone.length - WANTED));
      step = Math.min(LONGEST_STEP, Math.max(0.02, longer));
    },
    gather() {
      clearEvidence(evidence);
      for (const [group, people] of groups.entries()) {
        for (const [at, choices] of people.entries()) {
          addEvidence(
            layout,
            values,
            choices,
            standings[group]?.[at] as Float64Array,
            evidence,
            evidenceRoom,
          );
        }
      }
      for (const sums of elsewhere) addElsewhere(layout, sums, values, evidence);
    },
    likelihood() {
      const likely = new Float64Array(layout.firstOptions.length);
      for (const [group, people] of groups.entries()) {
        for (const [at, choices] of people.entries()) {
          addLikelihood(
            layout,
            values,
            choices,
            standings[group]?.[at] as Float64Array,
            likely,
            evidenceRoom,
          );
        }
      }
      for (const sums of elsewhere) addElsewhereLikelihood(layout, sums, values, likely);
      return likely;
    },
    standings: () => [
      ...homes.map((place) => ({ place, variance: sizes.between })),
      ...elsewhere.map(({ sums, place }) => ({ place, variance: spreadOf(sums, sizes) })),
    ],
    middle() {
      const middle = new Float64Array(size);
      for (const x of everyone) {
        for (let k = 0; k < size; k++) middle[k] = (middle[k] as number) + (x[k] as number) / everyone.length;
      }
      return middle;
    },
    shiftAll(by) {
      for (const x of [...everyone, ...homes, ...elsewhere.map(({ place }) => place)])
        for (let k = 0; k < size; k++) x[k] = (x[k] as number) + (by[k] as number);
    },
  };
}
