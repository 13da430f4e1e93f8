import { describe, expect, it } from 'vitest';
import { ago, onDay, onWeekday, unbroken } from './dates.ts';

const now = new Date('2026-03-10T12:00:00Z');

describe('moments in words', () => {
  it.each([
    ['2026-03-10T11:59:30Z', 'just now'],
    ['2026-03-10T11:59:00Z', '1 minute ago'],
    ['2026-03-10T09:00:00Z', '3 hours ago'],
    ['2026-03-09T11:00:00Z', 'yesterday'],
    ['2026-03-12T13:00:00Z', 'in 2 days'],
    ['2026-01-02T12:00:00Z', '2\u00a0Jan\u00a02026'],
  ])('%s is %s', (moment, words) => expect(ago(moment, now)).toBe(words));

  it('names a day that no line breaks in two', () =>
    expect(onDay('2026-03-03T12:00:00Z')).toBe('3\u00a0Mar\u00a02026'));

  it('says on which day of the week a clock will strike, wherever it is read', () => {
    expect(onWeekday('2026-11-30T09:00', now)).toBe('Mon 30\u00a0Nov, 09:00');
    expect(onWeekday('2020-01-01T09:00', now)).toContain('2020');
  });

  it('keeps a day together within a sentence, and leaves the rest to break', () =>
    expect(unbroken('Thursday 12 November 2026 at 16:00')).toBe(
      'Thursday 12\u00a0November\u00a02026 at 16:00',
    ));
});
