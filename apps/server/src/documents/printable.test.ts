import { describe, expect, it } from 'vitest';
import { printable } from './printable.ts';

describe('text for a document', () => {
  it('stays as it is where the fonts can draw it', () => {
    const names = 'Zoë Ångström, Łukasz Dvořák, Ștefan Țepeș, Nguyễn Thị Hương: “95 %” – 1 × 2 ≥ 3…';
    expect(printable(names)).toBe(names);
  });

  it('joins letters and marks that came apart', () => {
    expect(printable('Zoe\u0308')).toBe('Zoë');
  });

  it('drops what is no letter, and shows that a letter is missing', () => {
    expect(printable('Well done 🎉\u200b')).toBe('Well done ');
    expect(printable('ﬁne')).toBe('fine');
    expect(printable('Анна')).toBe('????');
  });
});
