import type { Database } from '../../kernel/database/database.ts';
import type { Reckon } from './compute/tasks.ts';

/** What the culture pages are answered from. */
export interface CultureParts {
  readonly db: Database;
  readonly clock: () => Date;
  readonly reckon: Reckon;
}
