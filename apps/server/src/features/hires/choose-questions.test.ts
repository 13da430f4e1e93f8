import { INTERVIEW_QUESTIONS } from '@fourfold/content';
import { loadQuestionnaire } from '@fourfold/measurement';
import { describe, expect, it } from 'vitest';
import { chooseQuestions, type Doubt, doubtOf, type QuestionTopic } from './choose-questions.ts';

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

  const topic = (why: QuestionTopic['why'], ...keys: string[]) => ({ name: why, why, behaviours: keys });

  it('are in turn about a clear difference, what is out of balance, and what the vacancy names', () => {
    const topics = [
      topic('named', 'active_listening'),
      topic('differs', 'initiative'),
      topic('differs', 'patience'),
      topic('out_of_balance', 'candour'),
      topic('out_of_balance', 'assertiveness'),
    ];
    const asked = (of: QuestionTopic[]) =>
      chooseQuestions(INTERVIEW_QUESTIONS, doubts({ delegation: 1 }), { topics: of }).map(
        ({ question }) => question.behaviours[0],
      );
    expect(asked(topics)).toEqual(['initiative', 'candour', 'active_listening']);
    expect(asked(topics.slice(0, 3))).toEqual(['initiative', 'active_listening', 'patience']);
    expect(asked(topics.slice(0, 2))).toEqual(['initiative', 'active_listening', 'delegation']);
  });

  it('ask about what is furthest out of balance, and name of a competency only what belongs to it', () => {
    const [first] = chooseQuestions(INTERVIEW_QUESTIONS, doubts({ active_listening: 1 }), {
      topics: [topic('out_of_balance', 'asking_questions', 'active_listening')],
    });
    expect(first?.question.behaviours[0]).toBe('asking_questions');
    expect(first?.about.map(({ key }) => key)).not.toContain('pursuing_growth');
    for (const { key } of first?.about ?? []) expect(['asking_questions', 'active_listening']).toContain(key);
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
