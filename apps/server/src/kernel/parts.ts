import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config/config.ts';
import type { Database } from './database/database.ts';
import type { RateLimiter } from './http/rate-limiter.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Outbox } from './mail/outbox.ts';
import type { Signer } from './signing/signer.ts';

/** What features are built from. Each names what it takes of it by `Pick`. */
export interface Parts {
  readonly config: Config;
  readonly db: Database;
  /** For what needs a connection of its own, such as a backup. */
  readonly databaseUrl: string;
  readonly clock: () => Date;
  readonly logger: FastifyBaseLogger;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly outbox: Outbox;
  readonly signer: Signer;
  readonly limiter: RateLimiter;
  /** The folder of the built web app; absent where only the API is served. */
  readonly siteFolder?: string;
  /** Where mails are written as files, when they are. */
  readonly mailFolder?: string;
}
