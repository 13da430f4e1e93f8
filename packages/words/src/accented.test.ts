import { expect, it } from 'vitest';
import { accented } from './accented.ts';

it('marks every letter and leaves tags, figures and signs', () => {
  const text = 'The quick brown fox jumps over the lazy dog, 19 times. AEIOU BCDFG HJKLM NPQRS TVWXYZ';
  expect(accented(`<0>${text}</0><1/>`)).toMatch(/^<0>[^A-Za-z]*, 19 [^A-Za-z]*<\/0><1\/>$/);
});

it('makes a text about two fifths longer, as a translation into German may', () => {
  const text = 'You will see how each line is read before anybody is invited.';
  const { length } = [...accented(text)];
  expect(length / text.length).toBeGreaterThan(1.3);
  expect(length / text.length).toBeLessThan(1.5);
});
