import { expect, it } from 'vitest';
import { jointPlace } from './words.ts';

it('a shared place is named in a word', () => {
  expect([1, 2, 4].map(jointPlace)).toEqual(['Joint first', 'Joint second', 'Joint fourth']);
});
