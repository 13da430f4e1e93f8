import type { CultureBarrier, CultureOpportunity, Figure } from '@fourfold/contract/schemas';
import { bandOf } from '@fourfold/measurement/person/bands.ts';
import { describe, expect, it } from 'vitest';
import { certainOn, doingOf, questionsOf, soFarOf } from './finding-words.ts';

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
    expect(soFarOf(opportunity('balanced', 'unclear'))).toBe(
      'Balanced so far, but next in line for the top five.',
    );
  });

  it('is too little only where the group sees it so', () => {
    expect(soFarOf(barrier('low', 'low', 'unclear'))).toBeNull();
    expect(soFarOf(barrier('balanced', 'low', 'likely'))).toBe('Not too low so far.');
    expect(soFarOf(barrier('high', 'high', 'unclear'))).toBe(
      'Not too low so far, but next in line for the top five.',
    );
    const range = { low: 22.4, high: 39 };
    const counted = { ...barrier('low', 'low', 'clear'), people: 30.6, people_range: range, of_people: 46 };
    expect(doingOf(counted)).toBe('About 31 of 46 people (likely range 22 to 39) see too little of it.');
  });

  it('answers two questions apart, and asks nothing of a side that is not bad', () => {
    const asked = (entry: CultureOpportunity | CultureBarrier) =>
      questionsOf(entry).map(({ asks, said }) => `${asks} ${said}`);
    expect(asked({ ...opportunity('low', 'likely', 0.997), probability: 0.71 })).toEqual([
      'Too little of it? clear (over 99%)',
      'One of the top five? likely (71%)',
    ]);
    expect(asked({ ...barrier('low', 'low', 'unclear', 0.2), probability: 0.3 })[0]).toBe(
      'Too little of it? unclear (20%)',
    );
    expect(asked({ ...barrier('high', 'high', 'unclear'), probability: 0.3 })).toEqual([
      'One of the top five? unclear (30%)',
    ]);
  });

  it('says of a department what its certainty is about', () => {
    const figure = (score: number, beyond: number): Figure => ({
      ...{ score, low: 0, high: 200, band: bandOf(score), side: score < 100 ? 'low' : 'high' },
      ...{ beyond, strength: 'pale' },
    });
    expect(certainOn(opportunity('high', 'clear'), 'high', figure(140, 0.97))).toBe('too much: clear (97%)');
    expect(certainOn(barrier('low', 'low', 'clear'), 'low', figure(70, 0.6))).toBe(
      'too little: likely (60%)',
    );
    expect(certainOn(opportunity('high', 'clear'), 'high', figure(120.4, 0.51))).toBe(
      'on the edge of balanced',
    );
  });
});
