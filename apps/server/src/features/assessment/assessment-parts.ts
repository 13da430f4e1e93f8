import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/database.ts';
import type { RateLimiter } from '../../http/rate-limiter.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { Signer } from '../../signing/signer.ts';
import type { AskedQuestionnaire } from './asked-questionnaire.ts';
import type { ResponseWatcher } from './response-watcher.ts';

/** What the questionnaire's side of the server is built from. */
export interface AssessmentParts {
  readonly config: Pick<Config, 'APP_URL' | 'FREE_SEATS' | 'DATA_DIR'>;
  readonly db: Database;
  readonly outbox: Outbox;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly limiter: RateLimiter;
  readonly signer: Signer;
  readonly clock: () => Date;
  readonly questionnaire: AskedQuestionnaire;
  readonly watchers: readonly ResponseWatcher[];
}
