import { expect, it } from 'vitest';
import { sayAnswer } from './say-answer.ts';

const trend = { sentence: 'No clear change since the plan started.' };

it('answers with what has changed where nothing but the figures over time can', () => {
  const below = { trend_tells: true, sentence: '“Before and after” below shows what has changed.' };
  expect(sayAnswer(below, trend)).toBe(trend.sentence);
  expect(sayAnswer(below, null)).toBe(below.sentence);
});

it('answers with what the lots or the lack of figures say, whatever moved meanwhile', () => {
  const waiting = { trend_tells: false, sentence: 'Too early to say.' };
  expect(sayAnswer(waiting, trend)).toBe(waiting.sentence);
});
