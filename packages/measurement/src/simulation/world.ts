import type { Model } from '../questionnaire/model.ts';
import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import type { MeasureKind } from '../questionnaire/types.ts';
import { drawNormal, type Random } from '../random.ts';
import { otherCovariance } from './other-covariance.ts';

/**
 * The truth that simulated people live in: two models of the same shape as the scorer's, which may
 * say something else than the scorer believes.
 *
 * A departure from the scorer's model is drawn once for a world and holds for everyone in it, as a
 * badly keyed question does: popularities of SD 0.5 logits, loadings off by 30%, other correlations
 * of the traits, a lean towards the last step whatever it says (mean 0.2, SD 0.3 between people).
 *
 * Example: `createWorld(questionnaire)` is the scorer's own model; `createWorld(questionnaire,
 * DEPARTURES, random)` has everything wrong at once.
 */
export interface World {
  readonly questionnaire: Questionnaire;
  readonly models: Readonly<Record<MeasureKind, Model>>;
  readonly lean: { readonly mean: number; readonly sd: number };
}

/** The ways in which a world can differ from the scorer's model. */
export const DEPARTURES = ['popularity', 'loadings', 'correlations', 'acquiescence'] as const;
export type Departure = (typeof DEPARTURES)[number];

export const POPULARITY_SD = 0.5;
export const LOADING_SD = 0.3;
/** In logits a step. */
export const LEAN = { mean: 0.2, sd: 0.3 };

export function createWorld(
  questionnaire: Questionnaire,
  departures: readonly Departure[] = [],
  random: Random = () => 0.5,
): World {
  const depart = (model: Model): Model => ({
    ...model,
    popularity: departures.includes('popularity')
      ? model.popularity.map((value) => value + POPULARITY_SD * drawNormal(random))
      : model.popularity,
    questions: departures.includes('loadings')
      ? model.questions.map((question) => ({
          ...question,
          weights: question.weights.map((weight) => weight * (1 + LOADING_SD * drawNormal(random))),
        }))
      : model.questions,
    prior: departures.includes('correlations')
      ? { ...model.prior, covariance: otherCovariance(model.size, model.groups, random) }
      : model.prior,
  });
  const { behaviour, perception } = questionnaire.models;
  return {
    questionnaire,
    models: { behaviour: depart(behaviour), perception: depart(perception) },
    lean: departures.includes('acquiescence') ? LEAN : { mean: 0, sd: 0 },
  };
}
