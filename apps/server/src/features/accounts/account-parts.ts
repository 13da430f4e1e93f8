import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/database.ts';
import type { RateLimiter } from '../../http/rate-limiter.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { Signer } from '../../signing/signer.ts';

/** What accounts and organisations are built from. */
export interface AccountParts {
  readonly config: Config;
  readonly db: Database;
  readonly outbox: Outbox;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly limiter: RateLimiter;
  readonly signer: Signer;
  readonly clock: () => Date;
}
