import type { Choices, Model } from '../questionnaire/model.ts';
import { drawInteger, type Random } from '../random.ts';

/** Test support: the option at one place of every question. Example: `everyChoice(model, 0)` takes the first ones. */
export function everyChoice(model: Model, place: number): Choices {
  return Int16Array.from(
    model.questions,
    ({ firstOption, optionKeys }) => firstOption + Math.min(place, optionKeys.length - 1),
  );
}

/** Test support: a random option of every question. */
export function randomChoices(model: Model, random: Random): Choices {
  return Int16Array.from(
    model.questions,
    ({ firstOption, optionKeys }) => firstOption + drawInteger(random, optionKeys.length),
  );
}
