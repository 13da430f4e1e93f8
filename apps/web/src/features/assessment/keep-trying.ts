import { willPass } from '../../lib/api.ts';

/** `slow`: no answer for a while, tried again beside the first. `failed`: no connection, tried again soon. */
export type Trying = 'trying' | 'slow' | 'failed';

const slowAfter = 5000;
const waits = [1000, 2000, 4000, 8000, 15_000];

/**
 * Never gives up on a call that may be repeated: no answer after five seconds starts another try beside the first,
 * and what fails on the way is tried again, at once when the connection is back. Only an answer ends it.
 */
export function keepTrying<T>(
  attempt: (signal: AbortSignal) => Promise<T>,
  tell: (state: Trying) => void,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const all = new AbortController();
    let running = 0;
    let failures = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function finish(act: () => void): void {
      if (all.signal.aborted) return;
      clearTimeout(timer);
      window.removeEventListener('online', start);
      all.abort();
      act();
    }
    function plan(act: () => void, wait: number): void {
      clearTimeout(timer);
      timer = setTimeout(act, wait);
    }
    function start(): void {
      running += 1;
      if (failures === 0 && running === 1) tell('trying');
      plan(beside, slowAfter);
      attempt(all.signal).then(
        (answer) => finish(() => resolve(answer)),
        (error) => {
          running -= 1;
          if (!willPass(error)) finish(() => reject(error));
          else if (running === 0 && !all.signal.aborted) again();
        },
      );
    }
    function beside(): void {
      tell('slow');
      // Two at a time: a third would only load what is slow already.
      if (running < 2) start();
      else plan(beside, slowAfter);
    }
    function again(): void {
      tell('failed');
      plan(start, waits[Math.min(failures, waits.length - 1)] ?? 0);
      failures += 1;
    }
    window.addEventListener('online', start);
    start();
  });
}
