import { INTERVIEW_QUESTIONS } from '@fourfold/content';
import { describe, expect, it } from 'vitest';
import { findQuestions } from './find-questions.ts';

const find = (search: string, ...selected: number[]) =>
  findQuestions(INTERVIEW_QUESTIONS, search, new Set(selected));

describe('the search of the question library', () => {
  it('shows all questions by skill when nothing is typed', () => {
    const skills = find('').map(({ skill }) => skill);
    expect(skills).toHaveLength(100);
    expect(skills).toEqual(skills.toSorted((a, b) => a.localeCompare(b, 'en')));
  });

  it('looks in text, skill, category and synonyms, whatever the case', () => {
    const listening = INTERVIEW_QUESTIONS.find(({ skill }) => skill === 'Active Listening');
    for (const typed of ['ACTIVE LISTENING', 'hearing people out', 'misunderstood at first']) {
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

  it('finds nothing for what nobody asks', () => {
    expect(find('zzzz')).toEqual([]);
  });

  it('puts the selected ones first, each part by skill', () => {
    const [first, second, third] = find('', 60, 2);
    expect([first?.id, second?.id].toSorted()).toEqual([2, 60]);
    expect([2, 60]).not.toContain(third?.id);
    expect((first?.skill ?? '') < (second?.skill ?? '')).toBe(true);
  });
});
