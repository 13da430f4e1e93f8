import { readFileSync } from 'node:fs';
import type { BehaviourText } from '@fourfold/measurement';
import { draftsIn } from '../../src/testing/judge-drafts.ts';

/** One sentence and the side that it fits: 1 too little of the behaviour, -1 too much, 0 neither. */
export interface Example {
  /** Null where it holds of any behaviour. */
  readonly key: string | null;
  readonly side: 1 | 0 | -1;
  readonly weight: number;
  readonly text: string;
  readonly writer: string;
}

const check = new URL('../../src/features/reports/check/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, check), 'utf8');
const rows = (name: string) =>
  read(name)
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));

const sideOf = { more: 1, little: 1, less: -1, much: -1, neither: 0 } as const;
const sideIn = (kind: string | undefined): 1 | 0 | -1 => {
  if (kind === undefined || !(kind in sideOf)) throw new RangeError(`${kind} is no kind of sentence.`);
  return sideOf[kind as keyof typeof sideOf];
};

export const writers = ['coach', 'formal', 'plain', 'pictures'] as const;

/** What one of the writers wrote, a sentence a line. */
export const sentencesOf = (writer: string): Example[] =>
  rows(`training/sentences/${writer}.tsv`).map(([key = '', kind, text = '']) => ({
    key: key === '-' ? null : key,
    side: sideIn(kind),
    weight: 1,
    text,
    writer,
  }));

/** Each sentence of a draft about one behaviour is taken to fit its side, which most of them do. */
const sentencesIn = (file: string, weight: number): Example[] =>
  draftsIn(`training/${file}.md`).flatMap(({ sides, text }) => {
    const [only, other] = sides;
    if (only === undefined || other !== undefined) return [];
    const [key, kind] = only;
    const side = sideIn(kind);
    return text
      .split(/(?<=[.!?]["”’)]*)\s+|\n+/)
      .filter((sentence) => /\p{L}/u.test(sentence))
      .map((sentence) => ({ key, side, weight, text: sentence, writer: file }));
  });

/** Everything that the reader learns from, beside what the four writers wrote. */
export const otherExamples = (behaviours: Readonly<Record<string, BehaviourText>>): Example[] => [
  ...sentencesIn('drafts', 0.7),
  ...['coaching', 'reports', 'letters', 'figurative'].flatMap((file) => sentencesIn(file, 0.5)),
  ...rows('training/acts.tsv').flatMap(([key = '', kind, phrases = '']) =>
    phrases.split('; ').map((text) => ({ key, side: sideIn(kind), weight: 1, text, writer: 'acts' })),
  ),
  // Each stands for many: it can be said of any behaviour.
  ...Array.from({ length: 6 }, () => rows('training/directions.tsv'))
    .flat()
    .map(([kind, text = '']) => ({
      key: null,
      side: sideIn(kind),
      weight: 0.5,
      text,
      writer: 'directions',
    })),
  ...Object.entries(behaviours).flatMap(([key, { raise, lower, tooLittle, tooMuch }]) =>
    (
      [
        [raise, 1],
        [lower, -1],
        [tooLittle, 1],
        [tooMuch, -1],
      ] as const
    ).map(([text, side]) => ({
      key,
      side,
      weight: 1,
      text,
      writer: 'product',
    })),
  ),
];
