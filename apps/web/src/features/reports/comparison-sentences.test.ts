import { expect, it } from 'vitest';
import {
  comparisonSentences,
  isWhole,
  notComparedTitle,
  secondReadingSentences,
} from './comparison-sentences.ts';

const whole = { compared: 3, by_judge: 2, by_mark: 1, not_compared: [], silent: [] };
const second = {
  ...{ host: 'models.example', model: 'm', is_read: true, is_offered: true },
  ...{ problem: null, unread: 0 },
};

it('says how much was compared, and by what', () => {
  expect(isWhole(whole)).toBe(true);
  expect(comparisonSentences(whole, second)).toEqual([
    'It compared 3 statements with the results.',
    'For 2 sentences that it could not read, it went by models.example, which does not know the results.',
    'It went by the writer’s own mark for 1 sentence that it could not read.',
  ]);
});

it('says what was not, and is not whole then', () => {
  const partly = {
    ...whole,
    by_judge: 0,
    by_mark: 0,
    not_compared: [{ from: 0, to: 9 }],
    silent: ['Planning', 'Patience'],
  };
  expect(isWhole(partly)).toBe(false);
  expect(isWhole({ ...whole, compared: 0, by_judge: 0, by_mark: 0 })).toBe(false);
  expect(comparisonSentences(partly, second).at(-1)).toBe(
    'Nothing about Planning and Patience could be compared.',
  );
  expect(notComparedTitle(partly)).toBe('One sentence could not be compared. Please read it yourself.');
});

it('says so where there is nothing to compare with', () => {
  expect(comparisonSentences(null, null)[0]).toMatch(/^No questionnaire results stand behind this report/);
});

it('says what became of the second reading, and nothing where all is as it should be', () => {
  expect(secondReadingSentences(second)).toEqual([]);
  expect(secondReadingSentences({ ...second, unread: 1 })).toEqual(['1 sentence has no second reading.']);
  const problem = 'models.example stopped answering.';
  const failed = { ...second, is_read: false, problem, unread: 9 };
  expect(secondReadingSentences(failed)).toEqual(['It was not read a second time.', problem]);
  expect(secondReadingSentences({ ...failed, problem: null })).toEqual(['Nobody has read it a second time.']);
});
