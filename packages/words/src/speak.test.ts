import { describe, expect, it } from 'vitest';
import { pseudoLanguage } from './languages.ts';
import { sentence } from './sentence.ts';
import { inLanguage } from './speak.ts';

const gone = sentence('This invitation is gone.');
const tooLong = sentence<{ max: number }>('Please keep this to {max, number} characters.');
const invited = sentence<{ count: number; name: string }>(
  '{count, plural, one {# person was} other {# people were}} invited by {name}.',
);

describe('a sentence that Node says', () => {
  it('is English as it stands in the source', () => {
    expect(gone()).toBe('This invitation is gone.');
  });

  it('has its values in their places, with numbers and plurals as the language has them', () => {
    expect(tooLong({ max: 5000 })).toBe('Please keep this to 5,000 characters.');
    expect(invited({ count: 1, name: '<b>{Ada}</b>' })).toBe('1 person was invited by <b>{Ada}</b>.');
    expect(invited({ count: 1200, name: 'Ada' })).toBe('1,200 people were invited by Ada.');
  });

  it('is said in the language that is spoken where it is called, also after waiting', async () => {
    const said = await inLanguage(pseudoLanguage, async () => {
      await Promise.resolve();
      return gone();
    });
    expect(said).toMatch(/^\[\P{ASCII}/u);
    expect(said).not.toMatch(/[A-Za-z]/);
    expect(gone()).toBe('This invitation is gone.');
  });

  it('keeps values as they are in the pseudo-language', () => {
    expect(inLanguage(pseudoLanguage, () => invited({ count: 2, name: 'Ada' }))).toContain('Ada');
  });

  it('refuses a language that has no folder', () => {
    expect(() => inLanguage('xx', gone)).toThrow('There is no folder of words for the language xx.');
  });
});
