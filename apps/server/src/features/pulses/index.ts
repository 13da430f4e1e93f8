import { type Feature, job } from '../../feature.ts';
import { loadAskedQuestionnaire } from '../assessment/asked-questionnaire.ts';
import { compute } from '../culture/3-estimate/compute-threads.ts';
import { loadWords } from '../profile/load-words.ts';
import { askDue, askDueJob } from './ask-due.ts';
import { pulseRoutes } from './pulses.routes.ts';
import { trendRoutes } from './trend/trend.routes.ts';

/** Asking the people whom a plan concerns again, and how a measure goes from one time to the next. */
export const pulses: Feature = {
  routes: async ({ serve, parts }) => {
    const words = await loadWords();
    pulseRoutes(serve, { ...parts, questionnaire: await loadAskedQuestionnaire() });
    trendRoutes(serve, { ...parts, words, compute });
  },
  jobs: [job(askDueJob, (parts) => () => askDue(parts), { cron: '*/5 * * * *' })],
  // An hour may have come while no server ran.
  sweep: askDue,
};
