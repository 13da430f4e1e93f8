import { describe, expect, it } from 'vitest';
import { type ScoredResponse, scoreResponse } from '../person/score-response.ts';
import { askedPlaces, setOfMeasure } from '../questionnaire/forms.ts';
import { loadQuestionnaire } from '../questionnaire/load-questionnaire.ts';
import type { Answer, Question } from '../questionnaire/types.ts';
import { createRandom, drawInteger, type Random } from '../random.ts';
import { drawStanding } from '../simulation/draw-people.ts';
import { MANNERS, type Manner } from '../simulation/manner.ts';
import { createRespondents } from '../simulation/respond.ts';
import { createTruth } from '../simulation/truth.ts';
import { createWorld } from '../simulation/world.ts';
import { collectSigns } from './collect-signs.ts';
import { favouredPlaces } from './favoured-places.ts';
import { judgeAnswers } from './judge-answers.ts';
import { longestRun } from './longest-run.ts';
import { paceOf } from './pace.ts';

const questionnaire = loadQuestionnaire();

const world = createWorld(questionnaire);
const truth = createTruth(world);
const respond = createRespondents(world);

function simulate(manner: Manner, id: string, random: Random) {
  const answers = respond(id, drawStanding(truth, 1, random), manner, random);
  return scoreResponse(questionnaire, id, answers);
}

function verdicts(people: number, respondent: (id: string, random: Random) => ScoredResponse, seed: string) {
  const random = createRandom(`verdicts ${seed}`);
  const found = { consistent: 0, uninformative: 0, check: 0, unreliable: 0 };
  for (let person = 0; person < people; person++) {
    found[judgeAnswers(questionnaire, respondent(`${seed} ${person}`, random)).verdict]++;
  }
  return { marked: 1 - found.consistent / people, leftOut: found.unreliable / people };
}

/** Who answers honestly and stands so much nearer to balanced than most. */
function narrow(scale: number) {
  return (id: string, random: Random) =>
    scoreResponse(questionnaire, id, respond(id, drawStanding(truth, scale ** 2, random), 'honest', random));
}

/** The answers that `keep` leaves are replaced by any. */
function replaceBy(
  option: (question: Question, random: Random) => string,
  keep: (question: Question) => boolean,
) {
  return (id: string, random: Random) => {
    const honest = respond(id, drawStanding(truth, 1, random), 'honest', random);
    const answers = honest.map((answer) => {
      const question = questionnaire.questions.get(answer.questionKey) as Question;
      return keep(question) ? answer : { ...answer, optionKey: option(question, random) };
    });
    return scoreResponse(questionnaire, id, answers);
  };
}

const anyOption = ({ options }: Question, random: Random): string =>
  options[drawInteger(random, options.length)]?.key as string;

describe('the verdict on answer quality', () => {
  it('leaves honest respondents alone', () => {
    const { marked, leftOut } = verdicts(200, (id, random) => simulate('honest', id, random), 'honest');
    expect(leftOut).toBe(0);
    expect(marked).toBeLessThanOrEqual(0.05);
  }, 30_000);

  it.each([
    ['random', 0.9],
    ['position', 0.99],
    ['half', 0.88],
  ] as const)(
    'catches who answers in the manner "%s"',
    (manner, share) => {
      const found = verdicts(400, (id, random) => simulate(manner, id, random), manner);
      expect(found.marked).toBeGreaterThanOrEqual(share);
    },
    30_000,
  );

  it('keeps honest people who are balanced in everything, and says that their answers say little', () => {
    const balanced = verdicts(80, narrow(0), 'balanced');
    expect(balanced.marked).toBeGreaterThan(0.8);
    expect(balanced.leftOut).toBeLessThanOrEqual(0.025);
    expect(verdicts(80, narrow(0.4), 'near balanced').leftOut).toBeLessThanOrEqual(0.025);
  }, 30_000);

  it('sees behaviours picked at random beside honest views of the work', () => {
    const found = verdicts(
      80,
      replaceBy(anyOption, ({ kind }) => kind !== 'tendency'),
      'random behaviours',
    );
    expect(found.marked).toBeGreaterThanOrEqual(0.75);
    expect(found.leftOut).toBeLessThanOrEqual(0.05);
  }, 30_000);

  it('sees them beside a favourable answer to everything else, too', () => {
    const favourable = ({ options }: Question): string =>
      options.reduce((best, option) =>
        (option.loadings[0]?.weight ?? 0) > (best.loadings[0]?.weight ?? 0) ? option : best,
      ).key;
    const found = verdicts(
      60,
      replaceBy(
        (question, random) => (question.kind === 'tendency' ? anyOption : favourable)(question, random),
        () => false,
      ),
      'flattering',
    );
    expect(found.marked).toBeGreaterThanOrEqual(0.85);
  }, 30_000);

  it('leaves answers out that say little when a second, independent sign joins', () => {
    const random = createRandom('hurried');
    const answers = respond('hurried', drawStanding(truth, 0, random), 'random', random);
    const judge = (seconds: number) =>
      judgeAnswers(
        questionnaire,
        scoreResponse(
          questionnaire,
          'hurried',
          answers.map((answer) => ({ ...answer, seconds })),
        ),
      );
    expect(judge(5)).toMatchObject({ verdict: 'uninformative', reasons: [{ kind: 'information' }] });
    expect(judge(1.3).verdict).toBe('unreliable');
  });

  it('gives a reason with every doubt', () => {
    const random = createRandom('reasons');
    for (const manner of MANNERS.flatMap((each) => Array<Manner>(8).fill(each))) {
      const { verdict, reasons } = judgeAnswers(questionnaire, simulate(manner, manner, random));
      expect(reasons.length === 0).toBe(verdict === 'consistent');
      expect(new Set(reasons.map(({ kind }) => kind)).size).toBe(reasons.length);
    }
  });

  it('does not rely on a response without answers', () => {
    const { verdict, reasons, signs } = judgeAnswers(
      questionnaire,
      scoreResponse(questionnaire, 'empty', []),
    );
    expect(verdict).toBe('unreliable');
    expect(reasons.map(({ kind }) => kind)).toEqual(['incomplete']);
    expect(Object.values(signs).every((value) => value === null || Number.isFinite(value))).toBe(true);
  });

  it('has numbers, never NaN, for one single answer', () => {
    const [{ key: questionKey }] = questionnaire.design.questions as [Question];
    const signs = collectSigns(
      questionnaire,
      scoreResponse(questionnaire, 'one', [{ questionKey, optionKey: 'a' }]),
    );
    expect(Object.values(signs).some(Number.isNaN)).toBe(false);
  });
});

describe('the signs', () => {
  const answer = (questionKey: string, optionKey: string): Answer => ({ questionKey, optionKey });
  const mirrors = (...answers: Answer[]) =>
    collectSigns(questionnaire, scoreResponse(questionnaire, 'x', answers)).mirrors;

  it('see agreement in a mirror whose poles are the other way round', () => {
    const { key: mirror, mirrorOf } = questionnaire.design.questions.find(
      (question) => question.mirrorOf !== null,
    ) as Question & { mirrorOf: string };
    expect(mirrors(answer(mirrorOf, 'b'), answer(mirror, 'c'))).toBe(0);
    expect(mirrors(answer(mirrorOf, 'a'), answer(mirror, 'a'))).toBe(3);
    expect(mirrors(answer(mirrorOf, 'a'))).toBeNull();
  });

  it('count the longest run', () => {
    expect(longestRun([])).toBe(0);
    expect(longestRun([2, 0, 0, 0, 1])).toBe(3);
    expect(longestRun([-1, -1, 1])).toBe(1);
  });

  it('see that a place on the screen is favoured where options are shuffled', () => {
    expect(favouredPlaces([...Array(16).fill(0), ...Array(16).fill(1)], 2)).toBe(0);
    expect(
      favouredPlaces([...Array(40).fill(0), ...[1, 2, 3].flatMap((place) => Array(8).fill(place))], 4),
    ).toBe(48);
    expect(favouredPlaces([0, 1, 2], 4)).toBeNull();
  });

  it('take the median pace, and none from a handful of timings or nonsense', () => {
    expect(paceOf([...Array(9).fill(5), 1, 1])).toEqual({ seconds: 5, hasty: 2 / 11 });
    expect(paceOf(Array(9).fill(5))).toBeNull();
    expect(paceOf([...Array(8).fill(5), Number.NaN, -3, undefined])).toBeNull();
  });
});

it('an honest person who answers the few questions about one measure is not doubted, one who taps the same place is', () => {
  const set = setOfMeasure(questionnaire.design, 'delegation') ?? 0;
  const places = askedPlaces(questionnaire.design, { form: 'pulse', set });
  const asked = new Set(places.map((place) => questionnaire.design.questions[place]?.key));
  const random = createRandom('few');
  const judge = (manner: Manner, id: string) => {
    const answers = respond(id, drawStanding(truth, 1, random), manner, random);
    const few = answers.filter(({ questionKey }) => asked.has(questionKey));
    return judgeAnswers(questionnaire, scoreResponse(questionnaire, id, few), { form: 'pulse', set }).verdict;
  };
  const ids = Array.from({ length: 12 }, (_, at) => `few-${at}`);
  expect(ids.filter((id) => judge('honest', id) !== 'consistent')).toEqual([]);
  expect(ids.filter((id) => judge('position', id) === 'consistent')).toEqual([]);
});
