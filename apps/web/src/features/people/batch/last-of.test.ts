import { expect, it } from 'vitest';
import { lastOf } from './last-of.ts';

it('waits for the last of what was begun, also for what is begun meanwhile and for what fails', async () => {
  const work = lastOf();
  await work.settled();
  const ends: ((failed?: boolean) => void)[] = [];
  const begin = () =>
    work
      .follow(
        new Promise<void>((resolve, reject) => {
          ends.push((failed = false) => (failed ? reject(new Error('No connection.')) : resolve()));
        }),
      )
      .catch(() => undefined);
  void begin();
  let isSettled = false;
  const settled = work.settled().then(() => {
    isSettled = true;
  });
  void begin();
  ends[0]?.();
  await new Promise((resolve) => setTimeout(resolve));
  expect(isSettled).toBe(false);
  ends[1]?.(true);
  await settled;
  expect(isSettled).toBe(true);
});
