import type { Database } from '../../kernel/database/database.ts';
import type { Compute } from './3-estimate/tasks.ts';

/** What the culture pages are answered from. */
export interface CultureParts {
  readonly db: Database;
  readonly clock: () => Date;
  readonly compute: Compute;
}
