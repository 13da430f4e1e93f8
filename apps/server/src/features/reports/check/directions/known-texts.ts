import type { BehaviourText } from '@fourfold/measurement';
import type { Figure } from '../../results/report-basis.ts';

export interface KnownText {
  readonly figure: Figure;
  /** What a suggestion advises; null for a definition or a scene, which advise nothing. */
  readonly said: 'more' | 'less' | null;
  readonly words: string;
}

const saidBy = {
  definition: null,
  tooLittle: null,
  tooMuch: null,
  raise: 'more',
  lower: 'less',
} as const satisfies Partial<Record<keyof BehaviourText, KnownText['said']>>;

/** The sentences of the measures' own texts: a draft that repeats one says what is known of it. */
export const knownTextsOf = (figures: readonly Figure[]): KnownText[] =>
  figures.flatMap((figure) => {
    const { text } = figure;
    if (text === undefined) return [];
    const { more, less } = text.steps;
    const said = [
      ...(Object.keys(saidBy) as (keyof typeof saidBy)[]).map(
        (field) => [text[field], saidBy[field]] as const,
      ),
      ...([
        [more.act, 'more'],
        [less.act, 'less'],
        [more.sign, null],
        [less.sign, null],
      ] as const),
    ];
    return said.flatMap(([words, way]) =>
      words
        .split(/(?<=[.!?])\s+/)
        .filter((sentence) => sentence.split(' ').length > 3)
        .map((sentence) => ({ figure, said: way, words: plain(sentence) })),
    );
  });

/** Which of them a sentence of a draft holds, and where. */
export function findKnown(sentence: string, texts: readonly KnownText[]) {
  const words = plain(sentence);
  const known = texts.find((text) => words.includes(text.words));
  if (known === undefined) return null;
  const from = words.indexOf(known.words);
  return { ...known, from, to: from + known.words.length };
}

/** The same length, so that places stay. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/\s/g, ' ')
    .replace(/[.!?]$/, ' ')
    .trimEnd();
