import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadQuestionnaire } from '../questionnaire/load-questionnaire.ts';
import { type Choices, type Model, NOT_ANSWERED } from '../questionnaire/model.ts';
import { createQuestionnaire } from '../questionnaire/questionnaire.ts';
import { readAnswers } from '../questionnaire/read-answers.ts';
import type { Answer, Design } from '../questionnaire/types.ts';
import { createRandom, drawInteger, shuffle } from '../random.ts';
import { everyChoice, randomChoices } from '../testing/choices.ts';
import { minimise } from '../testing/minimise.ts';
import { writtenOutPosterior } from '../testing/written-out-posterior.ts';
import { scorePerson } from './score-person.ts';
import { createWorkspace } from './workspace.ts';

const questionnaire = loadQuestionnaire();
const { design, models } = questionnaire;
const KINDS = ['behaviour', 'perception'] as const;

function randomAnswers(seed: number): Answer[] {
  const random = createRandom(seed);
  return design.questions.map(({ key, options }) => ({
    questionKey: key,
    optionKey: options[drawInteger(random, options.length)]?.key as string,
  }));
}

function expectSound(model: Model, choices: Choices): void {
  const { theta, se, covariance, steps } = scorePerson(model, choices);
  expect(steps).toBeLessThan(30);
  expect(covariance.every(Number.isFinite)).toBe(true);
  for (const [k, value] of theta.entries()) {
    expect(Math.abs(value)).toBeLessThan(8);
    // Answers never make a measure less certain than it was before them.
    expect(se[k]).toBeGreaterThan(0);
    expect(se[k]).toBeLessThanOrEqual(1 + 1e-9);
  }
}

describe('scoring a person', () => {
  it('finds the maximum that a generic optimiser finds', () => {
    for (const kind of KINDS) {
      const model = models[kind];
      const choices = randomChoices(model, createRandom(`optimum ${kind}`));
      const written = writtenOutPosterior(design, model, choices);
      const found = minimise((x) => -written(x), Array<number>(model.size).fill(0));
      for (const [k, value] of scorePerson(model, choices).theta.entries())
        expect(value).toBeCloseTo(found[k] as number, 4);
    }
  }, 60_000);

  it('is the prior for someone who answered nothing', () => {
    const model = models.behaviour;
    const estimate = scorePerson(model, new Int16Array(model.questions.length).fill(NOT_ANSWERED));
    expect(estimate.theta.every((value) => value === 0)).toBe(true);
    expect(estimate.logEvidence).toBeCloseTo(0, 9);
    for (const [at, value] of estimate.covariance.entries())
      expect(value).toBeCloseTo(model.prior.covariance[at] as number, 9);
  });

  it('does not depend on the order of the answers', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const answers = randomAnswers(seed);
        const shuffled = readAnswers(questionnaire, shuffle(answers, createRandom(seed)));
        const straight = readAnswers(questionnaire, answers);
        for (const kind of KINDS) {
          expect(scorePerson(models[kind], shuffled[kind])).toEqual(
            scorePerson(models[kind], straight[kind]),
          );
        }
      }),
      { numRuns: 10 },
    );
  });

  it('does not depend on how questions, options and measures are numbered or listed', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const relabelled = relabel(design, seed);
        const other = createQuestionnaire(relabelled.design);
        const answers = randomAnswers(seed);
        const renamed = answers.map(({ questionKey, optionKey }) => ({
          questionKey: `new ${questionKey}`,
          optionKey,
        }));
        for (const kind of KINDS) {
          const here = scorePerson(models[kind], readAnswers(questionnaire, answers)[kind]);
          const there = scorePerson(other.models[kind], readAnswers(other, renamed)[kind]);
          for (const [k, { key }] of other.models[kind].measures.entries()) {
            const at = models[kind].measures.findIndex((measure) => `new ${measure.key}` === key);
            expect(there.theta[k]).toBeCloseTo(here.theta[at] as number, 7);
            expect(there.se[k]).toBeCloseTo(here.se[at] as number, 7);
          }
        }
      }),
      { numRuns: 5 },
    );
  });

  it('stays finite and bounded for every pattern of answers, extreme and partial ones included', () => {
    for (const kind of KINDS)
      for (const place of [0, 1, 2, 3]) expectSound(models[kind], everyChoice(models[kind], place));
    fc.assert(
      fc.property(fc.integer(), fc.double({ min: 0, max: 1, noNaN: true }), (seed, share) => {
        for (const kind of KINDS) {
          const random = createRandom(seed);
          expectSound(
            models[kind],
            randomChoices(models[kind], random).map((choice) => (random() < share ? choice : NOT_ANSWERED)),
          );
        }
      }),
      { numRuns: 25 },
    );
  });

  it.each(KINDS)('stays bounded for someone who always takes what lifts one %s', (kind) => {
    const model = models[kind];
    for (const measure of [0, 17, 83]) {
      for (const direction of [1, -1]) expectSound(model, pushing(model, measure, direction));
    }
  });

  it('leaves no trace of one person in the next when the workspace is shared', () => {
    const model = models.behaviour;
    const workspace = createWorkspace(model);
    scorePerson(model, everyChoice(model, 3), workspace);
    const choices = randomChoices(model, createRandom(8));
    expect(scorePerson(model, choices, workspace)).toEqual(scorePerson(model, choices));
  });

  it('refuses choices of another model', () => {
    expect(() => scorePerson(models.behaviour, everyChoice(models.perception, 0))).toThrow(
      expect.objectContaining({ code: 'wrong_size' }),
    );
  });
});

/** In every question the option with the largest loading on a measure, in a direction. */
function pushing(model: Model, measure: number, direction: number): Choices {
  return Int16Array.from(model.questions, ({ firstOption, optionKeys, touched, weights }) => {
    const k = touched.indexOf(measure);
    if (k < 0) return firstOption;
    const loadings = optionKeys.map(
      (_, option) => direction * (weights[option * touched.length + k] as number),
    );
    return firstOption + loadings.indexOf(Math.max(...loadings));
  });
}

/** The same design with other names, other ids and everything listed in another order. */
function relabel({ measures, questions }: Design, seed: number): { design: Design } {
  const random = createRandom(seed);
  const name = (key: string) => `new ${key}`;
  return {
    design: {
      version: 'relabelled',
      measures: shuffle(measures, random).map((measure, id) => ({ ...measure, id, key: name(measure.key) })),
      questions: shuffle(questions, random).map((question, id) => ({
        ...question,
        id,
        key: name(question.key),
        mirrorOf: question.mirrorOf && name(question.mirrorOf),
        options: shuffle(question.options, random).map(({ key, loadings }) => ({
          key,
          loadings: loadings.map(({ measure, weight }) => ({ measure: name(measure), weight })),
        })),
      })),
    },
  };
}
