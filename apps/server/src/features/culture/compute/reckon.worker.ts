import { parentPort } from 'node:worker_threads';
import { loadBrain } from './brain.ts';
import { type TaskName, tasks } from './tasks.ts';

export interface Order {
  readonly id: number;
  readonly name: TaskName;
  readonly input: never;
}

export type Delivery =
  | { readonly id: number; readonly output: unknown }
  | { readonly id: number; readonly error: string };

const brain = await loadBrain();

parentPort?.on('message', ({ id, name, input }: Order) => {
  parentPort?.postMessage(perform(id, name, input));
});
parentPort?.postMessage('ready');

function perform(id: number, name: TaskName, input: never): Delivery {
  try {
    const task: (own: typeof brain, given: never) => unknown = tasks[name];
    return { id, output: task(brain, input) };
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
