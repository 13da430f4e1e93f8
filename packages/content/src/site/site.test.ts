import { pages } from '@fourfold/contract/words';
import { describe, expect, it } from 'vitest';
import { simulated } from '../simulated/index.ts';
import {
  aiProductivityText,
  benefits,
  changeManagementText,
  cultureSurveysText,
  figures,
  homeQuestions,
  homeText,
  improvementPlansText,
  problem,
  resistanceClaim,
  surveyQuestions,
} from './index.ts';

const everything = {
  aiProductivityText,
  benefits,
  changeManagementText,
  cultureSurveysText,
  figures,
  homeQuestions,
  homeText,
  improvementPlansText,
  problem,
  resistanceClaim,
  surveyQuestions,
};

describe('the texts of the public site', () => {
  it('keep the voice: no exclamation marks and none of the worn words', () => {
    const text = JSON.stringify(everything);
    expect(text).not.toMatch(/!|\b(unlock|empower|seamless|journey|leverage|cutting-edge|world-class)/i);
  });

  it('have questions that can be linked to, each once', () => {
    for (const [questions, count] of [
      [homeQuestions, 4],
      [surveyQuestions, 4],
    ] as const) {
      expect(questions).toHaveLength(count);
      expect(new Set(questions.map(({ id }) => id)).size).toBe(count);
      for (const { id, answer } of questions) {
        expect(id).toMatch(/^[a-z-]+$/);
        expect(answer.length).toBeGreaterThan(0);
      }
    }
  });

  it('say how far answers can be faked by someone who guesses, and by someone who knows what is wanted', () => {
    for (const [questions, id] of [
      [homeQuestions, 'honesty'],
      [surveyQuestions, 'can-it-be-faked'],
    ] as const) {
      const answer = questions.find((question) => question.id === id)?.answer.join(' ');
      expect(answer).toContain(`by about ${simulated.sounds} points`);
      expect(answer).toContain(`score about ${simulated.asked} points higher on what it asks for`);
      expect(answer).toContain('They miss most of those in which every second answer is random.');
    }
  });

  it('lead to pages that exist', () => {
    const paths = new Set<string>(Object.values(pages).map(({ path }) => path));
    const answers = [...homeQuestions, ...surveyQuestions].flatMap(({ answer }) => answer).join(' ');
    const links = [...answers.matchAll(/\]\(([^)]+)\)/g)].map(([, path]) => path);
    expect(links).toContain(pages.manual.path);
    expect(links.filter((path) => !paths.has(path ?? ''))).toEqual([]);
  });

  it('name the address for support as a placeholder, since every operator has their own', () => {
    expect(homeQuestions.find(({ id }) => id === 'support')?.answer.join(' ')).toContain(
      'write to {contact} and request a support proposal',
    );
  });
});
