import { describe, expect, it } from 'vitest';
import { defaultPlan, isPlanned, nextSession, secondThursday } from './webinars.ts';

const next = (now: string, plan = defaultPlan) => nextSession(plan, new Date(now))?.toISOString() ?? null;

describe('the next session of a webinar', () => {
  it('is the second Thursday of the month at 16:00 UTC', () => {
    expect(next('2026-11-21T08:00:00Z')).toBe('2026-12-10T16:00:00.000Z');
    expect(next('2026-12-10T15:59:59Z')).toBe('2026-12-10T16:00:00.000Z');
    expect(next('2026-12-10T16:00:00Z')).toBe('2027-01-14T16:00:00.000Z');
    expect(next('2024-01-01T00:00:00Z')).toBe('2025-05-08T16:00:00.000Z');
  });

  it('is between the 8th and the 14th, and a Thursday, in every month of ten years', () => {
    for (let month = 0; month < 120; month += 1) {
      const date = secondThursday(2025, month);
      expect(date.getUTCDay()).toBe(4);
      expect(Math.ceil(date.getUTCDate() / 7)).toBe(2);
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

describe('a session that somebody was invited to', () => {
  const december = new Date('2026-12-10T16:00Z');

  it('stands while the plan holds it, and not when its day or hour has changed', () => {
    expect(isPlanned(defaultPlan, december)).toBe(true);
    expect(isPlanned(defaultPlan, new Date('2026-12-10T17:00Z'))).toBe(false);
    expect(isPlanned({ kind: 'dates', dates: [december] }, december)).toBe(true);
    expect(isPlanned({ kind: 'dates', dates: [new Date('2026-12-11T16:00Z')] }, december)).toBe(false);
    expect(isPlanned({ kind: 'dates', dates: [] }, december)).toBe(false);
  });
});
