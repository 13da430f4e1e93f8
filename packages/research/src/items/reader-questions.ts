import type { ItemText } from './deal-sheet.ts';

/** What a reader is asked about each text of a pool, and which answers there are. */
export interface ReaderQuestion<Answer = unknown> {
  readonly name: string;
  readonly pool: 'tendency' | 'construct';
  readonly asked: string;
  /** The pool's texts as this question shows them. */
  readonly texts: (pool: unknown) => ItemText[];
  readonly accepts: (answer: unknown) => answer is Answer;
}

/** Acts by behaviour. */
type TendencyPool = Readonly<Record<string, readonly string[]>>;
/** Lines by perception: a stem and its two ends, the favourable one named so. */
export type ConstructPool = Readonly<Record<string, readonly ConstructLine[]>>;
export interface ConstructLine {
  readonly stem: string;
  readonly favourable: string;
  readonly other: string;
}

/** Which behaviour a reader sees in an act, best guess first, and which ones it shows less of. */
export interface BehaviourGuess {
  readonly shows: readonly string[];
  readonly less: readonly string[];
}

const rating = (answer: unknown): answer is number =>
  typeof answer === 'number' && Number.isInteger(answer) && answer >= 1 && answer <= 7;
const keys = (list: unknown): list is string[] =>
  Array.isArray(list) && list.every((key) => typeof key === 'string');
const guess = (answer: unknown): answer is BehaviourGuess => {
  const { shows, less } = (answer ?? {}) as Partial<BehaviourGuess>;
  return keys(shows) && shows.length > 0 && shows.length <= 3 && keys(less);
};

const acts = (pool: unknown): ItemText[] =>
  Object.entries(pool as TendencyPool).flatMap(([behaviour, texts]) =>
    texts.map((text, at) => ({ id: `${behaviour}.${at + 1}`, text })),
  );
const ends = (pool: unknown): ItemText[] =>
  Object.entries(pool as ConstructPool).flatMap(([perception, lines]) =>
    lines.flatMap(({ stem, favourable, other }, at) => [
      { id: `${perception}.${at + 1}.favourable`, text: `${stem} … ${favourable}` },
      { id: `${perception}.${at + 1}.other`, text: `${stem} … ${other}` },
    ]),
  );

export const readerQuestions: readonly ReaderQuestion[] = [
  {
    name: 'colleague',
    pool: 'tendency',
    asked:
      'Someone describes a colleague of yours: “At work, they …”. How good does each sound for a colleague? 1 (bad) to 7 (very good).',
    texts: acts,
    accepts: rating,
  },
  {
    name: 'application',
    pool: 'tendency',
    asked:
      'Someone writes in a job application: “At work, I …”. How good does each sound there? 1 (bad) to 7 (very good).',
    texts: acts,
    accepts: rating,
  },
  {
    name: 'behaviour',
    pool: 'tendency',
    asked:
      'Which of the 84 behaviours does each act show? Up to three guesses, best first, and what it clearly shows less of, if anything.',
    texts: acts,
    accepts: guess,
  },
  {
    name: 'discomfort',
    pool: 'construct',
    asked:
      'You answer a survey at work with your name, and your manager reads along. How uncomfortable would it be to choose each of these? 1 (not at all) to 7 (very).',
    texts: ends,
    accepts: rating,
  },
];
