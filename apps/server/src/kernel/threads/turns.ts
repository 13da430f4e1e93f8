import { setImmediate } from 'node:timers/promises';

/** For how many milliseconds one piece of work may keep everyone else waiting. */
const most = 15;

/**
 * A server does one thing at a time, so work that takes long is done in turns: between two of them everything that
 * came meanwhile is answered.
 *
 * Example: `for (const line of lines) { read(line); if (turn.isOver()) await turn.next(); }`
 */
export class Turn {
  #began = performance.now();

  isOver(): boolean {
    return performance.now() - this.#began > most;
  }

  async next(): Promise<void> {
    await setImmediate();
    this.#began = performance.now();
  }
}

/** Maps many things, in turns. */
export async function mapInTurns<T, R>(
  items: readonly T[],
  map: (item: T, index: number) => R,
): Promise<R[]> {
  const turn = new Turn();
  const all: R[] = [];
  for (const [index, item] of items.entries()) {
    all.push(map(item, index));
    if (turn.isOver()) await turn.next();
  }
  return all;
}

/** Work in steps: between two of them others may have their turn. */
export type Steps<T> = Generator<void, T>;

/** Takes the steps in turns. */
export async function inTurns<T>(steps: Steps<T>): Promise<T> {
  const turn = new Turn();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (turn.isOver()) await turn.next();
  }
}

/** Takes the steps without a pause, for work that is known to be little. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
