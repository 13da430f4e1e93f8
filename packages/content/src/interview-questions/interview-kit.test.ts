import { expect, it } from 'vitest';
import { INTERVIEW_QUESTIONS } from './index.ts';
import { bySkill, interviewKit, interviewKitText, kitQuestions } from './interview-kit.ts';

it('a kit holds exactly the chosen questions, by skill, each with all of its parts and its scale', () => {
  const chosen = kitQuestions(INTERVIEW_QUESTIONS, new Set([60, 2, 100, 4711]));
  expect(chosen.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([2, 60, 100]);
  expect(chosen.map(({ skill }) => skill)).toEqual(chosen.map(({ skill }) => skill).toSorted());
  const kit = interviewKit(chosen);
  expect(kit.parts).toHaveLength(4);
  for (const [index, { category, skill, text, performanceFollowUp, attitudeFollowUp }] of chosen.entries()) {
    const part = kit.parts[index + 1];
    expect(part?.title).toBe(`${category}: ${skill}`);
    expect(part?.blocks[0]).toMatchObject({ items: [text, performanceFollowUp, attitudeFollowUp] });
    expect(part?.blocks[1]).toMatchObject({ kind: 'table', head: ['Score', 'Description'] });
  }
});

it('a kit as text holds each question with its follow-ups', () => {
  const chosen = kitQuestions(INTERVIEW_QUESTIONS, new Set([60, 2]));
  const blocks = interviewKitText(chosen).split('\n\n');
  expect(blocks).toHaveLength(2);
  for (const [index, { category, skill, text, performanceFollowUp, attitudeFollowUp }] of chosen.entries()) {
    expect(blocks[index]?.split('\n')).toEqual([
      `${category}: ${skill}`,
      `1. ${text}`,
      `2. ${performanceFollowUp}`,
      `3. ${attitudeFollowUp}`,
    ]);
  }
});

it('a question without a scale says so', () => {
  const [question] = INTERVIEW_QUESTIONS;
  if (question === undefined) throw new Error('There are no questions.');
  const kit = interviewKit([{ ...question, ratings: [] }]);
  expect(kit.parts[1]?.blocks).toContainEqual({ kind: 'text', text: 'No rating scale defined.' });
});

it('skills stand in the order of a dictionary', () => {
  const skills = INTERVIEW_QUESTIONS.toSorted(bySkill).map(({ skill }) => skill);
  expect(skills).toEqual(skills.toSorted((a, b) => a.localeCompare(b, 'en')));
});
