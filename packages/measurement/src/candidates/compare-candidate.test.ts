import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeGroup } from '../group/describe-group.ts';
import { compileGroups } from '../group/group-engine.ts';
import { profileGroup } from '../group/profile-group.ts';
import { expertKeys } from '../keys/key-uncertainty.ts';
import { profilePerson } from '../person/profile.ts';
import { scorePerson } from '../person/score-person.ts';
import { loadQuestionnaire } from '../questionnaire/load-questionnaire.ts';
import { createRandom } from '../random.ts';
import { choose } from '../simulation/choose.ts';
import type { Standing } from '../simulation/draw-people.ts';
import { drawStanding } from '../simulation/draw-people.ts';
import { createTruth } from '../simulation/truth.ts';
import { createWorld } from '../simulation/world.ts';
import { everyChoice } from '../testing/choices.ts';
import { pickFrom } from '../testing/pick-from.ts';
import { sampleGroup } from '../testing/sample-group.ts';
import { addOf, towardsBalance } from './add.ts';
import { compareCandidate } from './compare-candidate.ts';
import { fitOf } from './fit.ts';
import { followAdvertisement, shownBy } from './follow-advertisement.ts';
import { spreadOf, teamSpread } from './team-spread.ts';

const questionnaire = loadQuestionnaire();
const engine = compileGroups(questionnaire);
const truth = createTruth(createWorld(questionnaire));
const { behaviour: model } = questionnaire.models;
const keys = { behaviour: expertKeys(model), perception: expertKeys(questionnaire.models.perception) };
const delegation = model.measures.findIndex(({ key }) => key === 'delegation');
/** Asked about often enough that one person's answers can be clear about it. */
const clarity = model.measures.findIndex(({ key }) => key === 'clarity');

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
  it('has fit and add from 0 to 100 with intervals, and a difference for every competency', () => {
    for (const people of [1, 12]) {
      const { fit, add, competencies } = compareCandidate(model, candidate(flat(0)), team(people, 'bounds'));
      for (const { value, low, high } of [fit, add]) {
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(100);
        expect(low).toBeLessThan(high);
        expect(value).toBeGreaterThanOrEqual(low);
        expect(value).toBeLessThanOrEqual(high);
      }
      expect(competencies).toHaveLength(14);
    }
  });

  it('differs by what lies between the two scores, within the range of the difference', () => {
    const [one, beside] = [candidate(flat(0.4)), team(12, 'between')];
    const own = profilePerson(model, one, new Float64Array(model.size ** 2)).groups;
    const theirs = profileGroup(model, beside).groups;
    for (const [index, { value, low, high }] of compareCandidate(model, one, beside).competencies.entries()) {
      expect(value).toBeCloseTo((own[index]?.score as number) - (theirs[index]?.score as number), 6);
      expect(low).toBeLessThanOrEqual(value);
      expect(high).toBeGreaterThanOrEqual(value);
    }
  });

  it('tells of someone who stands far from the team that the fit is lower than a random sheet would get', () => {
    const { fit } = compareCandidate(model, candidate(flat(3)), team(40, 'steady'));
    expect(fit.tells).toBe(true);
    expect(fit.high).toBeLessThan(fit.random.value);
  });

  it('is always the same for the same answers', () => {
    const one = candidate(flat(0.2));
    expect(compareCandidate(model, one, team(8, 'same'))).toEqual(
      compareCandidate(model, one, team(8, 'same')),
    );
  });

  it('adds more when strong where the team is weak, and complements it there', () => {
    const weak = team(60, 'weak', ({ behaviour }) => {
      behaviour[clarity] = (behaviour[clarity] as number) - 2.5;
    });
    const strong = flat(0);
    strong[clarity] = 4;
    const alike = flat(0);
    alike[clarity] = -4;
    const [high, low] = [candidate(strong), candidate(alike)];
    const found = compareCandidate(model, high, weak);
    expect(found.add.value).toBeGreaterThan(compareCandidate(model, low, weak).add.value + 10);
    expect(found.complements[0]).toMatchObject({ behaviour: 'clarity' });
  });

  it('fits less the further it stands from the team', () => {
    const steady = team(40, 'steady');
    const fits = [0, 1.5, 3].map(
      (value) => compareCandidate(model, candidate(flat(value)), steady).fit.value,
    );
    expect(fits[0]).toBeGreaterThan(fits[1] as number);
    expect(fits[1]).toBeGreaterThan(fits[2] as number);
  });

  it('of another questionnaire is refused', () => {
    const wrong = { ...candidate(flat(0)), theta: new Float64Array(3) };
    expect(() => compareCandidate(model, wrong, team(5, 'wrong'))).toThrow('wrong size');
  });
});

describe('answers beside an advertisement', () => {
  const asked = ['agency', 'courage'].filter((key) => model.groups.some((group) => group.key === key));
  const wanted = new Set(
    model.groups.filter(({ key }) => asked.includes(key)).flatMap(({ members }) => members),
  );

  it('are noticed where they pick what it asks for, and seldom where they are honest', () => {
    const random = createRandom('applicants');
    const noticed = (follows: boolean): number =>
      Array.from({ length: 40 }, () => {
        const choices = pickFrom(model, drawStanding(truth, 1, random).behaviour, random);
        if (follows) {
          for (const [index, question] of model.questions.entries()) {
            const option = [...question.optionKeys.keys()].find((place) =>
              wanted.has(shownBy(question, place)),
            );
            if (option !== undefined) choices[index] = question.firstOption + option;
          }
        }
        return followAdvertisement(model, choices, scorePerson(model, choices), asked).follows;
      }).filter(Boolean).length;
    expect(noticed(true)).toBeGreaterThanOrEqual(36);
    expect(noticed(false)).toBeLessThanOrEqual(4);
  }, 30_000);

  it('follow nothing where nothing is asked for', () => {
    const choices = everyChoice(model, 0);
    const { evidence, follows } = followAdvertisement(model, choices, scorePerson(model, choices), []);
    expect([evidence, follows]).toEqual([0, false]);
  });
});

describe('fit', () => {
  it('is a percentile: the team itself spreads evenly over it', () => {
    const spread = teamSpread(model, team(20, 'even'));
    const random = createRandom('members');
    let below = 0;
    const trials = 2000;
    for (let trial = 0; trial < trials; trial++) {
      const standard = Array.from(
        { length: 14 },
        () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()),
      );
      const apart = Float64Array.from({ length: 14 }, (_, row) => {
        let sum = 0;
        for (let k = 0; k <= row; k++) sum += (spread[row * 14 + k] as number) * (standard[k] as number);
        return sum;
      });
      if (fitOf(spread, apart) < 25) below++;
    }
    expect(Math.abs(below / trials - 0.25)).toBeLessThan(0.03);
    expect(fitOf(spread, new Float64Array(14))).toBe(100);
    expect(spreadOf(spread, 14, 3)).toBeGreaterThan(0);
  });
});

describe('add', () => {
  it('is 50 for an ordinary person and where nothing is out of balance', () => {
    expect(addOf(flat(0.4), flat(2), model.prior)).toBe(50);
    const lacking = flat(0);
    lacking[delegation] = -1;
    expect(addOf(lacking, flat(0), model.prior)).toBeCloseTo(50, 6);
  });

  it('grows with every step towards what is lacking', () => {
    const lacking = flat(0);
    lacking[delegation] = -1;
    const value = fc.double({ min: -4, max: 4, noNaN: true });
    fc.assert(
      fc.property(value, value, (one, other) => {
        const [less, more] = [flat(0), flat(0)];
        less[delegation] = Math.min(one, other);
        more[delegation] = Math.max(one, other);
        expect(addOf(lacking, more, model.prior)).toBeGreaterThanOrEqual(addOf(lacking, less, model.prior));
      }),
    );
  });

  it('counts the way to the edge of balanced only', () => {
    expect(towardsBalance(-1)).toBe(0.5);
    expect(towardsBalance(0.8)).toBeCloseTo(-0.3, 10);
    expect(towardsBalance(0.5)).toBe(0);
  });
});
