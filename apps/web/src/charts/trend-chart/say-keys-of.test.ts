import type { TrendPoint } from '@fourfold/contract/schemas';
import { describe, expect, it } from 'vitest';
import { sayKeysOf } from './say-keys-of.ts';

const figure = {
  score: 67,
  low: 60,
  high: 74,
  band: 'low',
  side: 'low',
  beyond: 0.9,
  strength: 'full',
} as const;
const point = (id: string, keys_version: string, withheld: string | null = null): TrendPoint => ({
  ...{ id, kind: 'round', name: id, at: '2026-03-01T09:00:00.000Z', people: 40 },
  ...{ keys_version, withheld, figure: withheld === null ? figure : null },
});
const shown = (id: string, keys_version: string) => ({ round: { id }, keys_version });
const all = 'All scores in this chart use version 2.1 of the scoring keys.';

describe('the keys of a measure over time', () => {
  const points = [point('one', '2.1'), point('two', '2.1')];

  it('are named, whatever stands beside the chart', () => {
    expect(sayKeysOf({ points })).toBe(all);
    expect(sayKeysOf({ points }, shown('two', '2.1'))).toBe(all);
  });

  it('say why a closed round has another figure at the top of the page, and only there', () => {
    const why = 'The score at the top uses version 2, which is why it differs.';
    expect(sayKeysOf({ points }, shown('one', '2'))).toBe(`${all} ${why}`);
    expect(
      sayKeysOf({ points: [point('one', '2.1', 'Too few.'), ...points.slice(1)] }, shown('one', '2')),
    ).toBe(all);
    expect(sayKeysOf({ points }, { round: null, keys_version: '2' })).toBe(all);
  });

  it('are those of each version of the questionnaire', () => {
    expect(sayKeysOf({ points: [point('zero', '1'), ...points] })).toBe(
      'Each version of the questionnaire has its own scoring keys. Points here use versions 1 and 2.1.',
    );
  });
});
