/**
 * What a reader reads of an article: the text of an .mdx file without its marks. Figures, whose words stand in
 * attributes, are left out. Good for counting, not for showing.
 */
export const readText = (mdx: string): string => readPieces(mdx).join(' ');

/** The same by paragraph, line of a list and cell of a table, none of which runs on into the next. */
export function readPieces(mdx: string): readonly string[] {
  return withoutTags(mdx)
    .replace(/\{\s*\/\*[\s\S]*?\*\/\s*\}/g, '')
    .replace(/^\|[\s:|-]+\|$/gm, '')
    .replace(/^\s*(#{1,6}|[-*]|\d+\.)\s+/gm, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`\\]/g, ' ')
    .replace(/\(\s*[;,]?\s*\)/g, '')
    .split(/[|\n]/)
    .map((piece) =>
      piece
        .replace(/\s+/g, ' ')
        .replace(/ (?=[.,;:?]( |$))/g, '')
        .trim(),
    )
    .filter((piece) => piece !== '');
}

/** Attributes may hold braces and brackets of their own, so a tag ends where its braces are balanced. */
function withoutTags(mdx: string): string {
  let text = '';
  let depth = 0;
  let inTag = false;
  for (let i = 0; i < mdx.length; i += 1) {
    const letter = mdx.charAt(i);
    if (!inTag && letter === '<' && /[A-Za-z/]/.test(mdx.charAt(i + 1))) inTag = true;
    if (!inTag) text += letter;
    if (inTag && letter === '{') depth += 1;
    if (inTag && letter === '}') depth -= 1;
    if (inTag && letter === '>' && depth === 0) {
      inTag = false;
      text += ' ';
    }
  }
  return text;
}

export const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** The Flesch-Kincaid grade: school years that a text asks for. Syllables are counted by groups of vowels. */
export function readingGrade(text: string): number {
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const sentences = text.match(/[.?!:](?=\s|$)/g)?.length ?? 1;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
}

function syllablesOf(word: string): number {
  const letters = word
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/(?<=[a-z]{2})e$/, '');
  return Math.max(1, letters.match(/[aeiouy]+/g)?.length ?? 0);
}
