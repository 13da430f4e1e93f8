import type { Parts } from '../../kernel/parts.ts';
import type { Words } from '../profile/load-words.ts';

/** What plans are made, followed and mailed with. */
export interface PlanParts extends Pick<Parts, 'db' | 'clock' | 'outbox' | 'signer'> {
  readonly config: Pick<Parts['config'], 'APP_URL'>;
  readonly words: Words;
}
