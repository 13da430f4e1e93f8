interface Place {
  readonly from: number;
  readonly to: number;
}

/** Letters and digits alone: whatever signs, spaces and lines stand between them, they are the same on the page. */
const letters = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '');
const listSigns = /^[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]+/gm;

/** Which occurrence of which letters a stretch of Markdown is; null where it holds none. */
export function soughtIn(markdown: string, { from, to }: Place): { words: string; before: number } | null {
  // A list's signs are none of its words, but a stretch may begin with one.
  const blank = (text: string) => text.replace(listSigns, (sign) => ' '.repeat(sign.length));
  const plain = blank(markdown);
  const words = letters(plain.slice(from, to));
  return words === '' ? null : { words, before: letters(plain.slice(0, from)).length };
}

/** Where on the page a stretch of the Markdown is, by its letters; null where the two do not match. */
export function findPlace(root: HTMLElement, markdown: string, place: Place): Range | null {
  const sought = soughtIn(markdown, place);
  if (sought === null) return null;
  const found: { node: Text; at: number }[] = [];
  let all = '';
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    for (const { 0: letter, index } of (node as Text).data.matchAll(/[\p{L}\p{N}]/gu)) {
      all += letter;
      for (const _ of letter) found.push({ node: node as Text, at: index });
      if (letter.length > 1) found.push({ node: node as Text, at: index });
    }
  }
  const near = all.startsWith(sought.words, sought.before) ? sought.before : all.indexOf(sought.words);
  const [first, last] = [found[near], found[near + sought.words.length - 1]];
  if (near < 0 || first === undefined || last === undefined) return null;
  const range = document.createRange();
  range.setStart(first.node, first.at);
  range.setEnd(last.node, last.at + 1);
  return range;
}
