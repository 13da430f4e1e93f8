import { expect, it } from 'vitest';
import {
  claimsNothing,
  comparisonSentences,
  isWhole,
  secondReadingSentences,
  toRead,
} from './comparison-sentences.ts';

const whole = { compared: 3, by_judge: 2, by_mark: 0, not_compared: [], marked: [], silent: [] };
const second = {
  ...{ host: 'models.example', model: 'm', is_read: true, is_offered: true },
  ...{ problem: null, unread: 0 },
};

it('says how much was compared, and by what', () => {
  expect(isWhole(whole)).toBe(true);
  expect(comparisonSentences({ ...whole, by_judge: 0, by_mark: 2 }, second, '')).toEqual([
    'The check compared 3 statements with the results.',
    '2 sentences are the built-in writer’s own, made from the results.',
  ]);
  const vouched = { ...whole, by_mark: 1, marked: [{ from: 20, to: 30 }] };
  expect(isWhole(vouched)).toBe(false);
  expect(comparisonSentences(vouched, second, '')).toEqual([
    'The check compared 3 statements with the results.',
    'It could not interpret 2 sentences without help, so it relied on models.example, which does not know the results.',
    'One sentence couldn’t be checked, so please read it yourself.',
  ]);
});

it('knows a text that claims nothing', () => {
  const nothing = { ...whole, compared: 0, by_judge: 0, silent: ['Planning'] };
  expect(claimsNothing(nothing)).toBe(true);
  expect(claimsNothing({ ...nothing, marked: [{ from: 20, to: 30 }] })).toBe(false);
  expect(claimsNothing(whole)).toBe(false);
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
  expect(comparisonSentences(partly, second, 'Your Patience and your planning')).toEqual([
    'The check compared 3 statements with the results.',
    'One sentence couldn’t be checked, so please read it yourself.',
    'What it says about Planning and Patience couldn’t be checked.',
  ]);
  expect(comparisonSentences(partly, second, 'Nothing of either').join(' ')).not.toMatch(/Planning|Patience/);
  const both = { ...partly, by_mark: 1, marked: [{ from: 4, to: 8 }], not_compared: [{ from: 9, to: 12 }] };
  expect(toRead(both).map(({ from }) => from)).toEqual([4, 9]);
});

it('says so where there is nothing to compare with', () => {
  expect(comparisonSentences(null, null, '')[0]).toMatch(/^This report isn’t based on questionnaire results/);
});

it('says what became of the second reading, and nothing where all is as it should be', () => {
  expect(secondReadingSentences(second)).toEqual([]);
  expect(secondReadingSentences({ ...second, unread: 1 })).toEqual([
    '1 sentence was not read a second time.',
  ]);
  const problem = 'models.example stopped answering.';
  const failed = { ...second, is_read: false, problem, unread: 9 };
  expect(secondReadingSentences(failed)).toEqual(['It was not read a second time.', problem]);
  expect(secondReadingSentences({ ...failed, problem: null })).toEqual(['Nobody has read it a second time.']);
});
