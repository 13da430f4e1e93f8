import { expect, it } from 'vitest';
import { lineOf } from './line-question.ts';

const withTexts = (...texts: string[]) => ({ options: texts.map((text, i) => ({ key: String(i), text })) });

it('reads the two ends of a construct', () => {
  const question = withTexts(
    'Clearly: is easy',
    'More like: is easy',
    'More like: is hard',
    'Clearly: is hard',
  );
  expect(lineOf(question)).toEqual({ left: 'is easy', right: 'is hard' });
});

it('leaves any other question alone', () => {
  expect(lineOf(withTexts('plan it', 'wait: see', 'ask', 'listen'))).toBeNull();
  expect(lineOf(withTexts('Clearly: a', 'Clearly: b'))).toBeNull();
});
