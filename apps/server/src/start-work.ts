import type { AllParts, Job, MailRule } from './feature.ts';
import { features } from './features.ts';
import { type JobKind, recurringKind } from './kernel/jobs/job-kind.ts';
import type { Handler, Jobs } from './kernel/jobs/jobs.ts';
import { leaves, type MayLeave } from './kernel/mail/leaving.ts';
import { footerOf } from './kernel/mail/letterhead.ts';
import { mailSender, sendMailJob } from './kernel/mail/outbox.ts';
import type { Transport } from './kernel/mail/transport.ts';

/** Puts away what has served its time. Runs every hour. */
const tidyUpJob = recurringKind('tidy-up');

/** Finds what waits without a job, and gives it one. Runs at the start and every ten minutes. */
const sweepJob = recurringKind('sweep');

const featureJobs: readonly Job[] = features.flatMap((feature) => feature.jobs ?? []);

/** Every kind of job, so that its queue exists before anything is put into it. */
export const jobKinds: readonly JobKind<object>[] = [
  sendMailJob,
  ...featureJobs.map(({ kind }) => kind),
  tidyUpJob,
  sweepJob,
];

const mailRules: Readonly<Record<string, MailRule>> = Object.assign(
  {},
  ...features.map((feature) => feature.mailRules ?? {}),
);

/** How mails leave: each is judged once more at that moment, by the rule of its kind. */
export const mailHandler = (parts: AllParts, transport: Transport): Handler<{ mailId: string }> => {
  const { config, db, clock } = parts;
  const mayLeave: MayLeave = async (mail) => mailRules[mail.kind]?.(parts, mail) ?? leaves;
  return mailSender(db, transport, footerOf(config.APP_URL), clock, config.APP_URL, mayLeave);
};

/** Does what waits in the queues of the features' own jobs. For tests. */
export async function drainJobs(jobs: Jobs, parts: AllParts): Promise<void> {
  for (const { kind, handler, cron } of featureJobs) {
    if (cron === undefined) await jobs.drain(kind, handler(parts));
  }
}

/** Takes up the work that no request waits for: what others have queued, and what comes round by the clock (UTC). */
export async function startWork(parts: AllParts, jobs: Jobs, transport: Transport): Promise<void> {
  await jobs.work(sendMailJob, mailHandler(parts, transport), 4);
  for (const { kind, handler, cron, only = () => true } of featureJobs) {
    if (!only(parts.config)) continue;
    await jobs.work(kind, handler(parts));
    if (cron !== undefined) await jobs.schedule(kind as typeof tidyUpJob, cron);
  }
  await jobs.work(tidyUpJob, async () => {
    for (const { tidyUp } of features) await tidyUp?.(parts);
  });
  await jobs.schedule(tidyUpJob, '7 * * * *');
  const sweep = async () => {
    for (const { sweep } of features) await sweep?.(parts);
  };
  await jobs.work(sweepJob, sweep);
  await jobs.schedule(sweepJob, '*/10 * * * *');
  await sweep();
}
