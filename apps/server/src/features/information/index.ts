import type { Feature } from '../../feature.ts';
import { loadAskedQuestionnaire } from '../assessment/asked-questionnaire.ts';
import { informationRoutes } from './information.routes.ts';

/** What is asked, kept and shown: a page and a PDF for a works council and for everyone who is asked. */
export const information: Feature = {
  routes: async ({ serve, parts }) =>
    informationRoutes(serve, { ...parts, questionnaire: await loadAskedQuestionnaire() }),
};
