import type { BodyOf, previewBatch } from '@fourfold/contract/calls';

export type Batch = BodyOf<typeof previewBatch>;

/** For one member of one organisation: the next person who signs in in this tab finds nothing. */
const nameOf = (owner: string) => `people-to-invite:${owner}`;

/**
 * What was read and not yet sent stays in this tab, through a reload and a way to Billing and back. The tab takes it
 * along when it is closed. Storage may be full or switched off: then only the open dialog has it.
 */
export function keepBatch(owner: string, batch: Batch | null): void {
  try {
    if (batch === null) sessionStorage.removeItem(nameOf(owner));
    else sessionStorage.setItem(nameOf(owner), JSON.stringify(batch));
  } catch {
    // Nothing that the person could do about it.
  }
}

export function keptBatch(owner: string): Batch | null {
  try {
    return JSON.parse(sessionStorage.getItem(nameOf(owner)) ?? 'null');
  } catch {
    return null;
  }
}
