import { readdirSync } from 'node:fs';
import type { MatchedQuestion } from '../matched-design/matched-questionnaire.ts';
import { itemFiles, readItemFile } from './reading-files.ts';
import type { ChosenLine } from './version-2.ts';

export interface Stumble {
  readonly at: string;
  readonly text: string;
  readonly why: string;
}

export interface SoundingReader {
  readonly who: string;
  readonly stumbles: readonly Stumble[];
}

/** Those who last went through the whole form aloud. */
export const readSounding = (): SoundingReader[] =>
  readdirSync(new URL('sounding-out/', itemFiles)).map((name) => readItemFile(`sounding-out/${name}`));

/**
 * Where two or more readers of the whole form stumbled: an act by its words, a line by its key. The design may have changed
 * since they read it, so words count and not the place where they stood.
 */
export function sharedStumbles(readers: readonly SoundingReader[]): Map<string, readonly Stumble[]> {
  const found = new Map<string, Map<SoundingReader, Stumble>>();
  for (const reader of readers)
    for (const stumble of reader.stumbles) {
      const place = stumble.at.startsWith('t') ? stumble.text : stumble.at;
      found.set(place, (found.get(place) ?? new Map<SoundingReader, Stumble>()).set(reader, stumble));
    }
  return new Map(
    [...found].filter(([, told]) => told.size > 1).map(([place, told]) => [place, [...told.values()]]),
  );
}

/**
 * Whether these words are asked still: an act as it is, or of a line all that the reader quoted, which is its stem, an end, or
 * the stem with both ends.
 *
 * Example: `isAsked({ at: 'c62', text: 'My pay … is good / is low', why: '' }, design, lines)`.
 */
export function isAsked(
  { at, text }: Stumble,
  design: readonly MatchedQuestion[],
  lines: readonly ChosenLine[],
): boolean {
  if (at.startsWith('t')) return design.some(({ options }) => options.some((option) => option.text === text));
  const quoted = text.split(/ …\s*| \/ /).filter(Boolean);
  return lines.some(
    ({ key, stem, favourable, other }) =>
      key === at && quoted.every((piece) => [stem, favourable, other].includes(piece)),
  );
}
