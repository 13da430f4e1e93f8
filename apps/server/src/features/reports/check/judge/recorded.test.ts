import { expect, it } from 'vitest';
import {
  judgedDrafts,
  judgementFrom,
  recordedAnswers,
  taskMark,
  verdictOf,
} from '../../../../testing/judged-drafts.ts';

/** Answers of a language model to the product's prompts; `scripts/measure-judge.ts` says how they are got and kept. */
const { task, answers } = recordedAnswers();
const drafts = judgedDrafts();

it('the kept answers are to the words that the product asks in', () => {
  expect(task).toBe(taskMark());
  expect(drafts.filter(({ id }) => !answers.has(id))).toEqual([]);
});

it('with a language model as judge, catches the opposite advice in whatever words and little else', () => {
  const verdicts = [false, true].map((isRight) =>
    drafts.map((one) => verdictOf(one, isRight, judgementFrom(one, answers.get(one.id)))),
  );
  const [wrong, right] = verdicts.map((all) => Map.groupBy(all, (verdict) => verdict));
  const share = (found: readonly unknown[] = []) => found.length / drafts.length;
  expect(drafts.length).toBeGreaterThanOrEqual(300);
  expect(share(wrong?.get('caught'))).toBeGreaterThanOrEqual(0.99);
  expect(share(wrong?.get('passed'))).toBe(0);
  expect(share(right?.get('caught'))).toBeLessThanOrEqual(0.02);
  expect(share(right?.get('passed'))).toBeGreaterThanOrEqual(0.95);
});

it('what is lost of an answer lets no wrong draft pass', () => {
  for (const one of drafts.filter((_, at) => at % 10 === 0)) {
    const { answers: rows } = answers.get(one.id) as { answers: readonly unknown[] };
    const passed = rows.filter((lost) => {
      const judgement = judgementFrom(one, { answers: rows.filter((row) => row !== lost) });
      return verdictOf(one, false, judgement) === 'passed';
    });
    expect([one.draft.text, passed]).toEqual([one.draft.text, []]);
  }
});
