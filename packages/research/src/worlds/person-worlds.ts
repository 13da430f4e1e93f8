import type { Model } from '@fourfold/measurement/questionnaire/model.ts';
import type { Questionnaire } from '@fourfold/measurement/questionnaire/questionnaire.ts';
import { drawInteger, drawNormal, type Random } from '@fourfold/measurement/random.ts';
import { drawStanding, type Standing } from '@fourfold/measurement/simulation/draw-people.ts';
import { createTruth, type Truth } from '@fourfold/measurement/simulation/truth.ts';
import { createWorld, type World } from '@fourfold/measurement/simulation/world.ts';

/**
 * Worlds of honest people whom the scorer does not expect: others than it believes in their standings, or in what the
 * options truly mean. None was looked at when the limits were chosen but weaker questions and heavy tails.
 *
 * Example: `createPersonWorld(questionnaire, 'heavy tails', random).draw(random)`.
 */
export const PERSON_WORLDS = [
  'as keyed',
  'heavy tails',
  'skew',
  'a general factor',
  'no competency structure',
  'questions 40% weaker',
  '10% of keys wrong',
  'loadings off by 50%',
  'cross-loadings',
  '15% lean to what is favourable',
  'popularities of SD 1.0',
] as const;
export type PersonWorldName = (typeof PERSON_WORLDS)[number];

export interface PersonWorld {
  readonly world: World;
  draw(random: Random): Standing;
}

export function createPersonWorld(
  questionnaire: Questionnaire,
  name: PersonWorldName,
  random: Random,
): PersonWorld {
  const plain = createWorld(questionnaire);
  const { behaviour, perception } = plain.models;
  const world = {
    ...plain,
    models: { behaviour: changed(behaviour, name, random), perception: changed(perception, name, random) },
  };
  return { world, draw: drawerOf(createTruth(world), name) };
}

function drawerOf(truth: Truth, name: PersonWorldName): PersonWorld['draw'] {
  const each = (random: Random, change: (value: number, random: Random) => number): Standing => {
    const { behaviour, perception } = drawStanding(truth, 1, random);
    return {
      behaviour: behaviour.map((value) => change(value, random)),
      perception: perception.map((value) => change(value, random)),
    };
  };
  return (random) => {
    if (name === 'heavy tails') {
      // Student's t with 4 degrees of freedom, a person as a whole, of variance 1.
      const scale = Math.sqrt(2 / squares(4, random));
      return each(random, (value) => value * scale);
    }
    // A standardised lognormal of skewness 1.
    if (name === 'skew') return each(random, (value) => (Math.exp(0.31 * value) - 1.049) / 0.334);
    if (name === 'a general factor') {
      const shared = drawNormal(random);
      return each(random, (value) => Math.sqrt(0.6) * value + Math.sqrt(0.4) * shared);
    }
    if (name === '15% lean to what is favourable' && random() < 0.15) {
      const { behaviour, perception } = drawStanding(truth, 1, random);
      return { behaviour, perception: perception.map((value) => value + 1) };
    }
    return drawStanding(truth, 1, random);
  };
}

/** Chi-square with so many degrees of freedom. */
function squares(freedom: number, random: Random): number {
  return Array.from({ length: freedom }, () => drawNormal(random) ** 2).reduce(
    (sum, square) => sum + square,
    0,
  );
}

function changed(model: Model, name: PersonWorldName, random: Random): Model {
  switch (name) {
    case 'no competency structure':
      return { ...model, prior: { ...model.prior, covariance: alike(model.size, 0.2) } };
    case 'questions 40% weaker':
      return reweighted(model, (weight) => 0.6 * weight);
    case 'loadings off by 50%':
      return reweighted(model, (weight) => weight * (1 + 0.5 * drawNormal(random)));
    case '10% of keys wrong':
      return wrongKeys(model, random);
    case 'cross-loadings':
      return crossLoaded(model, random);
    case 'popularities of SD 1.0':
      return { ...model, popularity: model.popularity.map(() => drawNormal(random)) };
    default:
      return model;
  }
}

function alike(size: number, correlation: number): Float64Array {
  return Float64Array.from({ length: size * size }, (_, at) => (at % (size + 1) === 0 ? 1 : correlation));
}

function reweighted(model: Model, change: (weight: number) => number): Model {
  return {
    ...model,
    questions: model.questions.map((question) => ({ ...question, weights: question.weights.map(change) })),
  };
}

/** Of every tenth option the loadings are those of another measure. */
function wrongKeys(model: Model, random: Random): Model {
  return crossed(model, random, 0.1, (weights) => {
    const largest = weights.reduce((most, weight) => (Math.abs(weight) > Math.abs(most) ? weight : most), 0);
    weights.fill(0);
    return largest;
  });
}

/** Every third option also loads on one more measure, by a third of a primary's weight. */
function crossLoaded(model: Model, random: Random): Model {
  return crossed(model, random, 1 / 3, () => (random() < 0.5 ? 0.5 : -0.5));
}

/** `change` may alter an option's own weights, and answers the weight on the measure that is added. */
function crossed(
  model: Model,
  random: Random,
  share: number,
  change: (weights: Float64Array) => number,
): Model {
  const questions = model.questions.map((question) => {
    const other = drawInteger(random, model.size);
    if (question.touched.includes(other)) return question;
    const touched = [...question.touched, other].sort((a, b) => a - b);
    const place = touched.indexOf(other);
    const width = question.touched.length;
    const rows = question.optionKeys.map((_, option) => {
      const weights = Float64Array.from(question.weights.subarray(option * width, (option + 1) * width));
      const added = random() < share ? change(weights) : 0;
      return [...weights.subarray(0, place), added, ...weights.subarray(place)];
    });
    return { ...question, touched: Int32Array.from(touched), weights: Float64Array.from(rows.flat()) };
  });
  return { ...model, questions };
}
