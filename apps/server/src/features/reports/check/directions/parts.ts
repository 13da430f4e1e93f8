import type { directionWords } from './direction-words.ts';
import { type FindPhrases, type Found, type Token, tokensOf } from './phrases.ts';

export type Way = keyof typeof directionWords;
export type Pole = 'act' | 'opposite';
export type Kind = Way | Pole;
export type Phrase = Found<Kind>;

/** A stretch of a sentence that says one thing. */
export interface Part {
  readonly tokens: readonly Token[];
  readonly phrases: readonly Phrase[];
  /** The word that joins it to what stands before: "when", "before", "and"; empty at the beginning. */
  readonly joint: string;
  readonly mood: 'advice' | 'claim' | 'none';
  /** Only looks at what it speaks of: "notice when you joke". */
  readonly isLook: boolean;
  readonly isAboutPerson: boolean;
}

/** A part before it is known in which mood it speaks. */
export interface Piece {
  readonly tokens: readonly Token[];
  readonly phrases: readonly Phrase[];
  readonly joint: string;
}

export interface Names {
  readonly findTerms: FindPhrases<Pole>;
  readonly firstName: string;
  /** Where the sentence names the behaviour. */
  readonly named: readonly { readonly from: number; readonly to: number }[];
}

/** Between signs: no phrase reaches over a comma. */
export function chunksOf(sentence: string): Token[][] {
  const chunks: Token[][] = [];
  let before = 0;
  for (const token of tokensOf(sentence)) {
    const sign = /[,;:.!?()—–]/.test(sentence.slice(before, token.from));
    if (sign || chunks.length === 0) chunks.push([]);
    chunks.at(-1)?.push(token);
    before = token.to;
  }
  return chunks;
}
