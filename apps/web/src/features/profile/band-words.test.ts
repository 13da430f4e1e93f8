import { expect, it } from 'vitest';
import { bandNumber, bandWords } from './band-words.ts';

it('a band is said as clearly as it is known', () => {
  const kind = 'behaviour' as const;
  expect(bandWords({ kind, band: 'high', strength: 'full' })).toBe('high');
  expect(bandWords({ kind, band: 'high', strength: 'half' })).toBe('likely high');
  expect(bandWords({ kind, band: 'low', strength: 'pale' })).toBe('low, unclear');
  expect(bandWords({ kind, band: 'balanced', strength: 'pale' })).toBe('balanced');
});

it('a perception is not called activated', () => {
  const kind = 'perception' as const;
  expect(bandWords({ kind, band: 'underactivated', strength: 'full' })).toBe('very low');
  expect(bandWords({ kind, band: 'balanced', strength: 'pale' })).toBe('middling');
});

it('bands count from too little to too much', () => {
  expect([bandNumber('underactivated'), bandNumber('balanced'), bandNumber('overactivated')]).toEqual([
    1, 3, 5,
  ]);
});
