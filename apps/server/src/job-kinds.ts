import { backupJob } from './backup/scheduled-backup.ts';
import { forgotPasswordJob } from './features/accounts/password.service.ts';
import { foldCultureJob } from './features/culture/statistics/fold-all.ts';
import { digestJob } from './features/people/digest.ts';
import { retentionJob } from './features/people/erase-expired.ts';
import { postLinksJob } from './features/people/post-links.ts';
import { remindJob } from './features/people/remind.service.ts';
import { type JobKind, recurringKind } from './jobs/jobs.ts';
import { sendMailJob } from './mail/outbox.ts';

/** Puts away what has served its time. Runs every hour. */
export const tidyUpJob = recurringKind('tidy-up');

/** Tells the owners of API tokens that end within a week. Runs every hour. */
export const tokenEndsJob = recurringKind('token-ends');

/** Finds what waits without a job, and gives it one. Runs at the start and every ten minutes. */
export const sweepJob = recurringKind('sweep');

/** Every kind of job, so that its queue exists before anything is put into it. */
export const jobKinds: readonly JobKind<object>[] = [
  sendMailJob,
  forgotPasswordJob,
  postLinksJob,
  remindJob,
  digestJob,
  retentionJob,
  foldCultureJob,
  tidyUpJob,
  tokenEndsJob,
  sweepJob,
  backupJob,
];
