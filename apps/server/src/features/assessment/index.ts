import type { Feature } from '../../feature.ts';
import { loadAskedQuestionnaire } from './asked-questionnaire.ts';
import { assessmentRoutes } from './assessment.routes.ts';
import { measureRoutes } from './measures.routes.ts';
import { oneClickRoute } from './one-click.ts';

/** The questionnaire as respondents answer it. */
export const assessment: Feature = {
  routes: async ({ app, serve, parts }) => {
    const questionnaire = await loadAskedQuestionnaire();
    assessmentRoutes(serve, { ...parts, questionnaire });
    oneClickRoute(app, { ...parts, questionnaire });
    await measureRoutes(serve, questionnaire);
  },
};
