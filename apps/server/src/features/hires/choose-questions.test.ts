import { INTERVIEW_QUESTIONS } from '@fourfold/content';
import { loadQuestionnaire } from '@fourfold/measurement';
import { describe, expect, it } from 'vitest';
import { chooseQuestions, type Doubt, doubtOf, type QuestionTopic } from './choose-questions.ts';

const behaviours = loadQuestionnaire().models.behaviour.measures.map(({ key }) => key);
const doubts = (of: Record<string, number>): Doubt[] =>
  behaviours.map((key) => ({ key, name: key, doubt: of[key] ?? 0.1 }));

/** Every way to take so many of them. */
function choicesOf<T>(all: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return all.flatMap((one, at) => choicesOf(all.slice(at + 1), count - 1).map((rest) => [one, ...rest]));
}

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

  it('are about what the vacancy names first, then about clear differences, then about what is likely to be out of balance', () => {
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
    // As many as it takes for each clear difference to have one, or three.
    expect(asked(topics)).toEqual(['active_listening', 'initiative', 'patience']);
    expect(asked(topics.filter(({ behaviours: [key] }) => key !== 'patience'))).toEqual([
      'active_listening',
      'initiative',
      'candour',
    ]);
    expect(asked(topics.slice(0, 3))).toEqual(['active_listening', 'initiative', 'patience']);
    expect(asked(topics.slice(0, 2))).toEqual(['active_listening', 'initiative', 'delegation']);
  });

  it('ask about each clear finding, up to five', () => {
    const out = (key: string, beyond: number) => ({
      ...topic('out_of_balance', key),
      name: key,
      found: { name: key, side: 'low' as const, beyond },
    });
    const asked = (...topics: QuestionTopic[]) =>
      chooseQuestions(INTERVIEW_QUESTIONS, doubts({}), { topics }).map(({ topic: of }) => of?.behaviours[0]);
    const named = [topic('named', 'active_listening'), topic('named', 'planning')];
    const differs = topic('differs', 'initiative');
    expect(asked(...named, differs, out('candour', 0.7), out('patience', 0.9))).toEqual([
      'active_listening',
      'planning',
      'initiative',
      'patience',
    ]);
    expect(asked(...named, differs, out('candour', 0.7))).toHaveLength(3);
    // What is likely waits until all that is clear has its question.
    const clear = ['patience', 'planning', 'assertiveness'].map((key) => topic('differs', key));
    expect(asked(out('candour', 0.7), differs, ...clear)).toEqual([
      'initiative',
      'patience',
      'planning',
      'assertiveness',
    ]);
    const many = ['patience', 'candour', 'assertiveness', 'delegation'].map((key) => out(key, 0.9));
    expect(asked(...named, differs, ...many)).toHaveLength(5);
  });

  it('ask about each competency of a vacancy that names five, whichever they are, and of four about one more', () => {
    const { groups, measures } = loadQuestionnaire().models.behaviour;
    const competencies = groups.map(({ key, members }) => ({
      key,
      keys: members.flatMap((member) => measures[member]?.key ?? []),
    }));
    // What differs as well is asked about as what is named, and once.
    const topics = competencies.map(({ key, keys }, at) => ({
      ...topic((['named', 'differs', 'out_of_balance'] as const)[at % 3] ?? 'named', ...keys),
      ...{ name: key, isNamed: true },
    }));
    for (const four of choicesOf(topics, 4)) {
      const others = topics.filter((one) => !four.includes(one)).map((one) => ({ ...one, isNamed: false }));
      const unnamed = others.filter(({ why }) => why !== 'named');
      const chosen = chooseQuestions(INTERVIEW_QUESTIONS, doubts({}), { topics: [...unnamed, ...four] });
      const first = chosen.slice(0, 4).map((one) => one.topic?.name);
      expect(first.toSorted()).toEqual(four.map(({ name }) => name).toSorted());
      expect(chosen).toHaveLength(5);
    }
    for (const five of choicesOf(topics, 5)) {
      const chosen = chooseQuestions(INTERVIEW_QUESTIONS, doubts({}), { topics: five });
      expect(chosen.map((one) => one.topic?.name).toSorted()).toEqual(
        five.map(({ name }) => name).toSorted(),
      );
      for (const { question, topic: of } of chosen) expect(of?.behaviours).toContain(question.behaviours[0]);
      expect(new Set(chosen.map(({ question }) => question.id)).size).toBe(5);
    }
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
