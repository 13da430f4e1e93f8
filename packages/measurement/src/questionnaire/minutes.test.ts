import { expect, it } from 'vitest';
import { minutesFor, SECONDS_A_CHOICE, WORDS_A_MINUTE } from './minutes.ts';
import type { Design, QuestionKind } from './types.ts';

/** As many questions as are chosen in a minute, whose words together are read in another. */
const count = 60 / SECONDS_A_CHOICE;
const designOf = (kind: QuestionKind): Design => ({
  version: 'test',
  measures: [],
  questions: Array.from({ length: count }, (_, id) => ({
    ...{ id, key: `q${id}`, kind, options: [], mirrorOf: null },
  })),
});
const textsOf = (options: readonly string[]) => {
  const words = (WORDS_A_MINUTE - count * 4) / count;
  const text = Array(Math.round(words)).fill('word').join(' ');
  return new Map(
    Array.from({ length: count }, (_, id) => [
      `q${id}`,
      { id, key: `q${id}`, text, options: options.map((one, key) => ({ key: String(key), text: one })) },
    ]),
  );
};

it('takes a minute to read so many words and another to choose so often', () => {
  expect(minutesFor(designOf('tendency'), textsOf(['a', 'b', 'c', 'd']))).toBe(2);
});

it('counts the two ends of a line once, without the words of its steps', () => {
  const steps = ['Clearly: good here', 'More like: good here', 'More like: bad here', 'Clearly: bad here'];
  expect(minutesFor(designOf('construct'), textsOf(steps))).toBe(2);
  expect(minutesFor(designOf('tendency'), textsOf(steps))).toBeGreaterThan(2);
});

it('takes less for fewer questions', () => {
  const [design, texts] = [designOf('tendency'), textsOf(['a', 'b', 'c', 'd'])];
  expect(minutesFor(design, texts, [0, 1])).toBe(1);
});
