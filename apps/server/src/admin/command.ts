import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import type { JoinedDatabase } from '../database/open-database.ts';

/** What a command of the operator's tool works with. */
export interface AdminParts {
  readonly db: Database;
  readonly config: Config;
  readonly now: Date;
}

interface Described {
  readonly name: string;
  /** What follows the name: `[--since 2026-01-31]`. */
  readonly usage: string;
  /** One line for the list. */
  readonly summary: string;
  /** More lines for `npm run admin -- NAME --help`. */
  readonly details?: readonly string[];
}

/** Works on the database as this version has it. Answers what is printed. */
export interface AdminCommand extends Described {
  /** Throws an AdminError with a sentence for whoever typed it. */
  readonly run: (parts: AdminParts, args: readonly string[]) => Promise<string>;
}

/** Works on the database as it stands: nothing is migrated before. */
export interface DatabaseCommand extends Described {
  readonly runOn: (
    parts: Omit<AdminParts, 'db'> & { readonly database: JoinedDatabase },
    args: readonly string[],
  ) => Promise<string>;
}

/** Something that whoever typed the command can mend. */
export class AdminError extends Error {
  override name = 'AdminError';
}
