import type { Question, RespondentEnvelope } from '@fourfold/contract/schemas';
import type { Details } from './respondent-screen.ts';

/** How far a respondent is, for a page that opens without a connection. What was not sent yet is in `kept-answers`. */
export interface KeptPlace {
  /** As a call without answers would say it now. */
  readonly envelope: RespondentEnvelope;
  /** All that are in hand, each with what the server has of it. */
  readonly questions: readonly Question[];
  readonly minutes: number | null;
  /** Milliseconds that the server's clock is ahead of this device's. */
  readonly ahead: number | null;
  readonly untoldVersion: string | null;
  readonly submitting: Details | null;
}

export interface PlaceKeeper {
  read: () => KeptPlace | null;
  write: (place: KeptPlace) => void;
  clear: () => void;
}

const prefix = 'place:';

/** By the link, not by the response: someone who holds another link to it begins anew. */
export const placeName = (responseId: string, signature: string) => `${prefix}${responseId}:${signature}`;

export function keptPlace(responseId: string, signature: string): PlaceKeeper {
  const name = placeName(responseId, signature);
  const clear = () => void attempt(() => localStorage.removeItem(name));
  return {
    read: () => attempt(() => readPlace(name)),
    write(place) {
      // One that is too old to be true is worse than none.
      if (attempt(() => localStorage.setItem(name, JSON.stringify(place))) === null) clear();
    },
    clear,
  };
}

const readPlace = (name: string): KeptPlace | null => JSON.parse(localStorage.getItem(name) ?? 'null');

/** Links that nobody has opened again before they expired leave nothing behind. */
export function forgetExpired(now: Date): void {
  const names = attempt(() => Object.keys(localStorage).filter((name) => name.startsWith(prefix))) ?? [];
  for (const name of names) {
    const expires = attempt(() => readPlace(name)?.envelope.response.expires_at) ?? '';
    if (!(Date.parse(expires) > now.getTime())) attempt(() => localStorage.removeItem(name));
  }
}

/** Storage may be switched off or full, or hold what an earlier version wrote. */
function attempt<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}
