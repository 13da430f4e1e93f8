import { type AllParts, type Feature, job } from '../../feature.ts';
import { loadWords } from '../profile/load-words.ts';
import { endWeeklyRoute } from './end-weekly.routes.ts';
import { sendWeekly, weeklyJob } from './send-weekly.ts';
import { weeklyLeaves } from './weekly-leaves.ts';

const send = async (parts: AllParts) => sendWeekly({ ...parts, words: await loadWords() });

/** A mail on Mondays to each member: what changed since the last one, and what is due. */
export const weekly: Feature = {
  routes: ({ app, parts }) => endWeeklyRoute(app, parts),
  jobs: [job(weeklyJob, (parts) => () => send(parts), { cron: '*/15 * * * *' })],
  mailRules: { 'week.digest': weeklyLeaves },
  // Monday may have come while no server ran.
  sweep: send,
};
