import type { Feature } from '../../feature.ts';
import { loadAskedQuestionnaire } from '../assessment/asked-questionnaire.ts';
import { personRoutes } from './person.routes.ts';

/** One person's results, for those who may see them. */
export const person: Feature = {
  routes: async ({ serve, parts }) =>
    personRoutes(serve, { ...parts, questionnaire: await loadAskedQuestionnaire() }),
};
