import { expect, it } from 'vitest';
import { comparisonSentences, isWhole, notComparedTitle } from './comparison-sentences.ts';

const whole = { compared: 3, by_mark: 1, not_compared: [], silent: [] };

it('says how much was compared, and by what', () => {
  expect(isWhole(whole)).toBe(true);
  expect(comparisonSentences(whole)).toEqual([
    'It compared 3 statements with the results.',
    'It went by the writer’s own mark for 1 sentence that it could not read.',
  ]);
});

it('says what was not, and is not whole then', () => {
  const partly = {
    ...whole,
    by_mark: 0,
    not_compared: [{ from: 0, to: 9 }],
    silent: ['Planning', 'Patience'],
  };
  expect(isWhole(partly)).toBe(false);
  expect(isWhole({ ...whole, compared: 0, by_mark: 0 })).toBe(false);
  expect(comparisonSentences(partly).at(-1)).toBe('Nothing about Planning and Patience could be compared.');
  expect(notComparedTitle(partly)).toBe('One sentence could not be compared. Please read it yourself.');
});

it('says so where there is nothing to compare with', () => {
  expect(comparisonSentences(null)[0]).toMatch(/^No questionnaire results stand behind this report/);
});
