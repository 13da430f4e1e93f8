import type { Feature } from '../../feature.ts';
import { loadAskedQuestionnaire } from '../assessment/asked-questionnaire.ts';
import { demoRoutes } from './demo.routes.ts';

/** A few questions for visitors, whose answers nobody keeps. */
export const demo: Feature = {
  routes: async ({ serve }) => demoRoutes(serve, await loadAskedQuestionnaire()),
};
