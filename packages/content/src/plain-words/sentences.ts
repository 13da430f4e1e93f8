import { countWords } from '../articles/read-text.ts';

/** A sentence ends with a full stop or a question mark, and the next begins with a capital or a `{name}`. */
const between = /(?<=[.?!][”"’)]*)\s+(?=\{|[“"‘(–]?[\p{Lu}\p{N}])/u;

export const sentencesIn = (piece: string): readonly string[] =>
  piece.split(between).filter((sentence) => sentence !== '');

export const longerThan = (words: number, pieces: readonly string[]): readonly string[] =>
  pieces.flatMap(sentencesIn).filter((sentence) => countWords(sentence) > words);
