import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildApp } from './app.ts';
import type { AllParts } from './feature.ts';
import { hasNobody } from './features/identity/users/who-may-register.ts';
import { features, watchers } from './features.ts';
import { greetingOf } from './greeting.ts';
import { collectWhenQuiet } from './heap.ts';
import type { Config } from './kernel/config/config.ts';
import { requireFolder } from './kernel/config/require-folder.ts';
import { connect } from './kernel/database/database.ts';
import { isGone } from './kernel/database/embedded/own-cluster.ts';
import { migrate } from './kernel/database/migrate.ts';
import { openDatabase } from './kernel/database/open-database.ts';
import { closeWithin, listen } from './kernel/http/listen.ts';
import { createLogger, seldom } from './kernel/http/logger.ts';
import { createRateLimiter } from './kernel/http/rate-limiter.ts';
import { startJobs } from './kernel/jobs/jobs.ts';
import { letterFolderOf } from './kernel/mail/letter-files.ts';
import { lookAfterLetters } from './kernel/mail/look-after-letters.ts';
import { createOutbox } from './kernel/mail/outbox.ts';
import { mailFolderOf, transportOf } from './kernel/mail/transport.ts';
import { appKeysOf } from './kernel/signing/app-keys.ts';
import { createSigner } from './kernel/signing/signer.ts';
import { endThreads } from './kernel/threads/threads.ts';
import { jobKinds, startWork } from './start-work.ts';

export interface RunningServer {
  /** What the person who started it wants to know. */
  readonly greeting: readonly string[];
  readonly stop: () => Promise<void>;
}

/**
 * Brings all parts up in order: database, migrations, jobs, mail, HTTP. `stop` takes them down the other way. When
 * the signal comes during the start, what is up is taken down and the signal's reason is thrown.
 */
export async function startServer(
  config: Config,
  siteFolder: string,
  signal: AbortSignal,
): Promise<RunningServer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await startOnce(config, siteFolder, signal);
    } catch (error) {
      if (!isGone(error) || signal.aborted || tries === mostTries) throw error;
      console.log('The database was gone before the start was complete. Fourfold starts once more.');
      await sleep(1000);
    }
  }
}

/** A database that goes away during each of so many starts does so for a reason. */
const mostTries = 3;

async function startOnce(config: Config, siteFolder: string, signal: AbortSignal): Promise<RunningServer> {
  const parts = new AsyncDisposableStack();
  const failed = new AbortController();
  try {
    const greeting = await bringUp(parts, config, siteFolder, AbortSignal.any([signal, failed.signal]));
    signal.throwIfAborted();
    return { greeting, stop: () => parts.disposeAsync() };
  } catch (error) {
    failed.abort();
    await parts.disposeAsync();
    throw error;
  }
}

async function bringUp(
  parts: AsyncDisposableStack,
  config: Config,
  siteFolder: string,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const clock = () => new Date();
  const logger = createLogger(config.LOG_LEVEL);
  /** While we stop, connections end because we end them. */
  const unlessStopping = (log: (error: Error) => void) => (error: Error) => {
    if (!signal.aborted) log(error);
  };

  requireFolder('DATA_DIR', config.DATA_DIR);
  if (config.BACKUP_DIR !== undefined) requireFolder('BACKUP_DIR', config.BACKUP_DIR);
  const log = (message: string) => {
    if (!signal.aborted) logger.warn(message);
  };
  const database = await openDatabase(config, { signal, log, say: (line) => console.log(line) });
  parts.defer(database.close);
  signal.throwIfAborted();
  await migrate(database.url);
  const onIdleError = seldom((error) =>
    logger.warn({ code: (error as { code?: string }).code }, 'the database closed idle connections'),
  );
  const { db, pool, close } = connect(database.url, unlessStopping(onIdleError));
  parts.defer(async () => void (await within(5000, close())));
  signal.throwIfAborted();

  const mailFolder = mailFolderOf(config);
  const transport = transportOf(config);
  parts.defer(() => transport.close());

  const jobs = await startJobs({
    pool,
    kinds: jobKinds,
    onError: unlessStopping(seldom((error) => logger.error({ err: error }, 'jobs'))),
    onFailure: ({ error, last, ...failure }) =>
      logger[last ? 'error' : 'warn']({ ...failure, last, err: error }, 'job failed'),
  });
  parts.defer(jobs.stop);
  const all: AllParts = {
    config,
    db,
    databaseUrl: database.url,
    clock,
    logger,
    jobs,
    outbox: createOutbox(jobs, clock),
    signer: createSigner(...appKeysOf(config)),
    limiter: createRateLimiter(db, clock),
    watchers,
    // In development Vite shows the pages, and a fresh clone has none built.
    ...(existsSync(siteFolder) && { siteFolder }),
    ...(mailFolder && { mailFolder }),
  };
  const app = await buildApp(all);
  parts.defer(endThreads);
  parts.defer(() => closeWithin(app, 10_000));
  void Promise.allSettled(features.map(({ warmUp }) => warmUp?.())).then(collectWhenQuiet);
  signal.throwIfAborted();
  await listen(app, config);
  parts.defer(
    lookAfterLetters({
      db,
      folder: letterFolderOf(config),
      clock,
      onError: unlessStopping(seldom((error) => logger.error({ err: error }, 'mails as files'))),
    }),
  );
  await startWork(all, jobs, transport);

  return greetingOf({
    config,
    place: database.place,
    destination: transport.destination,
    isEmpty: await hasNobody(db),
  });
}

/** Waits for something that should end, but not for ever. */
const within = (ms: number, ending: Promise<unknown>) =>
  Promise.race([ending, sleep(ms, null, { ref: false })]);
