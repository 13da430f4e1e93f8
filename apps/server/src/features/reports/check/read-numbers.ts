import { allMatches } from './all-matches.ts';

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
const inDigits = '\\p{N}+(?:[.,]\\p{N}+)*';
const expression = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?<digits>[−-]?${inDigits})|(?<words>${inWords})(?![\\p{L}\\p{N}]))(?<percent>\\s?(?:%|per\\s?cent))?`,
  'giu',
);

/** Every number of a text. */
export function readNumbers(text: string): ReadNumber[] {
  return allMatches(expression, text).map((match) => {
    const { digits, words = '', percent } = match.groups ?? {};
    return {
      value: digits === undefined ? readWords(words) : readDigits(digits),
      from: match.index,
      to: match.index + match[0].length,
      isPercent: percent !== undefined,
      inWords: digits === undefined,
    };
  });
}

/** Digits of any script, wide ones and raised ones too; what is no plain number is none (½). */
function readDigits(text: string): number {
  const plain = text.normalize('NFKC').replace(/\p{Nd}/gu, digitOf);
  return Number(plain.replace('−', '-').replaceAll(',', '.'));
}

/** Unicode keeps the ten digits of a script together, in order. */
function digitOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
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
