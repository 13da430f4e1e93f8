import measures from '@fourfold/measurement/data/measures.json' with { type: 'json' };
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
/** Wordings by line (`c01`, `m01`, as in the measurement's key): a stem and its two ends, the favourable one named so. */
type ConstructPool = Readonly<Record<string, readonly ConstructLine[]>>;
interface ConstructLine {
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
const someOf =
  (known: ReadonlySet<string>) =>
  (list: unknown): list is string[] =>
    Array.isArray(list) && list.every((key) => known.has(key));
const behaviours = someOf(
  new Set(measures.competencies.flatMap((group) => group.behaviours.map(({ key }) => key))),
);
const perceptions = someOf(
  new Set(measures.domains.flatMap((group) => group.perceptions.map(({ key }) => key))),
);
const guess = (answer: unknown): answer is BehaviourGuess => {
  const { shows, less } = (answer ?? {}) as Partial<BehaviourGuess>;
  return behaviours(shows) && shows.length > 0 && shows.length <= 3 && behaviours(less);
};
/** Why a reader stops at a text, or nothing. */
const told = (answer: unknown): answer is string => typeof answer === 'string';
/** The perceptions that an end is about, best guess first. */
const about = (answer: unknown): answer is string[] =>
  perceptions(answer) && answer.length > 0 && answer.length <= 3;

const acts = (pool: unknown): ItemText[] =>
  Object.entries(pool as TendencyPool).flatMap(([behaviour, texts]) =>
    texts.map((text, at) => ({ id: `${behaviour}.${at + 1}`, text })),
  );
const ends = (pool: unknown): ItemText[] =>
  Object.entries(pool as ConstructPool).flatMap(([key, lines]) =>
    lines.flatMap(({ stem, favourable, other }, at) => [
      { id: `${key}.${at + 1}.favourable`, text: `${stem} … ${favourable}` },
      { id: `${key}.${at + 1}.other`, text: `${stem} … ${other}` },
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
    name: 'aloud',
    pool: 'tendency',
    asked:
      'A questionnaire shows four acts under “At work, I …”, and you take the one that is most like you. Which acts would make you stop: you would read them again, can’t picture them in your work, or feel accused? Say why; leave the others empty.',
    texts: acts,
    accepts: told,
  },
  {
    name: 'edited',
    pool: 'tendency',
    asked:
      'Read each act in the sentence “At work, I …”, as if a person at the next table said it. Which acts would nobody say that way, or puzzle as a habit? Say why; leave the others empty.',
    texts: acts,
    accepts: told,
  },
  {
    name: 'discomfort',
    pool: 'construct',
    asked:
      'You answer a survey at work that is not anonymous: your manager can read your answers. How uncomfortable would it be to choose each of these? 1 (not at all) to 7 (very).',
    texts: ends,
    accepts: rating,
  },
  {
    name: 'favour',
    pool: 'construct',
    asked:
      'Someone describes their work. How good is each for the people who work there? 1 (bad) to 7 (very good).',
    texts: ends,
    accepts: rating,
  },
  {
    name: 'perception',
    pool: 'construct',
    asked:
      'Which of the 84 perceptions is each statement about, whether it finds much or little of it? Up to three guesses, best first.',
    texts: ends,
    accepts: about,
  },
];
