import type { Feature } from '../../feature.ts';
import { loadAskedQuestionnaire } from '../assessment/asked-questionnaire.ts';
import { compute } from '../culture/3-estimate/compute-threads.ts';
import { loadWords } from '../profile/load-words.ts';
import { analysisRoutes } from './analysis.routes.ts';

/** Files for those who analyse in R or SPSS: people's answers and scores, and the scores of groups. */
export const analysis: Feature = {
  routes: async ({ serve, parts: { db, clock } }) =>
    analysisRoutes(serve, {
      db,
      clock,
      compute,
      questionnaire: await loadAskedQuestionnaire(),
      words: await loadWords(),
    }),
};
