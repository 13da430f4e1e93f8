import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { memoryHere } from './kernel/memory.ts';

const little = 768;

/**
 * By how much of itself the heap may grow before V8 looks for what can go, in percent: it doubles at most, and where a
 * machine has little memory it takes a third, which costs a large file more time. V8 itself would let it grow fourfold.
 */
export const heapSteps = (memory = memoryHere()): number => (memory <= little ? 30 : 100);

/** Has the heap grow in those steps from now on. */
export const growInSteps = (): void => setFlagsFromString(`--heap-growing-percent=${heapSteps()}`);

/** Gives back what the start has left behind: some 20 MB that an idle server would keep for as long as nobody comes. */
export function collectAfterStart(): void {
  setFlagsFromString('--expose-gc');
  const collect: NonNullable<typeof globalThis.gc> = runInNewContext('gc');
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
