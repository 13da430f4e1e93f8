import { findMaximum } from '../person/find-maximum.ts';
import type { PersonEstimate } from '../person/score-person.ts';
import { createWorkspace } from '../person/workspace.ts';
import type { Choices, Model, ModelQuestion } from '../questionnaire/model.ts';

/**
 * Whether answers follow what an advertisement asks for: how much better they are explained by someone to whom every
 * option that shows an asked competency is e times as attractive as their own habits make it, whatever it is about. The
 * natural logarithm of a Bayes factor.
 *
 * Habits differ between the behaviours of a competency; an advertisement draws to all of them alike. Someone who truly
 * is as the advertisement wants is noticed more often than others, so it is a reason to ask and never one to doubt.
 *
 * Example: someone who picks what is asked for wherever they can has 15, an honest applicant -1.
 */
export interface AdvertisementSign {
  readonly evidence: number;
  readonly follows: boolean;
}

/** One honest applicant in forty is above it, and one in twelve of those whose habits are half a deviation that way. */
export const FOLLOWS_FROM = 2.2;

export function followAdvertisement(
  model: Model,
  choices: Choices,
  { theta, logEvidence }: PersonEstimate,
  asked: readonly string[],
): AdvertisementSign {
  const wanted = askedMeasures(model, asked);
  const popularity = Float64Array.from(model.popularity);
  for (const question of model.questions) {
    for (let option = 0; option < question.optionKeys.length; option++) {
      const at = question.firstOption + option;
      if (wanted.has(shownBy(question, option))) popularity[at] = (popularity[at] as number) + 1;
    }
  }
  const drawn = { ...model, popularity };
  const found = findMaximum(drawn, choices, Float64Array.from(theta), createWorkspace(model));
  const evidence = wanted.size === 0 ? 0 : found.logEvidence - logEvidence;
  return { evidence, follows: evidence > FOLLOWS_FROM };
}

function askedMeasures({ groups }: Model, asked: readonly string[]): ReadonlySet<number> {
  return new Set(groups.flatMap(({ key, members }) => (asked.includes(key) ? members : [])));
}

/** The behaviour that an option shows: the one on which it loads most. */
export function shownBy({ touched, weights }: ModelQuestion, option: number): number {
  const width = touched.length;
  let most = 0;
  for (let k = 1; k < width; k++) {
    if ((weights[option * width + k] as number) > (weights[option * width + most] as number)) most = k;
  }
  return touched[most] as number;
}
