import { expect, it } from 'vitest';
import { createPace, minutesLeft, timeLeft, usualPace } from './pace.ts';

function paceAt() {
  const clock = { now: 0 };
  return { clock, pace: createPace(() => clock.now) };
}

it('counts from one answer to the next, and a change of mind not again', () => {
  const { clock, pace } = paceAt();
  clock.now = 4000;
  expect(pace.answered(1)).toBe(4);
  clock.now = 6500;
  expect(pace.answered(2)).toBe(2.5);
  clock.now = 9000;
  expect(pace.answered(1)).toBe(4);
});

it('leaves out the time in which the page was out of sight', () => {
  const { clock, pace } = paceAt();
  clock.now = 1000;
  pace.visible(false);
  clock.now = 61_000;
  pace.visible(true);
  clock.now = 63_000;
  expect(pace.answered(1)).toBe(3);
});

it('says how long it will take', () => {
  const invitation = { minutes: 8 } as Parameters<typeof usualPace>[0]['invitation'];
  expect(timeLeft(minutesLeft(64, usualPace({ invitation, total: 64 })))).toBe('about 8 minutes left');
  expect(timeLeft(minutesLeft(154, 4))).toBe('about 10 minutes left');
  expect(timeLeft(minutesLeft(2, 4))).toBe('about a minute left');
});
