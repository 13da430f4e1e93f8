import { currentLanguage } from '@fourfold/words/language';
import { Tinypool } from 'tinypool';
import type { ThreadTask } from './thread.worker.ts';

export interface Threads<Input, Output> {
  /** Has a thread do it; the next that is free. */
  readonly ask: (input: Input) => Promise<Output>;
}

const pools = new Set<Tinypool>();

/**
 * Threads that do what takes long, so that nobody's save waits for it. The script's default export is what they do, in
 * the language of the person who asks. They are started with the first task, do not keep the process alive, and are replaced
 * when one dies. Those that are not kept end after a minute without work: each holds some 50 MB.
 */
export function startThreads<Input, Output>(
  script: URL,
  { count = 1, kept = false, idle = 60_000 }: { count?: number; kept?: boolean; idle?: number } = {},
): Threads<Input, Output> {
  let pool: Tinypool | undefined;
  const open = () => {
    const opened = new Tinypool({
      filename: new URL('./thread.worker.ts', import.meta.url).href,
      runtime: 'worker_threads',
      minThreads: kept ? count : 0,
      maxThreads: count,
      idleTimeout: idle,
      // `npm run dev` watches: a thread would report what it loads where the pool expects results only.
      env: { ...process.env, WATCH_REPORT_DEPENDENCIES: '' },
    });
    pools.add(opened);
    return opened;
  };
  return {
    ask: async (input) => {
      pool ??= open();
      return await pool.run({ script: script.href, language: currentLanguage(), input } satisfies ThreadTask);
    },
  };
}

/** Ends every thread when the server stops. */
export async function endThreads(): Promise<void> {
  await Promise.all([...pools].map((pool) => pool.destroy()));
  pools.clear();
}
