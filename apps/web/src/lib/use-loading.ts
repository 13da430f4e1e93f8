import { useCallback, useEffect, useRef, useState } from 'react';

export interface Loading<T> {
  /** The last that arrived; while something newer is on its way it stays, so that nothing on the screen jumps. */
  readonly value: T | null;
  readonly isLoading: boolean;
  /** Why the newest did not come. */
  readonly error: unknown;
  readonly again: () => void;
}

interface Ended<T> {
  readonly key: string;
  readonly value: T | null;
  readonly error: unknown;
}

/** Data for a part of a screen: loaded for a key, again for another one, the older call then cut off. */
export function useLoading<T>(key: string, load: (signal: AbortSignal) => Promise<T>): Loading<T> {
  const [attempt, setAttempt] = useState(0);
  const wanted = `${key} ${attempt}`;
  const [ended, setEnded] = useState<Ended<T>>({ key: '', value: null, error: null });
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });

  useEffect(() => {
    const cut = new AbortController();
    latest
      .current(cut.signal)
      .then((value) => ({ key: wanted, value, error: null }))
      .catch((error: unknown) => ({ key: wanted, value: null, error }))
      .then((next) => {
        if (cut.signal.aborted) return;
        setEnded((before) => ({ ...next, value: next.value ?? before.value }));
      });
    return () => cut.abort();
  }, [wanted]);

  return {
    value: ended.value,
    isLoading: ended.key !== wanted,
    error: ended.key === wanted ? ended.error : null,
    again: useCallback(() => setAttempt((count) => count + 1), []),
  };
}
