import { type AllParts, type Feature, job } from '../../feature.ts';
import { compute } from '../culture/3-estimate/compute-threads.ts';
import { loadWords } from '../profile/load-words.ts';
import { askWeekly, askWeeklyJob } from './ask-weekly.ts';
import { experimentRoutes } from './experiment/experiment.routes.ts';
import { forgetInPlans } from './forget-in-plans.ts';
import { ownedPlanRoutes } from './owned-plan.routes.ts';
import { planMailLeaves } from './plan-mails-leave.ts';
import { planRoutes } from './plans.routes.ts';
import { plansHereRoutes } from './plans-here.routes.ts';
import { teamPlanRoutes } from './team/team-plan.routes.ts';
import { tickLinkRoutes } from './tick-links.routes.ts';

const asking = (parts: AllParts) => () => askWeekly(parts);

/** What is done about an opportunity or a barrier, by whom and until when, and how it goes. */
export const plans: Feature = {
  routes: async ({ app, serve, parts: given }) => {
    const parts = { ...given, words: await loadWords() };
    planRoutes(serve, parts);
    ownedPlanRoutes(serve, parts);
    plansHereRoutes(serve, parts);
    teamPlanRoutes(serve, { ...parts, compute });
    experimentRoutes(serve, { ...parts, compute });
    tickLinkRoutes(app, parts);
  },
  jobs: [job(askWeeklyJob, asking, { cron: '21 * * * *' })],
  watchers: [{ forgotten: forgetInPlans }],
  mailRules: {
    'plan.started': planMailLeaves,
    'plan.week': planMailLeaves,
    'plan.link': planMailLeaves,
  },
};
