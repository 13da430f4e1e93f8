import { performance } from 'node:perf_hooks';

/** What came out of one load. */
export interface Measured {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly median: number;
  readonly p95: number;
  readonly p99: number;
  readonly errors: number;
}

/** One of those who do the same thing over and over; `turn` counts from 0. */
type Act = (person: number, turn: number) => Promise<void>;

/** A server that has run for a minute has its code compiled; before that it is another one. */
const warmUpSeconds = 3;

/** So many do something at the same time, each again as soon as it is done. */
export async function underLoad(people: number, seconds: number, act: Act): Promise<Measured> {
  await run(people, warmUpSeconds, act);
  const { times, errors, elapsed } = await run(people, seconds, act);
  times.sort((one, other) => one - other);
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Infinity;
  return {
    perSecond: (1000 * times.length) / elapsed,
    median: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    errors,
  };
}

async function run(people: number, seconds: number, act: Act) {
  const times: number[] = [];
  let errors = 0;
  const began = performance.now();
  const ends = began + 1000 * seconds;
  const keepActing = async (person: number) => {
    for (let turn = 0; performance.now() < ends; turn += 1) {
      const start = performance.now();
      try {
        await act(person, turn);
        times.push(performance.now() - start);
      } catch (error) {
        if (errors === 0) console.error((error as Error).message);
        errors += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: people }, (_, person) => keepActing(person)));
  return { times, errors, elapsed: performance.now() - began };
}
