import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config/config.ts';
import type { Database } from './database/database.ts';
import type { ResponseWatcher } from './features/assessment/response-watcher.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Outbox } from './mail/outbox.ts';
import type { Signer } from './signing/signer.ts';

/** What the server is built from. */
export interface AppParts {
  readonly config: Config;
  readonly db: Database;
  readonly outbox: Outbox;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly signer: Signer;
  readonly clock: () => Date;
  readonly logger: FastifyBaseLogger;
  /** Instead of the product's own, for tests. */
  readonly watchers?: readonly ResponseWatcher[];
  /** The folder of the built web app; absent where only the API is served. */
  readonly siteFolder?: string;
  /** Where mails are written as files, when they are. */
  readonly mailFolder?: string;
}
