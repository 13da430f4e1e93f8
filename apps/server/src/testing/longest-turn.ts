/**
 * For how many milliseconds of computing at most one turn of the event loop kept everything else waiting, while this
 * was done: the time that this thread was given a processor for, so a busy machine does not change it. A turn is what
 * lies between two rounds of `setImmediate`. What the garbage collector does in this thread counts, and what other
 * threads do for it does not.
 */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isDone = false;
  let before = computed();
  const watch = () => {
    const now = computed();
    longest = Math.max(longest, now - before);
    before = now;
    if (!isDone) setImmediate(watch);
  };
  setImmediate(watch);
  try {
    await work();
  } finally {
    isDone = true;
  }
  await new Promise<void>((resolve) => setImmediate(resolve));
  return longest;
}

function computed(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
