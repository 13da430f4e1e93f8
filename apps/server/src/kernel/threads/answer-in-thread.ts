import { parentPort } from 'node:worker_threads';
import type { Delivery, Order } from './threads.ts';

/** What a script of `startThreads` does: one task after the other. */
export function answerInThread<Input>(perform: (input: Input) => unknown): void {
  parentPort?.on('message', async ({ id, input }: Order<Input>) => {
    parentPort?.postMessage(await deliver(id, () => perform(input)));
  });
}

async function deliver(id: number, perform: () => unknown): Promise<Delivery> {
  try {
    return { id, output: await perform() };
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
