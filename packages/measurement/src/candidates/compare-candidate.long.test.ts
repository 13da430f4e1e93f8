import { describe, expect, it } from 'vitest';
import { describeGroup } from '../group/describe-group.ts';
import { compileGroups } from '../group/group-engine.ts';
import { expertKeys } from '../keys/key-uncertainty.ts';
import { scorePerson } from '../person/score-person.ts';
import { loadQuestionnaire } from '../questionnaire/load-questionnaire.ts';
import { createRandom } from '../random.ts';
import { choose } from '../simulation/choose.ts';
import type { Standing } from '../simulation/draw-people.ts';
import { createWorld } from '../simulation/world.ts';
import { randomChoices } from '../testing/choices.ts';
import { sampleGroup } from '../testing/sample-group.ts';
import { compareCandidate } from './compare-candidate.ts';

const questionnaire = loadQuestionnaire();
const engine = compileGroups(questionnaire);
const { behaviour: model } = questionnaire.models;
const keys = { behaviour: expertKeys(model), perception: expertKeys(questionnaire.models.perception) };
const delegation = model.measures.findIndex(({ key }) => key === 'delegation');

const team = (people: number, seed: string, change?: (standing: Standing) => void) =>
  describeGroup(engine, keys, sampleGroup(engine, people, seed, change).statistics).behaviour;
const candidate = (behaviour: Float64Array) => {
  const standing = { behaviour, perception: new Float64Array(84) };
  return scorePerson(
    model,
    choose(createWorld(questionnaire), standing, createRandom('candidate')).behaviour,
  );
};
const flat = (value: number): Float64Array => new Float64Array(84).fill(value);

describe('a candidate beside a team', () => {
  it('is held against random sheets, which fit a team and say nothing', () => {
    const beside = team(20, 'yardsticks');
    const random = createRandom('a coin');
    const told = Array.from({ length: 20 }, () => {
      const sheet = scorePerson(model, randomChoices(model, random));
      const { fit, add } = compareCandidate(model, sheet, beside);
      expect(fit.random).toEqual(compareCandidate(model, candidate(flat(1)), beside).fit.random);
      for (const { honest, random: others } of [fit, add]) {
        expect(honest.low).toBeLessThan(honest.high);
        expect(others.low).toBeLessThan(others.high);
      }
      return fit.tells || add.tells;
    });
    expect(told.filter(Boolean).length).toBeLessThanOrEqual(1);
  }, 30_000);

  it('does not complement a team by being average, and hardly ever by a sheet filled in at random', () => {
    const weak = team(60, 'weak', ({ behaviour }) => {
      behaviour[delegation] = (behaviour[delegation] as number) - 2.5;
    });
    const random = createRandom('average');
    const average = { ...candidate(flat(0)), theta: new Float64Array(model.size) };
    expect(compareCandidate(model, average, weak).complements).toEqual([]);
    const said = Array.from({ length: 40 }, () => {
      const sheet = scorePerson(model, randomChoices(model, random));
      return compareCandidate(model, sheet, weak).complements.length;
    });
    expect(said.filter((count) => count === 0).length).toBeGreaterThanOrEqual(32);
  }, 30_000);
});
