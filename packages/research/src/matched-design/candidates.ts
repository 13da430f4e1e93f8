import { readingGrade } from '@fourfold/measurement/questionnaire/reading.ts';
import { NONE } from '../design-search/layout.ts';
import type { Reading } from '../items/deal-sheet.ts';
import type { BehaviourGuess } from '../items/reader-questions.ts';
import { readItemFile } from '../items/reading-files.ts';

/** An act that readers understood, with what it shows and how good it sounds. */
export interface Candidate {
  readonly id: string;
  readonly text: string;
  readonly primary: number;
  readonly secondary: number;
  readonly sign: number;
  /** Readers' mean ratings from 1 to 7: for a colleague, and in an application. */
  readonly sounds: readonly [colleague: number, application: number];
  /** How many readers stop at it when they read it aloud. */
  readonly stops: number;
}

/** What readers made of an act. */
interface JudgedAct extends Omit<Candidate, 'id' | 'text'> {
  /** The share of readers who have its own behaviour among their guesses. */
  readonly named: number;
}

type Readings<Answer> = readonly Readonly<Record<string, Reading<Answer>>>[];

export interface PoolReadings {
  readonly colleague: Readings<number>;
  readonly application: Readings<number>;
  readonly behaviour: Readings<BehaviourGuess>;
  /** Why readers stop at an act, or nothing. */
  readonly aloud: Readings<string>;
  /** Why an editor strikes an act, or nothing. */
  readonly edited: Readings<string>;
}

/** The share of readers who have to see the primary behaviour among their three guesses. */
const recognised = 0.85;
/** The share who have to see the second side, for the key to count it. */
const secondSide = 2 / 3;
/** How good an act has to sound, in either context: one that sounds bad is none that a decent colleague shows. */
const leastGood = 2;
/** How many readers may stop at an act that is taken. */
const mayStop = 1;
/** The highest grade of Flesch and Kincaid's at which an act reads, in its plainest sentence. */
const hardest = 6;

/** Says what is not done, or what is done beside it or before it: as a rule two things in one act. */
const twoThings = /\b(?:without|while|and|or|but|even|instead|rather|before \w+ing)\b/;

/** What reading aloud found of acts: those that name one thing all the same, and those that are hard to picture. */
interface ReadAloud {
  readonly oneAct: readonly string[];
  /** Struck by an editor, and plain enough all the same. */
  readonly kept: readonly string[];
  readonly leftOut: Readonly<Record<string, string>>;
}
const readAloud: ReadAloud = readItemFile('tendency/read-aloud.json');

export const isOneAct = (text: string): boolean =>
  (!twoThings.test(text) || readAloud.oneAct.includes(text)) && !(text in readAloud.leftOut);

/**
 * The acts of the pool that name one thing, are easy to read, that no editor strikes, and that readers recognise without
 * stopping at them. `keys` are the behaviours, in the order of the measures.
 */
export function findCandidates(readings: PoolReadings, keys: readonly string[]): Candidate[] {
  const [first = {}] = readings.behaviour;
  return Object.entries(first).flatMap(([id, { text }]) => {
    if (!isOneAct(text) || readingGrade([`At work, I ${text}`]) > hardest) return [];
    const { named, ...act } = judgeAct(id, readings, keys);
    if (act.primary < 0 || named < recognised) return [];
    if (act.stops > mayStop || (objectionsTo(id, readings.edited) > 0 && !readAloud.kept.includes(text)))
      return [];
    return Math.min(...act.sounds) < leastGood ? [] : [{ id, text, ...act }];
  });
}

/**
 * What readers saw in an act, how good it sounds to them, and how many stop at it.
 *
 * Example: `judgeAct('planning.1', readings, keys).sounds` is `[5, 5]` where all readers say 5.
 */
export function judgeAct(id: string, readings: PoolReadings, keys: readonly string[]): JudgedAct {
  const own = id.slice(0, id.lastIndexOf('.'));
  const primary = keys.indexOf(own);
  const guesses = readings.behaviour.flatMap((reader) => reader[id]?.answer ?? []);
  return {
    primary,
    ...secondSideOf(guesses, primary, keys),
    sounds: [meanOf(readings.colleague, id), meanOf(readings.application, id)],
    stops: objectionsTo(id, readings.aloud),
    named: shareOf(guesses, ({ shows }) => shows.includes(own)),
  };
}

/** What at least two thirds of the readers see beside the primary, or see less of. */
function secondSideOf(
  guesses: readonly BehaviourGuess[],
  primary: number,
  keys: readonly string[],
): { secondary: number; sign: number } {
  const seen = keys.flatMap((key, behaviour) => {
    if (behaviour === primary) return [];
    const more = shareOf(guesses, ({ shows }) => shows.includes(key));
    const less = shareOf(guesses, (guess) => guess.less.includes(key));
    return more >= less
      ? { secondary: behaviour, sign: 1, share: more }
      : { secondary: behaviour, sign: -1, share: less };
  });
  const [clearest] = seen.toSorted((one, other) => other.share - one.share);
  if (clearest === undefined || clearest.share < secondSide) return { secondary: NONE, sign: 0 };
  return { secondary: clearest.secondary, sign: clearest.sign };
}

function shareOf<T>(list: readonly T[], holds: (one: T) => boolean): number {
  return list.filter(holds).length / list.length;
}

/** How many have said why not. */
export const objectionsTo = (id: string, readings: Readings<string>): number =>
  readings.filter((reader) => (reader[id]?.answer ?? '') !== '').length;

function meanOf(readings: Readings<number>, id: string): number {
  const ratings = readings.flatMap((reader) => reader[id]?.answer ?? []);
  return ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
}
