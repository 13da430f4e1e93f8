import { useEffect } from 'react';

/** What opens in the place of a list, with the same address but for its query, is read from its beginning. */
export function useTop(opened: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one has been opened
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [opened]);
}
