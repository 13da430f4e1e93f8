import { PassThrough } from 'node:stream';
import { buildApp } from '../app.ts';
import type { AppParts } from '../app-parts.ts';
import { type Config, readConfig } from '../config/config.ts';
import { connect, type Database } from '../database/database.ts';
import { forgotPasswordJob, postReset } from '../features/accounts/password.service.ts';
import type { ResponseWatcher } from '../features/assessment/response-watcher.ts';
import { linkPoster, postLinksJob } from '../features/people/post-links.ts';
import { createLogger } from '../http/logger.ts';
import { jobKinds } from '../job-kinds.ts';
import { type Jobs, startJobs } from '../jobs/jobs.ts';
import { createOutbox, mailSender, type Outbox, sendMailJob } from '../mail/outbox.ts';
import type { Letter, Transport } from '../mail/transport.ts';
import { mayLeave } from '../mails-leave.ts';
import { createSigner, type Signer } from '../signing/signer.ts';

export interface TestApp {
  readonly app: Awaited<ReturnType<typeof buildApp>>;
  readonly db: Database;
  readonly databaseUrl: string;
  readonly jobs: Jobs;
  readonly config: Config;
  readonly outbox: Outbox;
  readonly signer: Signer;
  /** The time that the app believes in; move it with `pass`. */
  readonly now: () => Date;
  readonly pass: (seconds: number) => void;
  /** Sends what is queued and answers all letters so far. */
  readonly deliverMails: () => Promise<readonly Letter[]>;
  /** Everything that was logged, as lines of JSON. */
  readonly logged: () => string;
  /** What was logged since it was last asked for, which is then forgotten. */
  readonly takeLog: () => string;
  readonly close: () => Promise<void>;
}

/** The key that signs in the tests: no answer and no line of the log may hold it. */
export const testKey = 'the key of the tests, which is long enough';

/** The real app on a migrated database; only the clock and the mail's last step are ours. */
export async function openTestApp(
  databaseUrl: string,
  settings: Record<string, string> = {},
  watchers?: readonly ResponseWatcher[],
  folders: Pick<AppParts, 'siteFolder' | 'mailFolder'> = {},
): Promise<TestApp> {
  const config = readConfig({ LOG_LEVEL: 'info', ...settings }, '/nowhere');
  let isClosed = false;
  // A pool that has ended still hears of connections that the database cuts while they close.
  const fail = (error: Error) => {
    if (!isClosed) throw error;
  };
  const { db, pool, close } = connect(databaseUrl, fail, 8);
  const jobs = await startJobs({ pool, kinds: jobKinds, onError: fail, background: false });
  let time = Date.parse('2026-03-02T09:00:00Z');
  const now = () => new Date(time);
  const log = new PassThrough();
  const lines: string[] = [];
  log.on('data', (chunk) => lines.push(String(chunk)));

  const outbox = createOutbox(jobs, now);
  const signer = createSigner(testKey);
  const app = await buildApp({
    config,
    db,
    outbox,
    jobs,
    signer,
    clock: now,
    logger: createLogger(config.LOG_LEVEL, log),
    ...(watchers && { watchers }),
    ...folders,
  });

  const letters: Letter[] = [];
  const transport: Transport = {
    destination: 'this test',
    send: async (letter) => void letters.push(letter),
    close: () => undefined,
  };
  return {
    app,
    db,
    databaseUrl,
    jobs,
    config,
    outbox,
    signer,
    now,
    pass: (seconds) => {
      time += seconds * 1000;
    },
    deliverMails: async () => {
      await jobs.drain(forgotPasswordJob, (data) => postReset({ db, outbox, clock: now, config }, data));
      await jobs.drain(postLinksJob, linkPoster({ db, config, signer, outbox, clock: now }));
      await jobs.drain(
        sendMailJob,
        mailSender(db, transport, 'Fourfold', now, config.APP_URL, mayLeave({ db, config })),
      );
      return letters;
    },
    logged: () => lines.join(''),
    takeLog: () => lines.splice(0).join(''),
    close: async () => {
      isClosed = true;
      await app.close();
      await jobs.stop();
      await close();
    },
  };
}
