import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carryKeyUncertainty } from '../keys/carry-key-uncertainty.ts';
import { expertKeys } from '../keys/key-uncertainty.ts';
import { loadQuestionnaire } from '../questionnaire/load-questionnaire.ts';
import { createRandom } from '../random.ts';
import { everyChoice, randomChoices } from '../testing/choices.ts';
import { explainScores, pullMatrix } from './explain.ts';
import { profilePerson } from './profile.ts';
import { scorePerson } from './score-person.ts';

const { models } = loadQuestionnaire();
const model = models.behaviour;
const keys = carryKeyUncertainty(model, expertKeys(model), createRandom('keys'), 4);

describe('a profile', () => {
  it('has every score inside 0 to 200 for every pattern of answers', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { measures, groups } = profilePerson(
          model,
          scorePerson(model, randomChoices(model, createRandom(seed))),
          keys,
        );
        expect([measures.length, groups.length]).toEqual([84, 14]);
        for (const { score, low, high } of [...measures, ...groups]) {
          expect(0 <= low && low <= score && score <= high && high <= 200).toBe(true);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('knows a competency better than any of its behaviours', () => {
    const { measures, groups } = profilePerson(model, scorePerson(model, everyChoice(model, 1)), keys);
    const narrowest = Math.min(...measures.map(({ error }) => error));
    for (const { error } of groups) expect(error).toBeLessThan(narrowest);
  });

  it('scores a competency as the mean of its behaviours', () => {
    const estimate = scorePerson(model, randomChoices(model, createRandom(2)));
    const { measures, groups } = profilePerson(model, estimate, keys);
    const mean = measures.slice(0, 6).reduce((sum, { score }) => sum + score, 0) / 6;
    expect(groups[0]?.score).toBeCloseTo(mean, 9);
  });

  it('refuses the keys of another model', () => {
    const estimate = scorePerson(model, everyChoice(model, 0));
    expect(() => profilePerson(model, estimate, new Float64Array(4))).toThrow(
      expect.objectContaining({ code: 'wrong_size' }),
    );
  });
});

describe('the explanation of a score', () => {
  it.each(['behaviour', 'perception'] as const)('adds up to the score, for %ss', (kind) => {
    const other = models[kind];
    const choices = randomChoices(other, createRandom(`sum ${kind}`));
    const estimate = scorePerson(other, choices);
    const pulls = pullMatrix(other, choices, estimate);
    for (let measure = 0; measure < other.size; measure++) {
      let points = 100;
      for (let question = 0; question < other.questions.length; question++)
        points += pulls[question * other.size + measure] as number;
      expect(points).toBeCloseTo(100 + 40 * (estimate.theta[measure] as number), 5);
    }
  });

  it('names the answers that moved a score most, with the sign of their pull', () => {
    const choices = randomChoices(model, createRandom('explain'));
    const estimate = scorePerson(model, choices);
    const [first, ...others] = explainScores(model, choices, estimate)[30] ?? [];
    expect(others.length).toBe(2);
    expect(Math.abs(first?.points ?? 0)).toBeGreaterThanOrEqual(Math.abs(others[0]?.points ?? 0));
    // Without that answer the score moves against its pull.
    const index = model.questions.findIndex(({ key }) => key === first?.questionKey);
    const without = scorePerson(model, choices.with(index, -1));
    const moved = (estimate.theta[30] as number) - (without.theta[30] as number);
    expect(Math.sign(moved)).toBe(Math.sign(first?.points ?? 0));
  });

  it('names none for someone who answered nothing', () => {
    const choices = everyChoice(model, 0).fill(-1);
    expect(
      explainScores(model, choices, scorePerson(model, choices)).every((pulls) => pulls.length === 0),
    ).toBe(true);
  });
});
