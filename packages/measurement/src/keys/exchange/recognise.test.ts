import { describe, expect, it } from 'vitest';
import { factorise, multiplyLower } from '../../linear-algebra/index.ts';
import { loadQuestionnaire } from '../../questionnaire/load-questionnaire.ts';
import type { Choices, Model } from '../../questionnaire/model.ts';
import { createRandom, drawNormal, type Random } from '../../random.ts';
import { pickFrom } from '../../testing/pick-from.ts';
import { FEWEST_SUMMED, ROUNDED_TO } from './sum-answers.ts';

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

function answers({ size }: Model, random: Random): Choices {
  const x = Float64Array.from({ length: size }, () => drawNormal(random));
  multiplyLower(factor, size, x);
  return pickFrom(model, x, random);
}

type Cells = (choices: Choices) => number[];
const single: Cells = (choices) => [...choices];
const pairs: Cells = (choices) =>
  [...choices].flatMap((one, at) =>
    [...choices.subarray(at + 1)].map((other) => one * model.optionCount + other),
  );

function count(people: readonly Choices[], cells: Cells): Float64Array {
  const counts = new Float64Array(model.optionCount ** 2);
  for (const choices of people) {
    for (const cell of cells(choices)) counts[cell] = (counts[cell] as number) + 1;
  }
  return counts;
}

const POPULATION = 1500;
const random = createRandom('who is in the sums');
const population = Array.from({ length: POPULATION }, () => answers(model, random));
const inside = Array.from({ length: FEWEST_SUMMED }, () => answers(model, random));
const outside = Array.from({ length: FEWEST_SUMMED }, () => answers(model, random));

/** `known`: so many of a person's answers are known to the one who asks. */
function recognised(cells: Cells, known: number): number {
  const shares = count(population, cells);
  const sums = count(inside, cells).map((value) => ROUNDED_TO * Math.round(value / ROUNDED_TO));
  const score = (choices: Choices) =>
    cells(choices.subarray(0, known)).reduce((sum, cell) => {
      const share = ((shares[cell] as number) + 1) / (POPULATION + 4);
      return sum + ((sums[cell] as number) / FEWEST_SUMMED - share) / share;
    }, 0);
  const [within, without] = [inside.map(score), outside.map(score)];
  let above = 0;
  for (const one of within) for (const other of without) above += one > other ? 1 : one === other ? 0.5 : 0;
  return above / (within.length * without.length);
}

describe('sums of the fewest people that leave', () => {
  it('hardly tell who is in them to someone who knows a third of the answers', () => {
    expect(recognised(single, 20)).toBeLessThan(0.7);
  });

  it('would tell it of pairs of answers to someone who knows them all', () => {
    expect(recognised(pairs, model.questions.length)).toBeGreaterThan(0.9);
    expect(recognised(single, model.questions.length)).toBeLessThan(0.8);
  });
});
