import type { FontName } from './look.ts';

/** What can be drawn, by our own families or by those that stand in for them; a test asks the fonts themselves. */
const known =
  /[\n\u0020-\u007e\u00a0-\u00ac\u00ae-\u012b\u012e-\u0131\u0134-\u0165\u0168-\u017f\u01a0\u01a1\u01af\u01b0\u0218-\u021b\u1e9e\u1ea0-\u1ef9‐–—‘’‚“”„†‡•…‰′″‹›€™−≤≥≈×÷←↑→↓]/u;
/** Greek and Cyrillic, which neither of ours has. */
const otherScripts =
  /[\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u045f\u0462\u0463\u0472-\u0475\u0490-\u0493\u0496-\u049b\u04a0-\u04a3\u04aa\u04ab\u04ae-\u04b3\u04b6\u04b7\u04ba\u04bb\u04c0-\u04c2\u04cf-\u04d1\u04d4-\u04d9\u04e2\u04e3\u04e6-\u04e9\u04ee\u04ef\u04f2\u04f3]/u;
const notInSerif = /[ŉſ←-↓]/u;
const notInSans = /[¤¦¬±²³µ¹¼-¾ĈĉĔĕĜĝĤĥĨĩĴĵĸĿŀŉŎŏŜŝŢţŨũſƠơƯưẠ-ỹ‐†‡′″]/u;

/** Whether a printable text has letters that the face lacks, so that another has to stand in for it. */
export const needsOther = (font: FontName, text: string): boolean =>
  otherScripts.test(text) || (font.startsWith('instrument') ? notInSans : notInSerif).test(text);

/** Stands for words in a script that no font here has. */
export const missing = '[…]';
const lost = '\ufffd';

/**
 * Text as a document can show it. A letter that the fonts lack loses its marks before it loses itself; of words in
 * another script a mark remains that says so, and what is no letter (an emoji) is left out.
 */
export function printable(text: string): string {
  return [...text.normalize('NFC')]
    .map((character) => drawn(character))
    .join('')
    .replace(/\ufffd(?:[\s\ufffd.,'’-]*\ufffd)?/g, missing);
}

function drawn(character: string): string {
  if (isKnown(character)) return character;
  const plain = plainLetters[character] ?? character.normalize('NFKD').replace(/\p{M}/gu, '');
  if ([...plain].every((part) => isKnown(part))) return plain;
  return /\p{L}|\p{N}/u.test(character) ? lost : '';
}

const isKnown = (character: string) => known.test(character) || otherScripts.test(character);

/** With a stroke that Unicode does not know as a mark. */
const plainLetters: Readonly<Record<string, string>> = { Ŧ: 'T', ŧ: 't' };
