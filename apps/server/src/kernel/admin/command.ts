/** What is said of a command of the operator's tool. */
export interface Described {
  readonly name: string;
  /** What follows the name: `[--since 2026-01-31]`. */
  readonly usage: string;
  /** One line for the list. */
  readonly summary: string;
  /** More lines for `npm run admin -- NAME --help`. */
  readonly details?: readonly string[];
}

/** Something that the operator can mend. */
export class AdminError extends Error {
  override name = 'AdminError';
}
