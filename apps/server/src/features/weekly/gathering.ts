import type { Queries } from '../../kernel/database/database.ts';
import type { Words } from '../profile/load-words.ts';

/** What news are gathered from. */
export interface Gathering {
  readonly db: Queries;
  readonly words: Words;
  /** Of the organisation. */
  readonly zone: string;
  /** What changed from then on, and before `until`. */
  readonly since: Date;
  readonly until: Date;
  readonly now: Date;
}
