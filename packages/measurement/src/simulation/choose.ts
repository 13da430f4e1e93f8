import { choiceProbabilities } from '../person/choice-probability.ts';
import type { Choices, Model, ModelQuestion } from '../questionnaire/model.ts';
import type { MeasureKind } from '../questionnaire/types.ts';
import { drawNormal, type Random } from '../random.ts';
import type { Standing } from './draw-people.ts';
import type { World } from './world.ts';

/**
 * The options that a person of a known standing picks, at random with the world's own
 * probabilities.
 *
 * Example: `choose(world, standing, random).behaviour[0]` is the option index picked in the first
 * question.
 */
export type Picks = Readonly<Record<MeasureKind, Choices>>;

export function choose(world: World, standing: Standing, random: Random): Picks {
  const lean = drawLean(world, random);
  return {
    behaviour: chooseFrom(world.models.behaviour, standing.behaviour, 0, random),
    perception: chooseFrom(world.models.perception, standing.perception, lean, random),
  };
}

/** How much one person leans to the last step, whatever it says. */
export function drawLean({ lean }: World, random: Random): number {
  return lean.mean + lean.sd * drawNormal(random);
}

function chooseFrom(model: Model, x: Float64Array, lean: number, random: Random): Choices {
  const { questions, popularity } = model;
  const chosen = new Int16Array(questions.length);
  for (const [at, question] of questions.entries()) {
    chosen[at] = question.firstOption + pickOption(question, popularity, x, lean, random);
  }
  return chosen;
}

/** Written anew for every question: a simulation picks millions of times. */
const scratch = new Map<number, Float64Array>();

function scratchOf(options: number): Float64Array {
  const probability = scratch.get(options) ?? new Float64Array(options);
  scratch.set(options, probability);
  return probability;
}

/** The place of the option picked, from 0. */
export function pickOption(
  question: ModelQuestion,
  popularity: Float64Array,
  x: Float64Array,
  lean: number,
  random: Random,
): number {
  const options = question.optionKeys.length;
  const probability = scratchOf(options);
  choiceProbabilities(question, popularity, x, probability);
  if (lean !== 0) leanBy(probability, lean);
  let sum = 0;
  for (let option = 0; option < options; option++) sum += probability[option] as number;
  let rest = random() * sum;
  for (let option = 0; option < options - 1; option++) {
    rest -= probability[option] as number;
    if (rest < 0) return option;
  }
  return options - 1;
}

function leanBy(probability: Float64Array, lean: number): void {
  const middle = (probability.length - 1) / 2;
  for (let option = 0; option < probability.length; option++) {
    probability[option] = (probability[option] as number) * Math.exp(lean * (option - middle));
  }
}
