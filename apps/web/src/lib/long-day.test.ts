import { expect, it } from 'vitest';
import { longDay } from './long-day.ts';

it('says a day as the browser would', () => {
  const said = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  for (let month = 1; month <= 12; month += 1) {
    const date = `2026-${String(month).padStart(2, '0')}-0${(month % 9) + 1}`;
    expect(longDay(date)).toBe(said.format(new Date(date)));
  }
  expect(longDay('2024-02-29')).toBe('29 February 2024');
});
