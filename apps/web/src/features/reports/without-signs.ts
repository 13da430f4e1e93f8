const heading = /^\s*#{1,6}\s+/;
const listOrQuote = /^\s*(?:>|[-+*]|\d+[.)])\s+/;
/** Stars that stand at a word, and underlines at its beginning or end: `to_her` is a word. */
const emphasis =
  /(?<!\\)(?:(?<=\S)\*{1,3}|\*{1,3}(?=\S)|(?<![\p{L}\p{N}_])_{1,3}(?=\S)|(?<=\S)_{1,3}(?![\p{L}\p{N}_]))/gu;
const escaped = /\\([!-/:-@[-`{-~])/g;

/**
 * A stretch of a draft as its reader sees it, without the signs of its formatting. They are taken out one by one: a
 * sentence may begin inside of what is bold and end outside of it, which no parser of Markdown reads as bold.
 */
export const withoutSigns = (stretch: string): string => {
  const plain = stretch
    .replace(heading, '')
    .replace(listOrQuote, '')
    .replace(emphasis, '')
    .replace(escaped, '$1');
  return /[\p{L}\p{N}]/u.test(plain) ? plain.trim() : stretch;
};
