import path from 'node:path';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { type FontName, otherFonts } from './look.ts';
import { needsOther, printable } from './printable.ts';

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
    expect(printable('ﬁne Ĳssel, Ŧ')).toBe('fine IJssel, T');
  });

  it('has the letters of Greek and Cyrillic, the ones with old marks without them', () => {
    const names = 'Анна Ђорђевић, Їжак, Қанат; Ελένη Παπαδοπούλου';
    expect(printable(names)).toBe(names);
    expect(printable('Ἑλένη')).toBe('Ελένη');
  });

  it('says in one mark that words are missing which no font here has', () => {
    expect(printable('Dear 小明, write to 王 小明.')).toBe('Dear […], write to […].');
    expect(printable('مريم')).toBe('[…]');
  });

  it('keeps to our own families for what is written in most of Europe', () => {
    for (const name of ['newsreader', 'instrument-sans'] as const)
      expect(needsOther(name, 'Zoë Ångström, Łukasz Dvořák, Ștefan: “95 %” – 1 × 2 ≥ 3…')).toBe(false);
  });

  it('claims no letter that its fonts do not have', () => {
    for (const [name, other] of Object.entries(otherFonts)) {
      const [font, standIn] = [name, other].map(opened);
      for (let code = 0x20; code < 0x2200; code += 1) {
        const letter = String.fromCodePoint(code);
        if (printable(letter) !== letter) continue;
        expect([other, code, standIn?.hasGlyphForCodePoint(code)]).toEqual([other, code, true]);
        const isDrawn = needsOther(name as FontName, letter) || font?.hasGlyphForCodePoint(code);
        expect([name, code, isDrawn]).toEqual([name, code, true]);
      }
    }
  });
});

interface Font {
  readonly hasGlyphForCodePoint: (code: number) => boolean;
}

/** A font as the documents open it. */
const opened = (name: string) =>
  (
    new PDFDocument().font(path.join(import.meta.dirname, 'fonts', `${name}.ttf`)) as unknown as {
      readonly _font: { readonly font: Font };
    }
  )._font.font;
