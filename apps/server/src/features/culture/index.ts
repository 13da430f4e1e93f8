import { type AllParts, type Feature, job } from '../../feature.ts';
import type { Handler } from '../../kernel/jobs/jobs.ts';
import { appKeysOf } from '../../kernel/signing/app-keys.ts';
import { foldAll, foldCultureJob } from './1-collect/fold-all.ts';
import { cultureWatcher } from './1-collect/keep-members.ts';
import { releaseAll, releaseJob, releaseWatcher } from './2-release/release-job.ts';
import { releaseRound } from './2-release/release-round.ts';
import { compute, computeAnew } from './3-estimate/compute-threads.ts';
import { cultureCommand } from './culture.admin.ts';
import { culturePeopleRoutes, cultureRoutes } from './culture.routes.ts';
import { cultureEventsRoute } from './events.routes.ts';
import { cultureExportRoutes } from './export.routes.ts';
import { keepIdentity } from './keys/exchange/identity.ts';
import { keysCommand } from './keys/keys.admin.ts';
import { learnIfEnough, learnKeysJob } from './keys/learn.service.ts';
import { makeNorms } from './norms/make-norms.ts';
import { warmUp } from './warm-up.ts';

const releaser =
  (parts: AllParts): Handler<{ roundId: string }> =>
  ({ roundId }) =>
    releaseRound(parts, roundId);

const keepingUp = (parts: AllParts) => async () => {
  await foldAll(parts.db);
  await releaseAll(parts);
};

const learning = (parts: AllParts) => async () => {
  const { sentence } = await learnIfEnough(parts);
  parts.logger.info(sentence);
  await makeNorms({ ...parts, compute });
};

/** The figures of groups: from what was submitted to what is shown. */
export const culture: Feature = {
  routes: ({ app, serve, identify, streams, parts: { db, clock, limiter } }) => {
    const parts = { db, clock, compute };
    cultureRoutes(serve, parts);
    culturePeopleRoutes(serve, parts);
    cultureExportRoutes(serve, parts);
    cultureEventsRoute(app, serve, { ...parts, identify, limiter, streams });
  },
  jobs: [
    job(releaseJob, releaser),
    job(foldCultureJob, keepingUp, { cron: '*/5 * * * *' }),
    job(learnKeysJob, learning, { cron: '40 2 * * *' }),
  ],
  commands: [cultureCommand, keysCommand],
  watchers: [cultureWatcher, releaseWatcher],
  sweep: async (parts) => {
    // Before APP_KEY is changed: files that left were signed by a key made from it.
    await keepIdentity(parts.db, appKeysOf(parts.config));
    await releaseAll(parts);
  },
  warmUp: () => warmUp(computeAnew),
};
