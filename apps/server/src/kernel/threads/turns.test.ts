import { expect, it } from 'vitest';
import { atOnce, inTurns, type Steps } from './turns.ts';

function* work(steps: number, milliseconds: number): Steps<string> {
  for (let step = 0; step < steps; step += 1) {
    const began = performance.now();
    while (performance.now() - began < milliseconds);
    yield;
  }
  return 'done';
}

it('steps in turns let others have theirs, and steps at once do not', async () => {
  let others = 0;
  let isDone = false;
  const other = () => {
    others += 1;
    if (!isDone) setImmediate(other);
  };
  setImmediate(other);
  expect(atOnce(work(10, 6))).toBe('done');
  expect(others).toBe(0);
  expect(await inTurns(work(10, 6))).toBe('done');
  isDone = true;
  expect(others).toBeGreaterThanOrEqual(3);
});

it('little work is done without waiting for others', async () => {
  let isFirst = true;
  setImmediate(() => {
    isFirst = false;
  });
  await inTurns(work(3, 0));
  expect(isFirst).toBe(true);
});
