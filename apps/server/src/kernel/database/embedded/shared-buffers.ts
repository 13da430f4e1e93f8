import { memoryHere } from '../../memory.ts';

const [least, most] = [32, 64];

/**
 * How many megabytes PostgreSQL keeps for pages that it has read: a sixteenth of the memory, and no more than half of its
 * usual measure. What it doesn't keep, the system does, and gives back when something else runs short.
 */
export const sharedBuffers = (memory = memoryHere()): number =>
  Math.min(most, Math.max(least, Math.round(memory / 16)));
