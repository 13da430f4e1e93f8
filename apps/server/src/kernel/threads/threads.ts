import { Worker } from 'node:worker_threads';

export interface Threads<Input, Output> {
  /** Has a thread do it; the least busy one. */
  readonly ask: (input: Input) => Promise<Output>;
}

/** What goes to a thread, and what comes back; see answer-in-thread.ts for its side. */
export interface Order<Input> {
  readonly id: number;
  readonly input: Input;
}
export type Delivery =
  | { readonly id: number; readonly output: unknown }
  | { readonly id: number; readonly error: string };

interface Waiting {
  readonly resolve: (output: never) => void;
  readonly reject: (error: Error) => void;
}

interface Hand {
  readonly worker: Worker;
  readonly waiting: Map<number, Waiting>;
}

const all = new Set<Worker>();

/**
 * Threads that do what takes long, so that nobody's save waits for it. They are started with the first task, do not
 * keep the process alive, and are replaced when one dies.
 */
export function startThreads<Input, Output>(script: URL, count: number): Threads<Input, Output> {
  const hands: (Hand | undefined)[] = Array.from({ length: count });
  let orders = 0;

  function start(at: number): Hand {
    const worker = new Worker(script);
    const hand: Hand = { worker, waiting: new Map() };
    all.add(worker);
    worker.unref();
    worker.on('message', (delivery: Delivery) => settle(hand, delivery));
    const fail = (error: Error) => {
      all.delete(worker);
      if (hands[at] === hand) hands[at] = undefined;
      for (const { reject } of hand.waiting.values()) reject(error);
      hand.waiting.clear();
    };
    worker.on('error', fail);
    worker.on('exit', () => fail(new Error('A thread has ended.')));
    return hand;
  }

  const ready = () =>
    hands.map((hand, at) => {
      hands[at] = hand ?? start(at);
      return hands[at];
    });
  return {
    ask: (input) =>
      new Promise((resolve, reject) => {
        const hand = ready().reduce((best, next) => (next.waiting.size < best.waiting.size ? next : best));
        orders += 1;
        hand.waiting.set(orders, { resolve, reject });
        hand.worker.postMessage({ id: orders, input } satisfies Order<Input>);
      }),
  };
}

function settle({ waiting }: Hand, delivery: Delivery): void {
  const waiter = waiting.get(delivery.id);
  waiting.delete(delivery.id);
  if ('error' in delivery) waiter?.reject(new Error(delivery.error));
  else waiter?.resolve(delivery.output as never);
}

/** Ends every thread when the server stops. */
export async function endThreads(): Promise<void> {
  await Promise.all([...all].map((worker) => worker.terminate()));
}
