import { Worker } from 'node:worker_threads';
import type { Delivery } from './reckon.worker.ts';
import type { Reckon } from './tasks.ts';

interface Waiting {
  readonly resolve: (output: never) => void;
  readonly reject: (error: Error) => void;
}

interface Hand {
  readonly worker: Worker;
  readonly waiting: Map<number, Waiting>;
}

/** Two are enough: the culture call has two long tasks, and the machine has other things to do. */
const HANDS = 2;
let hands: (Hand | undefined)[] = [];
let orders = 0;

/**
 * Reckons in threads of its own, so that nobody's save waits for somebody's figures. The threads are started with the
 * first task, do not keep the process alive, and are replaced when one dies.
 */
export const reckon: Reckon = (name, input) =>
  new Promise((resolve, reject) => {
    const hand = leastBusy();
    orders += 1;
    hand.waiting.set(orders, { resolve, reject });
    hand.worker.postMessage({ id: orders, name, input });
  });

/** Brings the threads up, so that the first visitor does not wait for it. */
export function warmUp(): void {
  for (let at = 0; at < HANDS; at += 1) hands[at] ??= start(at);
}

function leastBusy(): Hand {
  warmUp();
  return hands.reduce((best, hand) =>
    hand !== undefined && (best === undefined || hand.waiting.size < best.waiting.size) ? hand : best,
  ) as Hand;
}

function start(at: number): Hand {
  const worker = new Worker(new URL('./reckon.worker.ts', import.meta.url));
  const hand: Hand = { worker, waiting: new Map() };
  worker.unref();
  worker.on('message', (delivery: Delivery | 'ready') => {
    if (delivery !== 'ready') settle(hand, delivery);
  });
  const fail = (error: Error) => {
    if (hands[at] === hand) hands[at] = undefined;
    for (const { reject } of hand.waiting.values()) reject(error);
    hand.waiting.clear();
  };
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('The thread that reckons has ended.')));
  return hand;
}

function settle({ waiting }: Hand, delivery: Delivery): void {
  const waiter = waiting.get(delivery.id);
  waiting.delete(delivery.id);
  if ('error' in delivery) waiter?.reject(new Error(delivery.error));
  else waiter?.resolve(delivery.output as never);
}

/** Ends the threads when the server stops. */
export async function dismiss(): Promise<void> {
  const ending = hands;
  hands = [];
  await Promise.all(ending.map((hand) => hand?.worker.terminate()));
}
