import type { BodyOf, inviteBatch } from '@fourfold/contract/calls';

export type Batch = BodyOf<typeof inviteBatch>;

/** So long it is kept in this browser. An offer for more seats takes days. */
export const keptForDays = 30;

const prefix = 'people-to-invite:';

/** For one member of one organisation: the next person who signs in here finds nothing. */
const nameOf = (owner: string) => `${prefix}${owner}`;

/**
 * What was read and not yet sent stays in this browser when the tab is closed, until it is sent or the person signs
 * out. Storage may be full or switched off: then only the open dialog has it.
 */
export function keepBatch(owner: string, batch: Batch | null, now = Date.now()): void {
  try {
    if (batch === null) localStorage.removeItem(nameOf(owner));
    else
      localStorage.setItem(nameOf(owner), JSON.stringify({ batch, until: now + keptForDays * 86_400_000 }));
  } catch {
    // Nothing that the person could do about it.
  }
}

export function keptBatch(owner: string, now = Date.now()): Batch | null {
  try {
    const kept = JSON.parse(localStorage.getItem(nameOf(owner)) ?? 'null');
    if (kept === null || kept.until > now) return kept?.batch ?? null;
    keepBatch(owner, null);
  } catch {
    // As good as none.
  }
  return null;
}

/** When someone signs out: names and addresses of others stay on no device that the person has left. */
export function forgetBatches(): void {
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(prefix)) localStorage.removeItem(name);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
