import { INTERVIEW_QUESTIONS } from '@fourfold/content';
import { loadQuestionnaire } from '@fourfold/measurement';
import { describe, expect, it } from 'vitest';
import { chooseQuestions, type Doubt, doubtOf } from './choose-questions.ts';

const behaviours = loadQuestionnaire().models.behaviour.measures.map(({ key }) => key);
const doubts = (of: Record<string, number>): Doubt[] =>
  behaviours.map((key) => ({ key, name: key, doubt: of[key] ?? 0.1 }));

describe('the questions for an interview', () => {
  it('are about the largest doubts', () => {
    const chosen = chooseQuestions(INTERVIEW_QUESTIONS, doubts({ delegation: 1, active_listening: 0.9 }));
    const asked = chosen.flatMap(({ question }) => question.behaviours);
    expect(asked).toContain('delegation');
    expect(asked).toContain('active_listening');
    expect(chosen[0]?.about[0]?.doubt).toBeGreaterThanOrEqual(0.9);
  });

  it('are three of different categories, about different behaviours, and the same every time', () => {
    const even = doubts({});
    const chosen = chooseQuestions(INTERVIEW_QUESTIONS, even);
    expect(chosen).toHaveLength(3);
    expect(new Set(chosen.map(({ question }) => question.category)).size).toBe(3);
    const keys = chosen.flatMap(({ question }) => question.behaviours);
    expect(new Set(keys).size).toBe(keys.length);
    expect(chooseQuestions(INTERVIEW_QUESTIONS, even)).toEqual(chosen);
  });

  it('start with a clear difference from the team, then with what the vacancy names', () => {
    const topic = (why: 'differs' | 'named', ...keys: string[]) => ({ name: why, why, behaviours: keys });
    const [first, second, third] = chooseQuestions(INTERVIEW_QUESTIONS, doubts({ delegation: 1 }), {
      topics: [topic('named', 'active_listening'), topic('differs', 'initiative')],
    });
    expect(first?.question.behaviours).toContain('initiative');
    expect(second?.question.behaviours).toContain('active_listening');
    expect([first, second, third].map((one) => one?.topic?.why)).toEqual(['differs', 'named', undefined]);
  });

  it('ask about the competency that they are asked for, also where something else is more doubtful', () => {
    const topic = {
      name: 'Communication',
      why: 'differs',
      behaviours: ['active_listening', 'asking_questions'],
    } as const;
    // One question is about learning, and asking questions may come up in its answer.
    const open = doubts({ pursuing_growth: 1, asking_questions: 1 });
    const [first] = chooseQuestions(INTERVIEW_QUESTIONS, open, { topics: [topic] });
    expect(first?.topic?.name).toBe('Communication');
    expect(first?.question.category).toBe('Communication');
  });

  it('come from a library that speaks of the measures of the questionnaire', () => {
    for (const { behaviours: keys } of INTERVIEW_QUESTIONS) {
      expect(keys.length).toBeGreaterThan(0);
      for (const key of keys) expect(behaviours).toContain(key);
    }
  });
});

describe('a doubt', () => {
  it('is largest at even odds and nothing where it is known', () => {
    expect([doubtOf(0), doubtOf(0.5), doubtOf(1)]).toEqual([0, 1, 0]);
  });
});
