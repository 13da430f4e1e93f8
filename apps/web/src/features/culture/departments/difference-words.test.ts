import { expect, it } from 'vitest';
import { whatIsClear } from './difference-words.ts';

it('what clear means covers both tests that decide it', () => {
  expect(whatIsClear(84)).toContain('With 84 comparisons, a difference has to be larger to count as clear');
  expect(whatIsClear(84)).toContain('so a smaller one can be clear although a larger one isn’t.');
});
