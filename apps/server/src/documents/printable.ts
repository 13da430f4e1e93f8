/** What our fonts can draw; `scripts/subset-document-fonts.ts` names the same characters. */
const known =
  /[\n\u0020-\u007e\u00a0-\u017f\u01a0\u01a1\u01af\u01b0\u0218-\u021b\u1e9e\u1ea0-\u1ef9‐–—‘’‚“”„†‡•…‰′″‹›€™−≤≥≈×÷←↑→↓]/u;

/**
 * Text as a document can show it. A letter that the fonts lack loses its marks before it loses itself; what has no
 * letter to fall back to (an emoji, another script) is left out or, within words, shown as a question mark.
 */
export function printable(text: string): string {
  return [...text.normalize('NFC')].map((character) => drawn(character)).join('');
}

function drawn(character: string): string {
  if (known.test(character)) return character;
  const plain = character.normalize('NFKD').replace(/\p{M}/gu, '');
  if ([...plain].every((part) => known.test(part))) return plain;
  return /\p{L}|\p{N}/u.test(character) ? '?' : '';
}
