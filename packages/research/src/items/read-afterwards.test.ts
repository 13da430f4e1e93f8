import { createRandom, drawNormal } from '@fourfold/measurement/random.ts';
import { describe, expect, it } from 'vitest';
import { judgeAfterwards } from './read-afterwards.ts';

const questions = 400;
const design = Array.from({ length: questions }, (_, question) => ({
  key: `t${question}`,
  stem: 'I',
  options: Array.from({ length: 4 }, (_, at) => ({
    id: `${question}.${at}`,
    text: `act ${question} ${at}`,
    primary: 'planning',
    secondary: null,
    sounds: [5, 5],
  })),
}));
const acts = design.flatMap(({ options }) => options);

/** Four readers who differ in strictness and by so much at random; `goodOf`: how good an act sounds to all of them. */
function readers(noise: number, goodOf: (id: string) => number) {
  const random = createRandom('readers');
  return [0, 1, 2, 3].map((reader) =>
    Object.fromEntries(
      acts.map(({ id, text }) => [id, { text, answer: goodOf(id) + reader + noise * drawNormal(random) }]),
    ),
  );
}

describe('readers who come afterwards', () => {
  it('find acts that sound alike no further apart than they differ among themselves', () => {
    const { apart, byChance, anyFour } = judgeAfterwards(
      design,
      readers(1, () => 4),
    );
    expect(apart / byChance).toBeCloseTo(1, 1);
    expect(anyFour / byChance).toBeCloseTo(1, 1);
  });

  it('find acts of a question nearer than any four where each question has a level of its own', () => {
    const levels = readers(0.2, (id) => Number(id.split('.')[0]) % 3);
    const { apart, byChance, anyFour } = judgeAfterwards(design, levels);
    expect(apart / byChance).toBeCloseTo(1, 1);
    expect(anyFour).toBeGreaterThan(5 * apart);
  });

  it('see the difference between the acts of a question', () => {
    const { apart } = judgeAfterwards(
      design,
      readers(0, (id) => (id.endsWith('.3') ? 1.5 : 0)),
    );
    expect(apart).toBeCloseTo(1.5, 6);
  });

  it('judge only questions that they read in the words that are asked', () => {
    const sheets = readers(1, () => 4);
    const [first] = design;
    const reworded = first && { ...first, options: first.options.map((act) => ({ ...act, text: 'else' })) };
    expect(judgeAfterwards([...(reworded ? [reworded] : []), ...design.slice(1)], sheets).questions).toBe(
      questions - 1,
    );
  });
});
