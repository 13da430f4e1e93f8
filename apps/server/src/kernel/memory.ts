import { totalmem } from 'node:os';

/** What this process may take of the machine, or of its container where that has less; in megabytes. */
export const memoryHere = (): number =>
  Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY) / 2 ** 20;
