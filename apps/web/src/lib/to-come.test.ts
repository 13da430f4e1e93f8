import { expect, it } from 'vitest';
import { isOverEverywhere, sayDayOver, sayOver } from './to-come.ts';

const now = new Date('2026-11-29T19:00:00Z');

it('says that a time has passed as soon as it stands there, and not while its year is typed', () => {
  expect(sayOver('2020-01-01T09:00', now)).toContain('already passed');
  expect(sayOver('0202-01-01T09:00', now)).toBeNull();
  expect(sayOver('2027-01-01T09:00', now)).toBeNull();
  expect(sayOver('', now)).toBeNull();
  expect(sayDayOver('2026-11-28', '2026-11-29')).toContain('already passed');
  expect(sayDayOver('2026-11-29', '2026-11-29')).toBeNull();
});

it('takes a time for over everywhere only where the last clock has shown it', () => {
  expect(isOverEverywhere('2026-11-29T06:59', now)).toBe(true);
  expect(isOverEverywhere('2026-11-29T12:00', now)).toBe(false);
});
