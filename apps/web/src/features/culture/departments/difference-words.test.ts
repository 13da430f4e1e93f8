import { expect, it } from 'vitest';
import { whatIsClear } from './difference-words.ts';

it('what clear means covers both tests that decide it', () => {
  expect(whatIsClear(84)).toContain('count as clear. Here there are 84.');
  expect(whatIsClear(84)).toContain('A smaller difference can be clear when a larger one isn’t');
});
