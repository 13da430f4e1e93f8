import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in prerendered HTML and while it comes to life, true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
