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

/** Gives back what nobody needs any more: of the start some 20 MB that an idle server would keep otherwise. */
export function collectNow(): void {
  setFlagsFromString('--expose-gc');
  const collect: NonNullable<typeof globalThis.gc> = runInNewContext('gc');
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

const every = 30_000;
const megabyte = 2 ** 20;
/** What a server hardly does anything with in that time, in microseconds of a processor; and by how much it has to have grown. */
const quiet = { processor: 0.03 * every * 1000, grown: 30 * megabyte };

/** Whether it is worth the pause: many people have just been there, and hardly anyone is now. */
export const isWorthCollecting = (processor: number, grown: number): boolean =>
  processor < quiet.processor && grown > quiet.grown;

/** Once the start is over, and each time when load is over, memory goes back to the machine. */
export function collectWhenQuiet(): void {
  collectNow();
  let [held, before] = [process.memoryUsage.rss(), process.cpuUsage()];
  setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    before = process.cpuUsage();
    if (!isWorthCollecting(user + system, process.memoryUsage.rss() - held)) return;
    collectNow();
    held = process.memoryUsage.rss();
  }, every).unref();
}
