import { expect, it } from 'vitest';
import { sayNow } from './say-reminder.ts';

it('says in which round a planned reminder goes out, and to how many as things stand', () => {
  expect(sayNow(2, 41)).toBe('(round 2, 41 people as things stand)');
  expect(sayNow(2, 0)).toBe('(round 2, nobody as things stand)');
  expect(sayNow(null, 1)).toBe('(1 person as things stand)');
});
