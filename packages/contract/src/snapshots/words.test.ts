import { expect, it } from 'vitest';
import { readingOf, sayWhere } from './words.ts';

const places = (count: number) =>
  ['Accounts', 'Care', 'Freight', 'Office', 'Shops', 'Yard']
    .slice(0, count)
    .map((name) => ({ name, figure: { score: 64, low: 52, high: 77 } }));

it('departments are counted only where two or more are left over', () => {
  expect(sayWhere(places(4))).toBe('In Accounts, Care, Freight and Office.');
  expect(sayWhere(places(5))).toBe('In Accounts, Care, Freight, Office and Shops.');
  expect(sayWhere(places(6))).toBe('In Accounts, Care, Freight, Office and 2 more departments.');
});

it('how to read a snapshot begins with the scale, whatever was frozen with it', () => {
  expect(readingOf({ how_to_read: ['Then.'], keys: '1' })).toEqual([
    'Scores run from 0 to 200. 80 to 120 is balanced.',
    'Then.',
    'Scoring keys: version 1.',
  ]);
});
