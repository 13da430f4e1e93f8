/** A number as it stands in a text, in digits or in words. */
export interface ReadNumber {
  readonly value: number;
  readonly from: number;
  readonly to: number;
  readonly isPercent: boolean;
  readonly inWords: boolean;
}

const ones = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen',
  'eighteen nineteen',
]
  .join(' ')
  .split(' ');
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const below100 = `(?:(?:${tens.join('|')})(?:[\\s-](?:${ones.slice(1, 10).join('|')}))?|${ones.toReversed().join('|')})`;
const inWords = `(?:(?:a|one|two)\\s+hundred(?:\\s+(?:and\\s+)?${below100})?|${below100})`;
const inDigits = '\\d+(?:[.,]\\d+)*';
const expression = new RegExp(
  `(?<![\\p{L}\\d])(?:(?<digits>[−-]?${inDigits})|(?<words>${inWords})(?![\\p{L}\\d]))(?<percent>\\s?(?:%|per\\s?cent))?`,
  'giu',
);

/** Every number of a text. */
export function readNumbers(text: string): ReadNumber[] {
  return [...text.matchAll(expression)].map((match) => {
    const { digits, words = '', percent } = match.groups ?? {};
    return {
      value: digits === undefined ? readWords(words) : Number(digits.replace('−', '-').replaceAll(',', '.')),
      from: match.index,
      to: match.index + match[0].length,
      isPercent: percent !== undefined,
      inWords: digits === undefined,
    };
  });
}

function readWords(words: string): number {
  let value = 0;
  for (const word of words.toLowerCase().split(/[\s-]+/)) {
    if (word === 'hundred') value *= 100;
    else if (word === 'a') value += 1;
    else if (tens.includes(word)) value += 20 + 10 * tens.indexOf(word);
    else if (ones.includes(word)) value += ones.indexOf(word);
  }
  return value;
}
