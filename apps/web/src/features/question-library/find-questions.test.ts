import { INTERVIEW_QUESTIONS } from '@fourfold/content';
import { describe, expect, it } from 'vitest';
import { findQuestions } from './find-questions.ts';

const find = (search: string, ...selected: number[]) =>
  findQuestions(INTERVIEW_QUESTIONS, search, new Set(selected));

const skills = (search: string) => find(search).map(({ skill }) => skill);

describe('the search of the question library', () => {
  it('shows all questions by skill when nothing is typed', () => {
    const skills = find('').map(({ skill }) => skill);
    expect(skills).toHaveLength(100);
    expect(skills).toEqual(skills.toSorted((a, b) => a.localeCompare(b, 'en')));
  });

  it('looks in text, skill, category and synonyms, whatever the case', () => {
    const listening = INTERVIEW_QUESTIONS.find(({ skill }) => skill === 'Active Listening');
    for (const typed of ['ACTIVE LISTENING', 'hearing people out', 'at first misunderstood']) {
      expect(find(typed).map(({ id }) => id)).toContain(listening?.id);
    }
    expect(find(' courage ').length).toBeGreaterThanOrEqual(14);
  });

  it('knows British and American spelling, however much of the word is typed', () => {
    for (const [typed, skill] of [
      ['humor', 'Using Humour'],
      ['humou', 'Using Humour'],
      ['prioritizing', 'Prioritising'],
      ['prioritis', 'Prioritising'],
      ['recognizing', 'Recognising Others'],
    ] as const) {
      expect(find(typed).map((question) => question.skill)).toContain(skill);
    }
  });

  it('finds a word in all its forms', () => {
    for (const typed of ['delegation', 'delegate', 'Delegating', 'delegat', 'how to delegate']) {
      expect(skills(typed)).toContain('Delegation');
    }
    expect(skills('negotiator')).toContain('Negotiation');
    expect(skills('leader')).toEqual(expect.arrayContaining(['Leading Change', 'Leading Discussions']));
    expect(skills('create')).not.toContain('Resilience');
  });

  it('looks in the follow-up questions and in the behaviours that a question is about, after all else', () => {
    expect(skills('keep in your own hands')).toEqual(['Delegation']);
    expect(skills('perspective')).toEqual(expect.arrayContaining(['Empathy', 'Customer Insight']));
    // Those whose own words it is first, although others come earlier in the alphabet.
    const decided = skills('decide');
    expect(decided.slice(0, 2)).toEqual(['Deciding Under Uncertainty', 'Seeking Input']);
    expect(decided.slice(2)).toEqual(decided.slice(2).toSorted((a, b) => a.localeCompare(b, 'en')));
    expect(decided).toContain('Clear Instructions');
  });

  it('knows what else someone may call it', () => {
    expect(skills('delegate')).toEqual(['Delegation', 'Handing Over Work']);
    expect(skills('hand over')).toEqual(expect.arrayContaining(['Delegation', 'Handing Over Work']));
    expect(skills('leadership')).toEqual(
      expect.arrayContaining(['Setting Direction', 'Coaching', 'Delegation']),
    );
    expect(skills('dealing with conflict')).toContain('Conflict Resolution');
    expect(skills('communication skills')).toEqual(skills('communication'));
  });

  it('finds nothing for what nobody asks', () => {
    expect(find('???')).toEqual([]);
    expect(find('zzzz')).toEqual([]);
  });

  it('puts the selected ones first, each part by skill', () => {
    const [first, second, third] = find('', 60, 2);
    expect([first?.id, second?.id].toSorted()).toEqual([2, 60]);
    expect([2, 60]).not.toContain(third?.id);
    expect((first?.skill ?? '') < (second?.skill ?? '')).toBe(true);
  });
});
