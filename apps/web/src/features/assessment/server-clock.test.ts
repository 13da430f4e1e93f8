import { beforeEach, describe, expect, it } from 'vitest';
import { createServerClock } from './server-clock.ts';

/** The server's time, and how wrong the device is. */
let server: number;
let wrong: number;
let clock: ReturnType<typeof createServerClock>;
const device = () => server + wrong;
beforeEach(() => {
  server = 1_000_000_000;
  wrong = -600_000;
  clock = createServerClock(() => new Date(device()));
});

/** A call that takes some milliseconds there and back. */
function ask(there: number, back: number): void {
  const sentAt = device();
  server += there;
  const said = new Date(server).toISOString();
  server += back;
  clock.hear(said, sentAt);
}

describe('the server’s time', () => {
  it('is known on a device whose clock is wrong, as well as the fastest answer allows', () => {
    ask(50, 4000);
    expect(server - clock.now()).toBe(4000);
    ask(50, 30);
    ask(50, 8000);
    server += 1000;
    expect(server - clock.now()).toBe(30);
  });

  it('is known again with the first answer after the device’s clock was put forward', () => {
    ask(50, 30);
    wrong += 3_600_000;
    expect(clock.now() - server).toBeGreaterThan(3_500_000);
    ask(50, 30);
    expect(Math.abs(clock.now() - server)).toBeLessThanOrEqual(50);
  });

  it('never goes back behind what the server has said, when the device’s clock does', () => {
    ask(50, 30);
    const said = server - 30;
    wrong -= 3_600_000;
    server += 5000;
    expect(clock.now()).toBe(said);
    ask(50, 30);
    expect(server - clock.now()).toBe(30);
  });
});
