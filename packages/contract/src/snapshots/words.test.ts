import { expect, it } from 'vitest';
import { readingOf, sayWhere, sayWhereScored } from './words.ts';

const places = (count: number) =>
  ['Accounts', 'Care', 'Freight', 'Office', 'Shops', 'Yard']
    .slice(0, count)
    .map((name) => ({ name, figure: { score: 64, low: 52, high: 77 } }));

it('departments are counted only where two or more are left over', () => {
  expect(sayWhere(places(4), 7)).toBe('In Accounts, Care, Freight and Office.');
  expect(sayWhere(places(5), 7)).toBe('In Accounts, Care, Freight, Office and Shops.');
  expect(sayWhere(places(6), 7)).toBe('In Accounts, Care, Freight, Office and 2 more departments.');
});

it('what concerns every department that is shown says so instead of naming some', () => {
  expect(sayWhere(places(6), 6)).toBe('In all 6 departments shown.');
  expect(sayWhere(places(1), 1)).toBe('In Accounts.');
  expect(sayWhereScored(places(2), 2)).toBe(
    'In both departments shown. The most certain: Accounts (64, 52 to 77), Care (64, 52 to 77).',
  );
  expect(sayWhereScored(places(2), 6)).toBe('In Accounts (64, 52 to 77) and Care (64, 52 to 77).');
});

it('how to read a snapshot begins with the scale, whatever was frozen with it', () => {
  expect(readingOf({ how_to_read: ['Then.'], keys: '1' })).toEqual([
    'Scores run from 0 to 200. 80 to 120 is balanced.',
    'Then.',
    'Scoring keys: version 1.',
  ]);
});
