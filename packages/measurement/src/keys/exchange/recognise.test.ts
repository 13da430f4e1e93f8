import { describe, expect, it } from 'vitest';
import { factorise, multiplyLower } from '../../linear-algebra/index.ts';
import { loadQuestionnaire } from '../../questionnaire/load-questionnaire.ts';
import type { Choices, Model } from '../../questionnaire/model.ts';
import { createRandom, drawNormal, type Random } from '../../random.ts';
import { pickFrom } from '../../testing/pick-from.ts';
import { FEWEST_BETWEEN, FEWEST_SUMMED, ROUNDED_TO } from './sum-answers.ts';

/**
 * Whether someone who knows what a person answered can tell from sums that the person is in them: the likelihood ratio
 * that is best at it, to first order, with the shares of the whole population known (Homer et al. 2008).
 *
 *   sum over cells that the person is in of (count / people - share) / share
 *
 * Told by how often it ranks someone who is in the sums above someone who is not: 0.5 is chance.
 */
const { models } = loadQuestionnaire();
const model = models.behaviour;
const factor = Float64Array.from(model.prior.covariance);
factorise(factor, model.size);

function stand({ size }: Model, random: Random): Float64Array {
  const x = Float64Array.from({ length: size }, () => drawNormal(random));
  multiplyLower(factor, size, x);
  return x;
}

type Cells = (choices: Choices) => number[];
const single: Cells = (choices) => [...choices];
const pairs: Cells = (choices) =>
  [...choices].flatMap((one, at) =>
    [...choices.subarray(at + 1)].map((other) => one * model.optionCount + other),
  );

function count(people: readonly Choices[], cells: Cells): Float64Array {
  const counts = new Float64Array(cells === single ? model.optionCount : model.optionCount ** 2);
  for (const choices of people) {
    for (const cell of cells(choices)) counts[cell] = (counts[cell] as number) + 1;
  }
  return counts;
}

const POPULATION = 1500;
const random = createRandom('who is in the sums');
const several = (people: number): Choices[] =>
  Array.from({ length: people }, () => pickFrom(model, stand(model, random), random));
const population = several(POPULATION);
const inside = several(FEWEST_SUMMED);
const outside = several(FEWEST_SUMMED);

const rounded = (counts: Float64Array): Float64Array =>
  counts.map((value) => ROUNDED_TO * Math.round(value / ROUNDED_TO));

/** What a later file counts that an earlier one did not. */
function between(earlier: Float64Array, later: Float64Array): Float64Array {
  const before = rounded(earlier);
  return rounded(later).map((value, cell) => value - (before[cell] as number));
}

const sum = (one: Float64Array, other: Float64Array): Float64Array =>
  one.map((value, cell) => value + (other[cell] as number));

const shares = new Map([single, pairs].map((cells) => [cells, count(population, cells)]));

/** How much the sums look as if a person were in them. `known`: so many of the person's answers are known. */
function scorer(sums: Float64Array, people: number, cells: Cells, known: number): (one: Choices) => number {
  const counts = shares.get(cells) as Float64Array;
  return (choices) =>
    cells(choices.subarray(0, known)).reduce((total, cell) => {
      const share = ((counts[cell] as number) + 1) / (POPULATION + 4);
      return total + ((sums[cell] as number) - people * share) / share;
    }, 0);
}

/** How often one of the first is ranked above one of the others. */
function ranked(within: readonly number[], without: readonly number[]): number {
  let above = 0;
  for (const one of within) for (const other of without) above += one > other ? 1 : one === other ? 0.5 : 0;
  return above / (within.length * without.length);
}

function recognised(cells: Cells, known: number): number {
  const score = scorer(rounded(count(inside, cells)), FEWEST_SUMMED, cells, known);
  return ranked(inside.map(score), outside.map(score));
}

const ALL = model.questions.length;

/** What all others answered helps or hides the one who is looked for, now more and now less. */
function onAverage(once: () => number, times = 12): number {
  let total = 0;
  for (let time = 0; time < times; time += 1) total += once();
  return total / times;
}

describe('sums of the fewest people that leave', () => {
  it('hardly tell who is in them to someone who knows a third of the answers', () => {
    expect(recognised(single, 20)).toBeLessThan(0.7);
  });

  it('would tell it of pairs of answers to someone who knows them all', () => {
    expect(recognised(pairs, ALL)).toBeGreaterThan(0.9);
    expect(recognised(single, ALL)).toBeLessThan(0.8);
  });
});

describe('the difference of two files of one installation', () => {
  const added = (people: readonly Choices[], answers: number) => {
    const before = count(inside, single);
    const score = scorer(between(before, sum(before, count(people, single))), people.length, single, answers);
    return ranked(people.map(score), outside.map(score));
  };

  it('tells no more of those who came than a file does', () => {
    const more = several(FEWEST_BETWEEN);
    expect(added(more, 20)).toBeLessThan(0.7);
    expect(added(more, ALL)).toBeLessThan(0.8);
  });

  it('would tell more of a quarter of them', () => {
    expect(added(several(FEWEST_BETWEEN / 4), ALL)).toBeGreaterThan(0.8);
  });

  it('tells no more of one who was erased in between', () => {
    const erased = (answers: number) =>
      onAverage(() => {
        const before = count(several(FEWEST_SUMMED), single);
        const later = sum(before, count(several(FEWEST_BETWEEN), single));
        const score = (earlier: Float64Array) =>
          scorer(between(earlier, later), FEWEST_BETWEEN, single, answers);
        const gone = inside.map((one) => score(sum(before, count([one], single)))(one));
        return ranked(outside.map(score(before)), gone);
      });
    expect(erased(20)).toBeLessThan(0.7);
    expect(erased(ALL)).toBeLessThan(0.8);
  });

  it('tells no more of one who came while everyone else answered again', () => {
    const came = (answers: number) =>
      onAverage(() => {
        const staff = Array.from({ length: FEWEST_BETWEEN }, () => stand(model, random));
        const asked = () =>
          count(
            staff.map((one) => pickFrom(model, one, random)),
            single,
          );
        const [before, after] = [asked(), asked()];
        const score = (later: Float64Array) => scorer(between(before, later), 0, single, answers);
        const within = inside.map((one) => score(sum(after, count([one], single)))(one));
        return ranked(within, outside.map(score(after)));
      });
    expect(came(20)).toBeLessThan(0.7);
    expect(came(ALL)).toBeLessThan(0.8);
  });
});
