import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wellFormed } from './json-body.ts';

it('half of a character is replaced, whatever stands around it', () => {
  const anything = fc.array(fc.constantFrom('\ud800', '\udc00', '\\', '"', 'u', 'ud800', 'é', '\n', '👍'));
  fc.assert(
    fc.property(anything, (parts) => {
      const text = parts.join('');
      expect(JSON.parse(wellFormed(JSON.stringify({ [text]: text })))).toEqual({
        [text.toWellFormed()]: text.toWellFormed(),
      });
    }),
  );
});

it('every other escape stays as it is', () => {
  const json = String.raw`{"a":"\\ud800 \uD83D\uDC4D \u00e9 \n"}`;
  expect(wellFormed(json)).toBe(json);
});
