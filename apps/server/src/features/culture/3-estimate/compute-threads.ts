import { startThreads } from '../../../kernel/threads/threads.ts';
import type { ComputeTask } from './compute.worker.ts';
import type { Compute } from './tasks.ts';

/** Two are enough: the culture call has two long tasks, and the machine has other things to do. */
const threads = startThreads<ComputeTask, never>(new URL('./compute.worker.ts', import.meta.url), 2);

/** Computes in threads of its own, so that no save waits for figures. */
export const compute: Compute = (name, input) => threads.ask({ name, input: input as never });
