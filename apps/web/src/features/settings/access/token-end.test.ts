import { describe, expect, it } from 'vitest';
import { dayAfter, endOfDay } from './token-end.ts';

describe('the last day of a token', () => {
  it('is over at midnight where the browser is', () => {
    const end = new Date(endOfDay('2026-03-09'));
    expect([end.getFullYear(), end.getMonth(), end.getDate(), end.getHours()]).toEqual([2026, 2, 9, 23]);
  });

  it('that is no whole day is left for the form to refuse', () => {
    expect([endOfDay(''), endOfDay('2026-13-40')]).toEqual(['', '2026-13-40']);
  });

  it('is counted over the ends of months and years', () => {
    expect(dayAfter(new Date(2026, 0, 31, 23, 59), 0)).toBe('2026-01-31');
    expect(dayAfter(new Date(2026, 0, 31), 1)).toBe('2026-02-01');
    expect(dayAfter(new Date(2026, 2, 2), 364)).toBe('2027-03-01');
  });

  it('is within a year of any moment of today', () => {
    const now = new Date(2026, 2, 2, 0, 0, 1);
    const end = new Date(endOfDay(dayAfter(now, 364)));
    expect(end.getTime() - now.getTime()).toBeLessThanOrEqual(365 * 24 * 3600 * 1000);
  });
});
