import { useSyncExternalStore } from 'react';
import { session } from './session.ts';
import type { Session } from './session-store.ts';

/** Prerendered pages are a guest's. */
const prerendered: Session = { state: 'unknown', expected: false };

export function useSession(): Session {
  return useSyncExternalStore(session.subscribe, session.read, () => prerendered);
}
