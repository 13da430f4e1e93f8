import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bandOf, toScore } from './bands.ts';
import { reportScore, strengthOf } from './reported-score.ts';

describe('bands', () => {
  it.each([
    [0, 'underactivated'],
    [49.4, 'underactivated'],
    [49.5, 'low'],
    [79.4, 'low'],
    [79.5, 'balanced'],
    [120.4, 'balanced'],
    [120.5, 'high'],
    [149.4, 'high'],
    [149.5, 'overactivated'],
    [200, 'overactivated'],
  ] as const)('calls %f, as it is read, %s', (score, band) => {
    expect(bandOf(score)).toBe(band);
  });
});

describe('a reported score', () => {
  it('is the example of the design page', () => {
    const { score, low, high, band, side } = reportScore(1.05, 0.6 ** 2, 0.25 ** 2);
    expect([score, low, high].map(Math.round)).toEqual([142, 91, 193]);
    expect([band, side]).toEqual(['high', 'high']);
  });

  it('says how probable it is that the true score lies beyond balanced on its side', () => {
    // 120 is 0.5; (1 - 0.5) / 0.5 = 1: 84.13% of a normal distribution.
    expect(reportScore(1, 0.25, 0).beyond).toBeCloseTo(0.8413, 4);
    expect(reportScore(-1, 0.25, 0).beyond).toBeCloseTo(0.8413, 4);
    expect(reportScore(0, 0.25, 0).beyond).toBeCloseTo(0.1587, 4);
  });

  it('is painted as strongly as it is sure', () => {
    expect([0.8, 0.79, 0.6, 0.59].map(strengthOf)).toEqual(['full', 'half', 'half', 'pale']);
  });

  it('widens its interval with the uncertainty of the keys and keeps the answering error apart', () => {
    const without = reportScore(0.2, 0.4, 0);
    const withKeys = reportScore(0.2, 0.4, 0.1);
    expect(withKeys.high - withKeys.low).toBeGreaterThan(without.high - without.low);
    expect(withKeys.answeringError).toBe(without.answeringError);
  });

  it('stays inside 0 to 200 and holds its own score', () => {
    const any = fc.double({ min: -50, max: 50, noNaN: true });
    const variance = fc.double({ min: 1e-6, max: 4, noNaN: true });
    fc.assert(
      fc.property(any, variance, variance, (x, own, keys) => {
        const { score, low, high, beyond } = reportScore(x, own, keys);
        expect(0 <= low && low <= score && score <= high && high <= 200).toBe(true);
        expect(beyond >= 0 && beyond <= 1).toBe(true);
      }),
    );
    expect(toScore(Infinity)).toBe(200);
  });
});
