import { describe, expect, it } from 'vitest';
import { randomDesignFiles } from '../testing/random-design-files.ts';
import { toyQuestionnaire } from '../testing/toy-questionnaire.ts';
import { buildDesign } from './build-design.ts';
import { buildTexts } from './build-texts.ts';
import { compileModel } from './compile-model.ts';
import { loadTexts } from './load-texts.ts';
import { NOT_ANSWERED } from './model.ts';
import { createQuestionnaire } from './questionnaire.ts';
import { readAnswers } from './read-answers.ts';

const files = randomDesignFiles(1);
const design = buildDesign(files);

describe('a design from its files', () => {
  it('gives a tendency option 1 on its primary and half of that, signed, on its secondary', () => {
    const option = files.tendency.tendency[4]?.options[2];
    expect(design.questions[4]?.options[2]?.loadings).toEqual([
      { measure: option?.primary, weight: 1 },
      { measure: option?.secondary?.measure, weight: 0.5 * (option?.secondary?.sign ?? 0) },
    ]);
  });

  it('loads the steps of a construct towards its favourable pole', () => {
    const weights = (key: string) =>
      design.questions
        .find((question) => question.key === key)
        ?.options.map(({ loadings }) => loadings[0]?.weight);
    for (const { key, favourable } of files.constructs.constructs) {
      expect(weights(key)).toEqual(favourable === 'last' ? [-1.5, -0.5, 0.5, 1.5] : [1.5, 0.5, -0.5, -1.5]);
    }
    const mirror = files.constructs.mirrors[0];
    expect(weights(mirror?.key ?? '')).toEqual(weights(mirror?.of ?? '')?.toReversed());
  });

  it('refuses a mirror of nothing and a pole that is neither first nor last', () => {
    const broken = (constructs: object) =>
      buildDesign({ ...files, constructs: { ...files.constructs, ...constructs } });
    const mirror = { id: 1, key: 'm', of: 'nothing', favourable: 'first' };
    const pole = { id: 1, key: 'c', perception: 'trust', secondary: null, favourable: 'left' };
    expect(() => broken({ mirrors: [mirror] })).toThrow(expect.objectContaining({ code: 'invalid_design' }));
    expect(() => broken({ constructs: [pole], mirrors: [] })).toThrow(
      expect.objectContaining({ code: 'invalid_design' }),
    );
  });
});

describe('a compiled model', () => {
  it('has 84 measures in 14 groups and leaves mirrors out', () => {
    for (const [kind, questions] of [
      ['behaviour', 64],
      ['perception', 84],
    ] as const) {
      const model = compileModel(design, kind);
      expect([model.size, model.groups.length, model.questions.length]).toEqual([84, 14, questions]);
      expect(model.optionCount).toBe(4 * questions);
      expect(model.groups.every(({ members }) => members.length === 6)).toBe(true);
    }
  });

  it('has the discrimination in its weights', () => {
    const question = compileModel(toyQuestionnaire().design, 'behaviour').questions[0];
    expect([...(question?.touched ?? [])]).toEqual([0, 1, 2]);
    expect([...(question?.weights ?? [])]).toEqual([1.5, 0, 0, -0.75, 1.5, 0, 0, 0, 1.5, 0.75, 0, 0]);
  });

  it('believes what the design page says before any answer', () => {
    const { covariance, precision } = compileModel(design, 'behaviour').prior;
    expect([covariance[0], covariance[1], covariance[6]]).toEqual([1, 0.4, 0.15]);
    expect(compileModel(design, 'perception').prior.covariance[6]).toBe(0.25);
    // Compound symmetry: the precision of a contrast inside a group is 1 / (1 - 0.4).
    expect((precision[0] as number) - (precision[1] as number)).toBeCloseTo(1 / 0.6, 10);
  });

  it('refuses a loading on a measure that it does not have', () => {
    const foreign = { ...design, measures: design.measures.slice(1) };
    expect(() => compileModel(foreign, 'behaviour')).toThrow(
      expect.objectContaining({ code: 'unknown_measure' }),
    );
  });
});

describe('reading answers', () => {
  const questionnaire = createQuestionnaire(design);
  const read = (...answers: [string, string][]) =>
    readAnswers(
      questionnaire,
      answers.map(([questionKey, optionKey]) => ({ questionKey, optionKey })),
    );

  it('turns keys into option indexes and leaves the rest unanswered', () => {
    const { behaviour, perception } = read(['t02', 'c'], ['c01', 'd'], ['m1', 'a']);
    expect(behaviour[1]).toBe(6);
    expect(perception[0]).toBe(3);
    expect(behaviour.filter((choice) => choice !== NOT_ANSWERED).length).toBe(1);
    expect(perception.filter((choice) => choice !== NOT_ANSWERED).length).toBe(1);
  });

  it('takes an empty response for one that says nothing', () => {
    expect(read().behaviour.every((choice) => choice === NOT_ANSWERED)).toBe(true);
  });

  it.each([
    ['unknown_question', [['t99', 'a']]],
    ['unknown_option', [['t01', 'e']]],
    [
      'duplicate_answer',
      [
        ['t01', 'a'],
        ['t01', 'b'],
      ],
    ],
  ] as const)('refuses with %s', (code, answers) => {
    expect(() => read(...answers.map(([q, o]): [string, string] => [q, o]))).toThrow(
      expect.objectContaining({ code }),
    );
  });
});

describe('texts', () => {
  it('are refused when one is missing', () => {
    const nothing = { questions: {} };
    expect(() => buildTexts(design, nothing, { steps: [], questions: {} })).toThrow(
      expect.objectContaining({ code: 'missing_text' }),
    );
  });

  it.each(['xx', '../en', 'EN', ''])('are refused in the language %j', async (language) => {
    await expect(loadTexts(design, language)).rejects.toMatchObject({ code: 'unknown_language' });
  });
});
