import { forgotPasswordJob } from './features/accounts/password.service.ts';
import { digestJob } from './features/people/digest.ts';
import { postLinksJob } from './features/people/post-links.ts';
import { remindJob } from './features/people/remind.service.ts';
import { type JobKind, jobKind } from './jobs/jobs.ts';
import { sendMailJob } from './mail/outbox.ts';

/** Puts away what has served its time. Runs every hour. */
export const tidyUpJob = jobKind<Record<string, never>>('tidy-up');

/** Every kind of job, so that its queue exists before anything is put into it. */
export const jobKinds: readonly JobKind<object>[] = [
  sendMailJob,
  forgotPasswordJob,
  postLinksJob,
  remindJob,
  digestJob,
  tidyUpJob,
];
