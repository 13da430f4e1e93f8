import { describe, expect, it } from 'vitest';
import { defaultPlan, isPlanned, nextSession, thursdayOf, webinarNames } from './webinars.ts';

const hiring = defaultPlan('culture-fit-hiring');
const levels = defaultPlan('four-levels-of-culture');
const next = (now: string, plan = hiring) => nextSession(plan, new Date(now))?.toISOString() ?? null;

describe('the next session of a webinar', () => {
  it('is the second Thursday of the month at 16:00 UTC', () => {
    expect(next('2026-11-21T08:00:00Z')).toBe('2026-12-10T16:00:00.000Z');
    expect(next('2026-12-10T15:59:59Z')).toBe('2026-12-10T16:00:00.000Z');
    expect(next('2026-12-10T16:00:00Z')).toBe('2027-01-14T16:00:00.000Z');
    expect(next('2024-01-01T00:00:00Z')).toBe('2025-05-08T16:00:00.000Z');
  });

  it('is the fourth Thursday for the other one, which began two weeks later', () => {
    expect(next('2026-11-21T08:00:00Z', levels)).toBe('2026-11-26T16:00:00.000Z');
    expect(next('2026-11-26T16:00:00Z', levels)).toBe('2026-12-24T16:00:00.000Z');
    expect(next('2024-01-01T00:00:00Z', levels)).toBe('2025-05-22T16:00:00.000Z');
  });

  it('never falls on the day of the other one, in any month of ten years', () => {
    for (let month = 0; month < 120; month += 1) {
      const [second, fourth] = [thursdayOf(2, 2025, month), thursdayOf(4, 2025, month)];
      expect([second, fourth].map((date) => date.getUTCDay())).toEqual([4, 4]);
      expect([second, fourth].map((date) => Math.ceil(date.getUTCDate() / 7))).toEqual([2, 4]);
      const now = new Date(Date.UTC(2025, month, 1 + (month % 28)));
      const days = webinarNames.map((name) => nextSession(defaultPlan(name), now)?.getTime());
      expect(new Set(days).size).toBe(2);
    }
  });

  it('is one of the operator’s dates where there are any, and none after the last', () => {
    const plan = {
      kind: 'dates',
      dates: [new Date('2027-03-01T09:00Z'), new Date('2027-02-01T09:00Z')],
    } as const;
    expect(next('2026-11-21T08:00:00Z', plan)).toBe('2027-02-01T09:00:00.000Z');
    expect(next('2027-04-01T08:00:00Z', plan)).toBeNull();
    expect(next('2026-11-21T08:00:00Z', { kind: 'dates', dates: [] })).toBeNull();
  });
});

describe('a session that someone was invited to', () => {
  const december = new Date('2026-12-10T16:00Z');

  it('stands while the plan holds it, and not when its day or hour has changed', () => {
    expect(isPlanned(hiring, december)).toBe(true);
    expect(isPlanned(levels, december)).toBe(false);
    expect(isPlanned(hiring, new Date('2026-12-10T17:00Z'))).toBe(false);
    expect(isPlanned({ kind: 'dates', dates: [december] }, december)).toBe(true);
    expect(isPlanned({ kind: 'dates', dates: [new Date('2026-12-11T16:00Z')] }, december)).toBe(false);
    expect(isPlanned({ kind: 'dates', dates: [] }, december)).toBe(false);
  });
});
