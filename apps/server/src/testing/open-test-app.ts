import { PassThrough } from 'node:stream';
import { buildApp } from '../app.ts';
import type { AllParts } from '../feature.ts';
import type { ResponseWatcher } from '../features/assessment/response-watcher.ts';
import { watchers as allWatchers } from '../features.ts';
import { type Config, readConfig } from '../kernel/config/config.ts';
import { connect, type Database } from '../kernel/database/database.ts';
import { createLogger } from '../kernel/http/logger.ts';
import { createRateLimiter } from '../kernel/http/rate-limiter.ts';
import { type Jobs, startJobs } from '../kernel/jobs/jobs.ts';
import { createOutbox, type Outbox, sendMailJob } from '../kernel/mail/outbox.ts';
import type { Letter, Transport } from '../kernel/mail/transport.ts';
import { createSigner, type Signer } from '../kernel/signing/signer.ts';
import { drainJobs, jobKinds, mailHandler } from '../start-work.ts';

export interface TestApp {
  readonly app: Awaited<ReturnType<typeof buildApp>>;
  /** What the app is built from. */
  readonly parts: AllParts;
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
  watchers: readonly ResponseWatcher[] = allWatchers,
  folders: Pick<AllParts, 'siteFolder' | 'mailFolder'> = {},
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
  const parts: AllParts = {
    config,
    db,
    databaseUrl,
    outbox,
    jobs,
    signer,
    limiter: createRateLimiter(db, now),
    clock: now,
    logger: createLogger(config.LOG_LEVEL, log),
    watchers,
    ...folders,
  };
  const app = await buildApp(parts);

  const letters: Letter[] = [];
  const transport: Transport = {
    destination: 'this test',
    send: async (letter) => void letters.push(letter),
    close: () => undefined,
  };
  return {
    app,
    parts,
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
      await drainJobs(jobs, parts);
      await jobs.drain(sendMailJob, mailHandler(parts, transport));
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
