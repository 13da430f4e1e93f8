import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadQuestionnaire } from '../questionnaire/load-questionnaire.ts';
import type { Question } from '../questionnaire/types.ts';
import { optionOrder, screenPosition } from './option-order.ts';
import { FAR_APART, questionOrder } from './question-order.ts';

const { design, questions } = loadQuestionnaire();

describe('the order of the questions', () => {
  it('holds every question once and is the same every time', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        const order = questionOrder(design, id);
        expect([...order].sort()).toEqual(design.questions.map(({ key }) => key).sort());
        expect(questionOrder(design, id)).toEqual(order);
      }),
      { numRuns: 30 },
    );
  });

  it('keeps every mirror far from its construct', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        const order = questionOrder(design, id);
        for (const { key, mirrorOf } of design.questions) {
          if (mirrorOf === null) continue;
          expect(Math.abs(order.indexOf(key) - order.indexOf(mirrorOf))).toBeGreaterThanOrEqual(FAR_APART);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('never shows more than two of a kind in a row', () => {
    const kinds = questionOrder(design, 'some response').map(
      (key) => questions.get(key)?.kind === 'tendency',
    );
    for (let i = 3; i < kinds.length; i++) expect(new Set(kinds.slice(i - 3, i + 1)).size).toBe(2);
  });

  it('differs between respondents', () => {
    expect(questionOrder(design, 'one')).not.toEqual(questionOrder(design, 'other'));
  });
});

describe('the order of the options', () => {
  const [tendency, construct] = ['tendency', 'construct'].map(
    (kind) => design.questions.find((question) => question.kind === kind) as Question,
  ) as [Question, Question];

  it('puts every option of a tendency question in every place about equally often', () => {
    const places = new Int32Array(4);
    for (let i = 0; i < 4000; i++) {
      const place = screenPosition(tendency, 'a', `response ${i}`);
      places[place] = (places[place] as number) + 1;
    }
    for (const count of places) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });

  it('leaves the steps of a construct in order', () => {
    expect(optionOrder(construct, 'any')).toEqual(['a', 'b', 'c', 'd']);
  });
});
