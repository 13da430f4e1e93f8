import { describe, expect, it } from 'vitest';
import { wrap } from './wrap.ts';

describe('a text in lines', () => {
  it('breaks between words', () => {
    expect(wrap('Improve Delegation before anything else', 18)).toEqual([
      'Improve Delegation',
      'before anything',
      'else',
    ]);
  });

  it('leaves a word whole that is longer than a line', () => {
    expect(wrap('a Straightforwardness b', 6)).toEqual(['a', 'Straightforwardness', 'b']);
  });

  it('has no lines without words', () => {
    expect(wrap('  ', 10)).toEqual([]);
  });
});
