/**
 * Who hears of a failure that concerns more than the screen that made the call. On a first visit a screen's call may
 * fail before the page that would act on it stands: such a failure waits for its first listener, and is heard once.
 */
export function createListeners<Code, Failure>() {
  const listening = new Map<Code, (failure: Failure) => void>();
  const early = new Map<Code, Failure>();
  const known = new Set<Code>();
  return {
    on(code: Code, listener: (failure: Failure) => void): () => void {
      listening.set(code, listener);
      known.add(code);
      const waiting = early.get(code);
      early.delete(code);
      if (waiting !== undefined) listener(waiting);
      return () => listening.delete(code);
    },
    tell(code: Code, failure: Failure): void {
      if (known.has(code)) listening.get(code)?.(failure);
      else early.set(code, failure);
    },
  };
}
