import type { Logger } from 'pino';
import { backUp, backupJob } from './backup/scheduled-backup.ts';
import type { Config } from './config/config.ts';
import type { Database } from './database/database.ts';
import { announceTokenEnds } from './features/accounts/announce-token-ends.ts';
import { forgotPasswordJob, postReset } from './features/accounts/password.service.ts';
import { forgetExpired } from './features/accounts/tidy-up.ts';
import { foldAll, foldCultureJob } from './features/culture/statistics/fold-all.ts';
import { forgetOldLeads } from './features/leads/forget-lead.ts';
import { leadMailing } from './features/leads/lead-parts.ts';

import { keepWebinarPromises } from './features/leads/webinar-promises.ts';
import { digestJob, sendDigests } from './features/people/digest.ts';
import { eraseExpired, retentionJob } from './features/people/erase-expired.ts';
import { linkPoster, postLinksJob, requeueLinks } from './features/people/post-links.ts';
import { remindAutomatically, remindJob } from './features/people/remind.service.ts';
import { resealSecrets } from './features/second-step/reseal.ts';
import { forgetOldLimits } from './http/rate-limiter.ts';
import { sweepJob, tidyUpJob, tokenEndsJob } from './job-kinds.ts';
import type { Jobs } from './jobs/jobs.ts';
import { footerOf } from './mail/letterhead.ts';
import { forgetGivenUp, mailSender, type Outbox, requeueMails, sendMailJob } from './mail/outbox.ts';
import type { Transport } from './mail/transport.ts';
import { mayLeave } from './mails-leave.ts';
import { responseWatchers } from './response-watchers.ts';
import type { Signer } from './signing/signer.ts';

interface WorkParts {
  readonly config: Config;
  readonly databaseUrl: string;
  readonly db: Database;
  readonly clock: () => Date;
  readonly jobs: Jobs;
  readonly outbox: Outbox;
  readonly signer: Signer;
  readonly transport: Transport;
  readonly logger: Logger;
}

/** Takes up the work that no request waits for: what others have queued, and what comes round by the clock (UTC). */
export async function startWork(parts: WorkParts): Promise<void> {
  const { config, db, clock, jobs, outbox, signer, transport } = parts;
  const footer = footerOf(config.APP_URL);
  await jobs.work(
    sendMailJob,
    mailSender(db, transport, footer, clock, config.APP_URL, mayLeave({ db, config })),
    4,
  );
  await jobs.work(forgotPasswordJob, (data) => postReset({ db, outbox, clock, config }, data));
  await jobs.work(postLinksJob, linkPoster({ db, config, signer, outbox, clock }));
  await jobs.work(remindJob, () => remindAutomatically({ db, jobs, clock }));
  await jobs.schedule(remindJob, '23 * * * *');
  await jobs.work(digestJob, () => sendDigests({ db, outbox, clock, config, signer }));
  await jobs.schedule(digestJob, '41 * * * *');
  await jobs.work(tokenEndsJob, () => announceTokenEnds({ db, outbox, clock, config }));
  await jobs.schedule(tokenEndsJob, '53 * * * *');
  await jobs.work(retentionJob, () => eraseExpired({ db, clock, config, watchers: responseWatchers }));
  await jobs.schedule(retentionJob, '17 2 * * *');
  await jobs.work(foldCultureJob, () => foldAll(db));
  await jobs.schedule(foldCultureJob, '*/5 * * * *');
  await startTidyingUp(parts);
  await startBackups(parts);
  await startSweeping(parts);
}

/** What has served its time is put away. */
async function startTidyingUp({ config, jobs, db, clock, signer }: WorkParts): Promise<void> {
  await jobs.work(tidyUpJob, async () => {
    await forgetOldLimits(db, clock());
    await forgetExpired(db, clock());
    await forgetOldLeads(db, config, clock());
    await forgetGivenUp(db, clock());
    await resealSecrets(db, signer);
  });
  await jobs.schedule(tidyUpJob, '7 * * * *');
}

/** Done by the nodes that have a place for it, and no others. */
async function startBackups({ config, databaseUrl, clock, jobs, logger }: WorkParts): Promise<void> {
  if (config.BACKUP_DIR === undefined) return;
  const log = (said: object, message: string) => logger.info(said, message);
  await jobs.work(backupJob, () => backUp({ config, databaseUrl, clock, log }));
  await jobs.schedule(backupJob, '0 2 * * *');
}

/** What waits without a job gets one, now and every ten minutes. */
async function startSweeping({ config, db, clock, jobs, outbox, signer }: WorkParts): Promise<void> {
  const sweep = async () => {
    await requeueLinks({ db, jobs });
    await requeueMails(db, jobs);
    await keepWebinarPromises(leadMailing(config, { db, outbox, clock, signer }));
  };
  await jobs.work(sweepJob, sweep);
  await jobs.schedule(sweepJob, '*/10 * * * *');
  await sweep();
}
