import type { Feature } from '../../feature.ts';
import { loadAskedQuestionnaire } from '../assessment/asked-questionnaire.ts';
import { roundRoutes } from './rounds.routes.ts';

/** A further round, in which the same people are asked again. */
export const rounds: Feature = {
  routes: async ({ serve, parts }) =>
    roundRoutes(serve, { ...parts, questionnaire: await loadAskedQuestionnaire() }),
};
