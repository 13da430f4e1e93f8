import { stem } from './stem.ts';

export interface Token {
  readonly stem: string;
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

/** A phrase that was found: the tokens that are its own, with those in its gap left out. */
export interface Found<Kind> {
  readonly kind: Kind;
  /** Places among the tokens. */
  readonly own: readonly number[];
  readonly first: number;
  readonly last: number;
}

export type FindPhrases<Kind> = (tokens: readonly Token[]) => Found<Kind>[];

const gap = '…';
const gapMost = 5;

/** The words of a text, in the same places: signs of Markdown and curly apostrophes are read as a printer's. */
export const tokensOf = (text: string): Token[] =>
  [
    ...text
      .toLowerCase()
      .replaceAll('’', "'")
      .matchAll(/\p{L}+(?:['-]\p{L}+)*|\d+/gu),
  ].map(({ 0: word, index }) => ({
    stem: stem(word),
    word,
    from: index,
    to: index + word.length,
  }));

/** Finds phrases given as lists with commas, by kind; of several at one place the longest. */
export function createPhrases<Kind>(lists: readonly (readonly [Kind, string])[]): FindPhrases<Kind> {
  const byFirst = Map.groupBy(
    lists.flatMap(([kind, list]) => list.split(',').map((phrase) => ({ kind, stems: stemsOf(phrase) }))),
    ({ stems }) => stems[0] ?? '',
  );
  for (const phrases of byFirst.values()) phrases.sort((a, b) => b.stems.length - a.stems.length);
  return (tokens) =>
    tokens.flatMap(({ stem: first }, at) => {
      for (const { kind, stems } of byFirst.get(first) ?? []) {
        const own = matched(tokens, at, stems);
        if (own !== null) return [{ kind, own, first: at, last: own.at(-1) ?? at }];
      }
      return [];
    });
}

const stemsOf = (phrase: string): string[] =>
  (
    phrase
      .trim()
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/…|\p{L}+(?:['-]\p{L}+)*|\d+/gu) ?? []
  ).map((word) => (word === gap ? gap : stem(word)));

function matched(tokens: readonly Token[], at: number, stems: readonly string[]): number[] | null {
  const own: number[] = [];
  let place = at;
  for (let index = 0; index < stems.length; index += 1) {
    if (stems[index] === gap) {
      index += 1;
      const until = Math.min(tokens.length, place + gapMost + 1);
      const next = tokens.findIndex(
        (token, there) => there > place && there < until && token.stem === stems[index],
      );
      if (next < 0) return null;
      place = next;
    } else if (tokens[place]?.stem !== stems[index]) return null;
    own.push(place);
    place += 1;
  }
  return own;
}
