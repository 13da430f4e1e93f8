import { expect, it } from 'vitest';
import { sayRunning } from './say-running.ts';

it('says how many have answered the round that runs, or that nobody was invited to it', () => {
  const running = { number: 3, invited: 97, submitted: 0, isOfOwn: false };
  expect(sayRunning(running)).toBe('Round 3 is running: 0 of 97 have answered.');
  expect(sayRunning({ ...running, submitted: 1, isOfOwn: true })).toBe(
    'Round 3 is running: 1 of 97 in your departments has answered.',
  );
  expect(sayRunning({ ...running, invited: 0 })).toContain('Nobody has been invited to it yet.');
});
