import { describe, expect, it } from 'vitest';
import { compareRaters, shareNamed } from './compare-readers.ts';
import type { Sheet } from './read-so-far.ts';

const rated = (...answers: number[]): Sheet<number> =>
  Object.fromEntries(answers.map((answer, at) => [`act.${at}`, { text: `act ${at}`, answer }]));

describe('readers of one question', () => {
  it('agree wholly where one rates everything a point lower', () => {
    const [strict, mild] = compareRaters([rated(1, 2, 3), rated(2, 3, 4)]);
    expect(strict?.mean).toBe(2);
    expect(mild?.mean).toBe(3);
    expect(strict?.agrees).toBeCloseTo(1, 12);
    expect(strict?.deviation).toBeCloseTo(Math.sqrt(2 / 3), 12);
  });

  it('disagree where their orders are opposite', () => {
    const [first] = compareRaters([rated(1, 2, 3), rated(6, 5, 4)]);
    expect(first?.agrees).toBeCloseTo(-1, 12);
  });

  it('are compared on what all of them rated', () => {
    const [first] = compareRaters([rated(1, 3, 7), rated(1, 3)]);
    expect(first?.mean).toBe(2);
  });
});

describe('a reader who guesses', () => {
  it('has a share of texts whose key was among the guesses', () => {
    const sheet = { 'a.1': { text: 'a', answer: ['a', 'b'] }, 'b.1': { text: 'b', answer: ['c'] } };
    expect(shareNamed(sheet, (guesses, id) => guesses.includes(id.slice(0, 1)))).toBe(0.5);
  });
});
