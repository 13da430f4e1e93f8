import type { Feature } from '../../feature.ts';
import { loadAskedQuestionnaire } from '../assessment/asked-questionnaire.ts';
import { ownPageRoutes } from './own-page.routes.ts';

/** What belongs to a respondent after the submission. */
export const ownPage: Feature = {
  routes: async ({ serve, parts }) =>
    ownPageRoutes(serve, { ...parts, questionnaire: await loadAskedQuestionnaire() }),
};
