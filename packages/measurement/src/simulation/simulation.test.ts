import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findBarriers } from '../barriers/find-barriers.ts';
import { estimateDynamics } from '../dynamics/dynamics.ts';
import { compileDynamics } from '../dynamics/dynamics-model.ts';
import { readLinks } from '../dynamics/expected-links.ts';
import { loadLinks } from '../dynamics/load-links.ts';
import { addPerson } from '../group/add-people.ts';
import { createStatistics } from '../group/create-statistics.ts';
import { describeGroup } from '../group/describe-group.ts';
import { compileGroups } from '../group/group-engine.ts';
import { carryKeyUncertainty } from '../keys/carry-key-uncertainty.ts';
import { expertKeys } from '../keys/key-uncertainty.ts';
import { findOpportunities } from '../opportunities/find-opportunities.ts';
import { profilePerson } from '../person/profile.ts';
import { scoreResponse } from '../person/score-response.ts';
import { summarisePerson } from '../person-summary/summarise-person.ts';
import { screenPosition } from '../presentation-order/option-order.ts';
import { questionOrder } from '../presentation-order/question-order.ts';
import { judgeAnswers } from '../quality/judge-answers.ts';
import type { Verdict } from '../quality/types.ts';
import { loadQuestionnaire } from '../questionnaire/load-questionnaire.ts';
import type { Question } from '../questionnaire/types.ts';
import { createRandom } from '../random.ts';
import { drawStanding } from './draw-people.ts';
import { MANNERS, type Manner } from './manner.ts';
import { createRespondents } from './respond.ts';
import { loadSampleCompany } from './sample-company.ts';
import { simulateCompany } from './simulate-company.ts';
import { createTruth } from './truth.ts';
import { createWorld, DEPARTURES } from './world.ts';

const questionnaire = loadQuestionnaire();
const { models, design } = questionnaire;
const truth = createTruth(createWorld(questionnaire));

describe('a simulated response', () => {
  it('answers every question once, in the order of this response', () => {
    fc.assert(
      fc.property(fc.constantFrom(...MANNERS), fc.string(), fc.integer(), (manner, id, seed) => {
        const random = createRandom(seed);
        const answers = createRespondents(truth.world)(id, drawStanding(truth, 1, random), manner, random);
        expect(answers.map(({ questionKey }) => questionKey)).toEqual(questionOrder(design, id));
        for (const { questionKey, optionKey, seconds } of answers) {
          const { options } = questionnaire.questions.get(questionKey) as Question;
          expect(options.some(({ key }) => key === optionKey)).toBe(true);
          expect(seconds).toBeGreaterThan(0);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('of one person says the same in whatever order it is asked', () => {
    const standing = drawStanding(truth, 1, createRandom('same'));
    const said = (id: string) =>
      createRespondents(truth.world)(id, standing, 'honest', createRandom('person'))
        .map(({ questionKey, optionKey }) => `${questionKey} ${optionKey}`)
        .sort();
    expect(said('one')).toEqual(said('another'));
  });

  it('agrees with itself on mirrors when honest, and taps one place when asked to', () => {
    const standing = { behaviour: new Float64Array(84), perception: new Float64Array(84).fill(3) };
    const answers = createRespondents(truth.world)('m', standing, 'honest', createRandom('mirrors'));
    const chosen = new Map(answers.map(({ questionKey, optionKey }) => [questionKey, optionKey]));
    const weightOf = (question: Question): number =>
      question.options.find(({ key }) => key === chosen.get(question.key))?.loadings[0]?.weight ?? 0;
    for (const mirror of design.questions.filter(({ kind }) => kind === 'mirror')) {
      const asked = questionnaire.questions.get(mirror.mirrorOf as string) as Question;
      expect(weightOf(mirror) * weightOf(asked)).toBeGreaterThan(0);
    }
    const tapped = createRespondents(truth.world)('m', standing, 'position', createRandom('tap'));
    const places = tapped.map(({ questionKey, optionKey }) =>
      screenPosition(questionnaire.questions.get(questionKey) as Question, optionKey, 'm'),
    );
    expect(new Set(places).size).toBe(1);
  });
});

describe('a world', () => {
  it('is the model itself without departures, and another one for each', () => {
    expect(createWorld(questionnaire).models).toEqual(models);
    for (const departure of DEPARTURES) {
      const world = createWorld(questionnaire, [departure], createRandom(departure));
      const same =
        departure === 'acquiescence' ? world.lean.mean === 0 : world.models.behaviour === models.behaviour;
      expect(same).toBe(false);
      expect(createTruth(world).factors.behaviour.every(Number.isFinite)).toBe(true);
    }
  });

  it('with links has the true correlations that it says', () => {
    const linked = createTruth(createWorld(questionnaire), readLinks(questionnaire, loadLinks()));
    const random = createRandom('linked');
    const at = linked.correlation.findIndex((value) => value > 0.15);
    const [row, column] = [Math.floor(at / 84), at % 84];
    let [product, square] = [0, 0];
    for (let person = 0; person < 4000; person++) {
      const { behaviour, perception } = drawStanding(linked, 1, random);
      product += ((behaviour[row] as number) * (perception[column] as number)) / 4000;
      square += (perception[column] as number) ** 2 / 4000;
    }
    expect(product).toBeCloseTo(linked.correlation[at] as number, 1);
    expect(square).toBeCloseTo(1, 0.8);
  });
});

describe('the sample company', () => {
  const company = simulateCompany(questionnaire);

  it('has 40 to 60 people in named departments, and six candidates, three of whom are careless', () => {
    const employees = company.people.filter(({ kind }) => kind === 'employee');
    expect(employees.length).toBeGreaterThanOrEqual(40);
    expect(employees.length).toBeLessThanOrEqual(60);
    expect(company.people.length - employees.length).toBe(6);
    const careless = company.people.filter(({ manner }) => manner !== 'honest');
    expect(careless.map(({ kind }) => kind).sort()).toEqual([
      'candidate',
      'candidate',
      'candidate',
      'employee',
      'employee',
    ]);
    for (const department of ['Accounts', 'Marketing', 'Operations']) {
      expect(employees.some((person) => person.department === department)).toBe(true);
    }
    expect(new Set(company.people.map(({ firstName, lastName }) => `${firstName} ${lastName}`)).size).toBe(
      60,
    );
  });

  it('is the same for the same seed and another for another', () => {
    const again = simulateCompany(questionnaire);
    expect(again.people[3]?.standing).toEqual(company.people[3]?.standing);
    expect(simulateCompany(questionnaire, 1).people[3]?.standing).not.toEqual(company.people[3]?.standing);
  });

  it('plants measures that exist', () => {
    const { planted, departments, overactivated, candidates } = loadSampleCompany();
    const known = new Set(design.measures.map(({ key }) => key));
    const keys = [planted, ...departments.map((department) => department.planted)].flatMap((set) => [
      ...Object.keys(set.behaviours),
      ...Object.keys(set.perceptions),
    ]);
    for (const key of [
      ...keys,
      ...overactivated.map(({ behaviour }) => behaviour),
      ...candidates.flatMap(Object.keys),
    ]) {
      expect(known).toContain(key);
    }
  });

  it('has its three careless candidates marked, in whatever order they are asked, and no honest one as a rule', () => {
    const verdicts = company.people
      .filter(({ kind }) => kind === 'candidate')
      .map(({ manner, answers }) => ({
        manner,
        found: Array.from({ length: 12 }, (_, at) => {
          const response = scoreResponse(questionnaire, `any ${at}`, answers(`any ${at}`));
          return judgeAnswers(questionnaire, response).verdict;
        }),
      }));
    const expected: Record<Manner, Verdict> = {
      honest: 'consistent',
      random: 'uninformative',
      half: 'unreliable',
      position: 'unreliable',
    };
    for (const { manner, found } of verdicts) {
      // One honest person in a hundred is marked for the order in which they happened to be asked.
      const asExpected = found.filter((verdict) => verdict === expected[manner]).length;
      expect(asExpected, `${manner}: ${found}`).toBeGreaterThanOrEqual(manner === 'honest' ? 10 : 12);
    }
  }, 30_000);

  it('shows on the screens what was planted in it', () => {
    const engine = compileGroups(questionnaire);
    const dynamicsModel = compileDynamics(engine, loadLinks());
    const keys = { behaviour: expertKeys(models.behaviour), perception: expertKeys(models.perception) };
    const keyCovariance = carryKeyUncertainty(models.behaviour, keys.behaviour, createRandom('keys'));
    const perceptionKeys = carryKeyUncertainty(models.perception, keys.perception, createRandom('keys'));
    const statistics = createStatistics(engine);
    const { overactivated, planted } = loadSampleCompany();
    for (const [index, person] of company.people.entries()) {
      const response = scoreResponse(questionnaire, `r${index}`, person.answers(`r${index}`));
      const { verdict } = judgeAnswers(questionnaire, response);
      if (person.manner !== 'honest') expect(verdict).not.toBe('consistent');
      if (person.kind === 'employee' && verdict !== 'unreliable')
        addPerson(engine, statistics, response.choices);
      const over = overactivated.find(({ employee }) => employee === index);
      if (!over) continue;
      const summary = summarisePerson(
        profilePerson(models.behaviour, response.estimates.behaviour, keyCovariance),
        profilePerson(models.perception, response.estimates.perception, perceptionKeys),
        loadLinks(),
      );
      expect(summary.overactivated?.behaviour).toBe(over.behaviour);
    }
    const picture = describeGroup(engine, keys, statistics);
    const dynamics = estimateDynamics(dynamicsModel, statistics);
    const input = { questionnaire, dynamicsModel, picture, dynamics };
    const { listed } = findOpportunities({ ...input, departmentSpread: new Float64Array(84) });
    expect(listed).toHaveLength(5);
    const found = listed.filter(({ behaviour }) => behaviour in planted.behaviours);
    expect(found.length).toBeGreaterThanOrEqual(3);
    for (const { behaviour, direction } of found)
      expect(direction).toBe((planted.behaviours[behaviour] ?? 0) < 0 ? 'improve' : 'reduce');
    for (const { behaviour, label } of listed)
      if (label === 'clear') expect(planted.behaviours).toHaveProperty(behaviour);
    const barriers = findBarriers(input).listed.map(({ perception }) => perception);
    expect(
      barriers.filter((perception) => (planted.perceptions[perception] ?? 0) < 0).length,
    ).toBeGreaterThanOrEqual(3);
  }, 120_000);
});
