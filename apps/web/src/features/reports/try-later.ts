const waits = [2000, 5000, 15_000, 30_000, 60_000];

/** After that many failures in a row; who is offline for an hour is not asked for every second. */
const waitAfter = (failures: number): number => waits[Math.min(failures, waits.length) - 1] ?? 0;

/** Tries once more after a pause that grows with the failures, or at once when the connection is back. */
export function tryLater(failures: number, attempt: () => void): () => void {
  const timer = setTimeout(start, waitAfter(failures));
  window.addEventListener('online', start);
  function stop(): void {
    clearTimeout(timer);
    window.removeEventListener('online', start);
  }
  function start(): void {
    stop();
    attempt();
  }
  return stop;
}
