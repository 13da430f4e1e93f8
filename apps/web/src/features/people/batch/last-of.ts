/** Work that is begun anew before it has ended: what builds on it waits until the last of it has. */
export function lastOf() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    follow: <T>(work: Promise<T>): Promise<T> => {
      last = work;
      return work;
    },
    settled: async (): Promise<void> => {
      let seen: Promise<unknown> | null = null;
      while (seen !== last) {
        seen = last;
        await seen.catch(() => undefined);
      }
    },
  };
}
