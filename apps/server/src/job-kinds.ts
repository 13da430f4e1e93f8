import type { JobKind } from './jobs/jobs.ts';
import { sendMailJob } from './mail/outbox.ts';

/** Every kind of job, so that its queue exists before anything is put into it. */
export const jobKinds: readonly JobKind<object>[] = [sendMailJob];
