import type { CultureBarrier, CultureOpportunity, Figure } from '@fourfold/contract/schemas';
import { describe, expect, it } from 'vitest';
import { badSideOf, doingOf, soFarOf } from './finding-words.ts';

const opportunity = (band: Figure['band'], label: CultureOpportunity['label'], beyond = 0.87) =>
  ({
    direction: band === 'low' ? 'improve' : 'reduce',
    label,
    figure: { band, beyond, side: band === 'low' ? 'low' : 'high' },
  }) as CultureOpportunity;
const barrier = (band: Figure['band'], side: Figure['side'], label: CultureBarrier['label'], beyond = 0.6) =>
  ({ label, figure: { band, side, beyond } }) as CultureBarrier;

describe('one of the five in words', () => {
  it('is out of balance only where the group is', () => {
    expect(soFarOf(opportunity('low', 'clear'))).toBeNull();
    expect(soFarOf(opportunity('balanced', 'likely'))).toBe('Balanced so far.');
    expect(soFarOf(opportunity('balanced', 'unclear'))).toBe('Balanced so far, and the next most likely.');
  });

  it('is weak only where the group sees it so', () => {
    expect(soFarOf(barrier('low', 'low', 'unclear'))).toBeNull();
    expect(soFarOf(barrier('balanced', 'low', 'likely'))).toBe('Not weak so far.');
    expect(soFarOf(barrier('high', 'high', 'unclear'))).toBe('Not weak so far, and the next most likely.');
    const range = { low: 22.4, high: 39 };
    const counted = { ...barrier('low', 'low', 'clear'), people: 30.6, people_range: range, of_people: 46 };
    expect(doingOf(counted)).toBe('About 31 of 46 people (22 to 39) see it as weak.');
  });

  it('says in one scale how certain the side is, and nothing of a side that is not bad', () => {
    expect(badSideOf(opportunity('low', 'clear', 0.997))).toBe('Clearly too low (over 99%).');
    expect(badSideOf(opportunity('high', 'clear'))).toBe('Clearly too high (87%).');
    expect(badSideOf(barrier('low', 'low', 'likely'))).toBe('Likely weak (60%).');
    expect(badSideOf(barrier('low', 'low', 'unclear', 0.2))).toBe('Not clearly weak (20%).');
    expect(badSideOf(barrier('high', 'high', 'unclear'))).toBeNull();
  });
});
