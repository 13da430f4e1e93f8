import { describe, expect, it } from 'vitest';
import texts from '../../data/en/quality.json' with { type: 'json' };
import { scoreResponse } from '../person/score-response.ts';
import { loadQuestionnaire } from '../questionnaire/load-questionnaire.ts';
import type { Answer } from '../questionnaire/types.ts';
import { createRandom, type Random } from '../random.ts';
import { drawStanding } from '../simulation/draw-people.ts';
import { MANNERS, type Manner } from '../simulation/manner.ts';
import { createRespondents } from '../simulation/respond.ts';
import { createTruth } from '../simulation/truth.ts';
import { createWorld } from '../simulation/world.ts';
import { collectSigns } from './collect-signs.ts';
import { describeReason } from './describe-reason.ts';
import { judgeAnswers } from './judge-answers.ts';
import { longestRun } from './longest-run.ts';
import { paceOf } from './pace.ts';
import type { Signs } from './types.ts';

const questionnaire = loadQuestionnaire();

const world = createWorld(questionnaire);
const truth = createTruth(world);
const respond = createRespondents(world);

function simulate(manner: Manner, id: string, random: Random) {
  const answers = respond(id, drawStanding(truth, 1, random), manner, random);
  return scoreResponse(questionnaire, id, answers);
}

function verdicts(manner: Manner, people: number): { check: number; unreliable: number } {
  const random = createRandom(`verdicts ${manner}`);
  const found = { consistent: 0, check: 0, unreliable: 0 };
  for (let person = 0; person < people; person++) {
    found[judgeAnswers(questionnaire, simulate(manner, `${manner} ${person}`, random)).verdict]++;
  }
  return { check: found.check / people, unreliable: found.unreliable / people };
}

describe('the verdict on answer quality', () => {
  it('leaves honest respondents alone', () => {
    const { check, unreliable } = verdicts('honest', 200);
    expect(unreliable).toBeLessThanOrEqual(0.02);
    expect(check).toBeLessThanOrEqual(0.08);
  }, 20_000);

  it.each([
    ['random', 0.95],
    ['position', 0.99],
    ['half', 0.8],
  ] as const)(
    'catches who answers in the manner "%s"',
    (manner, share) => {
      const { check, unreliable } = verdicts(manner, 80);
      expect(check + unreliable).toBeGreaterThanOrEqual(share);
    },
    20_000,
  );

  it('gives a reason with every doubt, in words without a gap', () => {
    const random = createRandom('reasons');
    for (const manner of MANNERS.filter((each) => each !== 'honest')) {
      const { verdict, reasons } = judgeAnswers(questionnaire, simulate(manner, manner, random));
      expect(verdict).not.toBe('consistent');
      expect(reasons.length).toBeGreaterThan(0);
      expect(new Set(reasons.map(({ kind }) => kind)).size).toBe(reasons.length);
      for (const reason of reasons) expect(describeReason(texts, reason)).toMatch(/^[A-Z][^{}]+\.$/);
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
    const signs = collectSigns(
      questionnaire,
      scoreResponse(questionnaire, 'one', [{ questionKey: 't01', optionKey: 'a' }]),
    );
    expect(Object.values(signs).some(Number.isNaN)).toBe(false);
  });

  it('has words for every sign', () => {
    const signs: Record<keyof Signs, true> = {
      answered: true,
      mirrors: true,
      fit: true,
      information: true,
      halves: true,
      run: true,
      seconds: true,
      hasty: true,
    };
    expect(Object.keys(texts.reasons).sort()).toEqual(Object.keys(signs).sort());
  });
});

describe('the signs', () => {
  const answer = (questionKey: string, optionKey: string): Answer => ({ questionKey, optionKey });
  const mirrors = (...answers: Answer[]) =>
    collectSigns(questionnaire, scoreResponse(questionnaire, 'x', answers)).mirrors;

  it('see agreement in a mirror whose poles are the other way round', () => {
    expect(mirrors(answer('c07', 'b'), answer('m01', 'c'))).toBe(0);
    expect(mirrors(answer('c07', 'a'), answer('m01', 'a'))).toBe(3);
    expect(mirrors(answer('c07', 'a'))).toBeNull();
  });

  it('count the longest run', () => {
    expect(longestRun([])).toBe(0);
    expect(longestRun([2, 0, 0, 0, 1])).toBe(3);
    expect(longestRun([-1, -1, 1])).toBe(1);
  });

  it('take the median pace, and none from a handful of timings or nonsense', () => {
    expect(paceOf([...Array(9).fill(5), 1, 1])).toEqual({ seconds: 5, hasty: 2 / 11 });
    expect(paceOf(Array(9).fill(5))).toBeNull();
    expect(paceOf([...Array(8).fill(5), Number.NaN, -3, undefined])).toBeNull();
  });
});
