import type { Config } from '../../kernel/config/config.ts';
import type { Parts } from '../../kernel/parts.ts';
import type { AskedQuestionnaire } from './asked-questionnaire.ts';
import type { ResponseWatcher } from './response-watcher.ts';

/** What the questionnaire's side of the server is built from. */
export interface AssessmentParts
  extends Pick<Parts, 'db' | 'outbox' | 'jobs' | 'limiter' | 'signer' | 'clock'> {
  readonly config: Pick<Config, 'APP_URL' | 'FREE_SEATS' | 'DATA_DIR'>;
  readonly questionnaire: AskedQuestionnaire;
  readonly watchers: readonly ResponseWatcher[];
}
