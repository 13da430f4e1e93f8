import { expect, it } from 'vitest';
import { inWhich, whereToStart } from './in-which.ts';

const five = ['Accounts', 'Care', 'Freight', 'Office', 'Shops'];

it('a few departments are named, the most certain first, and the others counted', () => {
  expect(inWhich(five.slice(0, 2), 6, 6)).toBe('In Accounts and Care');
  expect(inWhich(five, 6, 6)).toBe('In Accounts, Care and 3 other departments');
  expect(inWhich(five, 5, 5)).toBe('In all 5 departments');
  expect(inWhich(five, 5, 6)).toBe('In all 5 departments shown');
  expect(inWhich(five.slice(0, 2), 2, 2)).toBe('In both departments');
});

it('where to start is nowhere in particular if every department is concerned', () => {
  expect(whereToStart(five, 6, 6)).toBe('In Accounts, Care and 3 other departments');
  expect(whereToStart(five, 5, 5)).toBe('Everywhere: in all 5 departments');
  expect(whereToStart(five, 5, 6)).toBe('Everywhere: in all 5 departments shown');
  expect(whereToStart(['Accounts'], 1, 6)).toBe('In Accounts');
  expect(whereToStart([], 6, 6)).toBe('Not clearly in any department');
});
