import type { BodyOf, inviteBatch } from '@fourfold/contract/calls';
import type { User } from '@fourfold/contract/schemas';

export type Batch = BodyOf<typeof inviteBatch>;

/** So long it is kept in this browser. An offer for more seats takes days. */
export const keptForDays = 30;

const prefix = 'people-to-invite:';

/** For one member of one organisation: the next person who signs in here finds nothing. */
const nameOf = (owner: string) => `${prefix}${owner}`;
const countOf = (owner: string) => `${prefix}${owner}:people`;

/** Candidates are invited on a screen of their own. */
export const ownerOf = ({ id, organisation }: Pick<User, 'id' | 'organisation'>, isHiring: boolean): string =>
  `${id}:${organisation?.id}:${isHiring ? 'candidates' : 'people'}`;

/**
 * What was read and not yet sent stays in this browser when the tab is closed, until it is sent or the person signs
 * out. Storage may be full or switched off: then only the open dialog has it.
 */
export function keepBatch(owner: string, batch: Batch | null, people = 0, now = Date.now()): void {
  try {
    if (batch === null) {
      localStorage.removeItem(nameOf(owner));
      localStorage.removeItem(countOf(owner));
    } else {
      const until = now + keptForDays * 86_400_000;
      localStorage.setItem(nameOf(owner), JSON.stringify({ batch, until }));
      localStorage.setItem(countOf(owner), JSON.stringify({ people, until }));
    }
  } catch {
    // Nothing that the person could do about it.
  }
  for (const tell of listeners) tell();
}

const listeners = new Set<() => void>();

/** Hears of whatever is kept or sent in this tab. */
export function onKept(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** How many people the kept lines hold who have not been invited, without reading the lines. */
export function keptPeople(owner: string, now = Date.now()): number {
  try {
    const kept = JSON.parse(localStorage.getItem(countOf(owner)) ?? 'null');
    return kept !== null && kept.until > now ? kept.people : 0;
  } catch {
    return 0;
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
