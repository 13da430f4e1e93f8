import { describe, expect, it } from 'vitest';
import { readLinks } from '../../dynamics/expected-links.ts';
import { loadLinks } from '../../dynamics/load-links.ts';
import { invert, multiplyVector } from '../../linear-algebra/index.ts';
import { loadQuestionnaire } from '../../questionnaire/load-questionnaire.ts';
import { createRandom } from '../../random.ts';
import { choose } from '../../simulation/choose.ts';
import { drawStanding, type Standing } from '../../simulation/draw-people.ts';
import { createTruth } from '../../simulation/truth.ts';
import { createWorld } from '../../simulation/world.ts';
import { FEWEST_BETWEEN, FEWEST_SUMMED, ROUNDED_TO } from './sum-answers.ts';

/**
 * Whether someone who knows what a person answered can tell from sums that the person is in them: the likelihood ratio, to
 * first order, with what the whole population answers known (Homer et al. 2008).
 *
 *   each answer for itself:  sum over cells that the person is in of (count / people - share) / share
 *   all answers together:    (person - shares)' C^-1 (counts / people - shares), C the covariance of one person's answers
 *
 * The second is better where people differ, the first where the same people answer twice. Told by how often the better of
 * both ranks someone who is in the sums above someone who is not: 0.5 is chance.
 */
const questionnaire = loadQuestionnaire();
const { behaviour, perception } = questionnaire.models;
const QUESTIONS = behaviour.questions.length + perception.questions.length;
const OPTIONS = behaviour.optionCount + perception.optionCount;
const truth = createTruth(createWorld(questionnaire), readLinks(questionnaire, loadLinks()));

/** The cells of the sums that a person is in: of all questions of a file, behaviours first. */
type Sheet = readonly number[];

const random = createRandom('who is in the sums');
const someone = (): Standing => drawStanding(truth, 1, random);
function ask(standing: Standing): Sheet {
  const picks = choose(truth.world, standing, random);
  return [...picks.behaviour, ...Array.from(picks.perception, (option) => behaviour.optionCount + option)];
}
const several = (people: number): Sheet[] => Array.from({ length: people }, () => ask(someone()));

const POPULATION = 6000;
const population = several(POPULATION);

/** Which cells of a sheet are counted. */
interface Cells {
  readonly size: number;
  readonly of: (sheet: Sheet) => Sheet;
}
const single: Cells = { size: OPTIONS, of: (sheet) => sheet };
const pairs: Cells = {
  size: OPTIONS ** 2,
  of: (sheet) => sheet.flatMap((one, at) => sheet.slice(at + 1).map((other) => one * OPTIONS + other)),
};

function count(people: readonly Sheet[], cells = single): Float64Array {
  const counts = new Float64Array(cells.size);
  for (const sheet of people) for (const cell of cells.of(sheet)) counts[cell] = (counts[cell] as number) + 1;
  return counts;
}

const rounded = (counts: Float64Array): Float64Array =>
  counts.map((value) => ROUNDED_TO * Math.round(value / ROUNDED_TO));

/** What a later file counts that an earlier one did not. */
function between(earlier: Float64Array, later: Float64Array): Float64Array {
  const before = rounded(earlier);
  return rounded(later).map((value, cell) => value - (before[cell] as number));
}

const sum = (one: Float64Array, other: Float64Array): Float64Array =>
  one.map((value, cell) => value + (other[cell] as number));

const sharesOf = (cells: Cells) => count(population, cells).map((value) => (value + 1) / (POPULATION + 4));
const shares = sharesOf(single);

/** What is looked for in sums: some cells, each with how much it tells. */
type Trace = readonly (readonly [cell: number, weight: number])[];
type Reader = (sheet: Sheet) => Trace;

/** Which answers of a sheet are known, as places from and to. */
type Known = readonly [from: number, to: number];
const everything: Known = [0, QUESTIONS];

const eachForItself =
  (known: Known, cells = single, share = shares): Reader =>
  (sheet) =>
    cells.of(sheet.slice(...known)).map((cell) => [cell, 1 / (share[cell] as number)]);

const PER_QUESTION = OPTIONS / QUESTIONS;
/** Without the last option of each question, which says nothing that the others do not. */
const cellsOf = ([from, to]: Known): number[] =>
  Array.from({ length: PER_QUESTION * (to - from) }, (_, at) => PER_QUESTION * from + at).filter(
    (cell) => (cell + 1) % PER_QUESTION !== 0,
  );

function allTogether(known: Known): Reader {
  const cells = cellsOf(known);
  const { length } = cells;
  const inverse = invert(covarianceOf(cells), length);
  const placeOf = new Map(cells.map((cell, at) => [cell, at]));
  const ofShares = multiplyVector(
    inverse,
    Float64Array.from(cells, (cell) => shares[cell] as number),
    length,
  );
  return (sheet) => {
    const weights = ofShares.map((value) => -value);
    for (const cell of sheet) {
      const row = placeOf.get(cell);
      if (row === undefined) continue;
      for (let at = 0; at < length; at += 1)
        weights[at] = (weights[at] as number) + (inverse[row * length + at] as number);
    }
    return cells.map((cell, at) => [cell, weights[at] as number]);
  };
}

function covarianceOf(cells: readonly number[]): Float64Array {
  const size = cells.length;
  const share = (at: number) => shares[cells[at] as number] as number;
  const covariance = Float64Array.from(
    { length: size * size },
    (_, at) => -share(Math.floor(at / size)) * share(at % size),
  );
  const placeOf = new Map(cells.map((cell, at) => [cell, at]));
  for (const sheet of population) {
    const places = sheet.flatMap((cell) => placeOf.get(cell) ?? []);
    for (const one of places)
      for (const other of places)
        covariance[one * size + other] = (covariance[one * size + other] as number) + 1 / POPULATION;
  }
  return covariance;
}

/** How much the sums look as if a person were in them. */
const score = (trace: Trace, sums: Float64Array, people: number, share = shares): number =>
  trace.reduce(
    (total, [cell, weight]) => total + weight * ((sums[cell] as number) - people * (share[cell] as number)),
    0,
  );

/** How often one of the first is ranked above one of the others. */
function ranked(within: readonly number[], without: readonly number[]): number {
  let above = 0;
  for (const one of within) for (const other of without) above += one > other ? 1 : one === other ? 0.5 : 0;
  return above / (within.length * without.length);
}

/** People who are looked for, each in sums over so many people that hold them, or that do not. */
interface Search {
  readonly people: number;
  readonly within: readonly Sought[];
  readonly without: readonly Sought[];
}
interface Sought {
  readonly sheet: Sheet;
  readonly sums: Float64Array;
}

function found(read: Reader, { people, within, without }: Search, share = shares): number {
  const scored = ({ sheet, sums }: Sought) => score(read(sheet), sums, people, share);
  return ranked(within.map(scored), without.map(scored));
}

const readersOf = (known: readonly Known[]): Reader[] =>
  known.flatMap((one) => [eachForItself(one), allTogether(one)]);
const twentyAnswers = readersOf([
  [0, 20],
  [behaviour.questions.length, behaviour.questions.length + 20],
]);
const wholeSheet = readersOf([everything]);

/** What all others answered helps or hides people, so that one search says little. */
const often = (search: () => Search): Search[] => Array.from({ length: 30 }, search);

/** In the way that finds the most. */
function foundAtBest(readers: readonly Reader[], searches: readonly Search[]): number {
  const shareFound = (read: Reader) =>
    searches.reduce((total, search) => total + found(read, search), 0) / searches.length;
  return Math.max(...readers.map(shareFound));
}

const LOOKED_FOR = 50;
const inTheSame = (sums: Float64Array, people: readonly Sheet[]): Search => ({
  people: people.length,
  within: people.slice(0, LOOKED_FOR).map((sheet) => ({ sheet, sums })),
  without: several(LOOKED_FOR).map((sheet) => ({ sheet, sums })),
});

describe('sums of the fewest people that leave', () => {
  const searches = often(() => {
    const people = several(FEWEST_SUMMED);
    return inTheSame(rounded(count(people)), people);
  });

  it('hardly tell who is in them to someone who knows 20 answers', () => {
    expect(foundAtBest(twentyAnswers, searches)).toBeLessThan(0.7);
  });

  it('often tell it to someone who knows all answers, of behaviours and perceptions', () => {
    const share = foundAtBest(wholeSheet, searches);
    expect(share).toBeGreaterThan(0.8);
    expect(share).toBeLessThan(0.9);
  });

  it('would tell it more often of pairs of answers', () => {
    const people = several(FEWEST_SUMMED);
    const share = sharesOf(pairs);
    const search = inTheSame(rounded(count(people, pairs)), people);
    expect(found(eachForItself(everything, pairs, share), search, share)).toBeGreaterThan(0.9);
  });
});

describe('the difference of two files of one installation', () => {
  const added = (people: number) => () => {
    const before = count(several(FEWEST_SUMMED));
    const more = several(people);
    return inTheSame(between(before, sum(before, count(more))), more);
  };

  it('tells of those who came within the limits of a file', () => {
    const searches = often(added(FEWEST_BETWEEN));
    expect(foundAtBest(twentyAnswers, searches)).toBeLessThan(0.7);
    expect(foundAtBest(wholeSheet, searches)).toBeLessThan(0.9);
  });

  it('would tell more of a quarter of them', () => {
    expect(foundAtBest(wholeSheet, often(added(FEWEST_BETWEEN / 4)))).toBeGreaterThan(0.9);
  });

  it('tells of one who was erased within the limits of a file, though it has one person less', () => {
    const searches = often(() => {
      const before = count(several(FEWEST_SUMMED));
      const later = sum(before, count(several(FEWEST_BETWEEN)));
      // Who is gone is missing in the sums: those who stayed look more as if they were in them.
      const gone = several(LOOKED_FOR).map((sheet) => ({
        sheet,
        sums: between(sum(before, count([sheet])), later),
      }));
      const sums = between(before, later);
      const stayed = several(LOOKED_FOR).map((sheet) => ({ sheet, sums }));
      return { people: FEWEST_BETWEEN, within: stayed, without: gone };
    });
    expect(foundAtBest(twentyAnswers, searches)).toBeLessThan(0.7);
    expect(foundAtBest(wholeSheet, searches)).toBeLessThan(0.9);
  });

  it('tells of one who came while all others answered again within the limits of a file', () => {
    const searches = often(() => {
      const staff = Array.from({ length: FEWEST_BETWEEN }, someone);
      const [before, after] = [count(staff.map(ask)), count(staff.map(ask))];
      const within = several(LOOKED_FOR).map((sheet) => ({
        sheet,
        sums: between(before, sum(after, count([sheet]))),
      }));
      const sums = between(before, after);
      const without = several(LOOKED_FOR).map((sheet) => ({ sheet, sums }));
      return { people: 0, within, without };
    });
    expect(foundAtBest(twentyAnswers, searches)).toBeLessThan(0.7);
    expect(foundAtBest(wholeSheet, searches)).toBeLessThan(0.9);
  });
});
