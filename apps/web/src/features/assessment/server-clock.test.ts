import { expect, it } from 'vitest';
import { createServerClock } from './server-clock.ts';

const iso = (ms: number) => new Date(ms).toISOString();

it('tells the server’s time on a device whose own is wrong, by the answer that came fastest', () => {
  const device = { ms: 5_000_000 };
  const clock = createServerClock(() => new Date(device.ms));
  expect(clock.now()).toBe(5_000_000);
  clock.hear(iso(9_000_000 - 4000));
  expect(clock.now()).toBe(8_996_000);
  clock.hear(iso(9_000_000 - 30));
  clock.hear(iso(9_000_000 - 8000));
  device.ms += 1000;
  expect(clock.now()).toBe(9_000_970);
});
