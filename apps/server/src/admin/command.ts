import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';

/** What a command of the operator's tool works with. */
export interface AdminParts {
  readonly db: Database;
  readonly config: Config;
  readonly now: Date;
}

export interface AdminCommand {
  readonly name: string;
  /** What follows the name: `[--since 2026-01-31]`. */
  readonly usage: string;
  /** One line for the list. */
  readonly summary: string;
  /** Answers what is printed. Throws an AdminError with a sentence for whoever typed it. */
  readonly run: (parts: AdminParts, args: readonly string[]) => Promise<string>;
}

/** Something that whoever typed the command can mend. */
export class AdminError extends Error {
  override name = 'AdminError';
}
