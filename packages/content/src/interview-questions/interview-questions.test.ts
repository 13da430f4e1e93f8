import { describe, expect, it } from 'vitest';
import measures from '../../../measurement/data/measures.json' with { type: 'json' };
import { CANDIDATE_INSTRUCTION, INTERVIEW_CATEGORIES, INTERVIEW_QUESTIONS } from './index.ts';

const behaviourKeys = new Set(
  measures.competencies.flatMap((competency) => competency.behaviours.map((behaviour) => behaviour.key)),
);

const words = (text: string) => text.split(/\s+/).filter(Boolean).length;
const sentences = (text: string) => text.match(/[.?!](?=\s|$)/g)?.length ?? 0;
const inSentences = (text: string) => text.split(/(?<=[.?!])\s+/);
const duplicates = (values: readonly string[]) =>
  values.filter(
    (value, index) => values.findIndex((other) => other.toLowerCase() === value.toLowerCase()) !== index,
  );
const countBy = (values: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
};

describe('the question library', () => {
  it('holds the ids 1 to 100 once each, in order', () => {
    expect(INTERVIEW_QUESTIONS.map((question) => question.id)).toEqual(
      Array.from({ length: 100 }, (_, index) => index + 1),
    );
  });

  it('spreads over the seven categories evenly', () => {
    const counts = countBy(INTERVIEW_QUESTIONS.map((question) => question.category));
    expect([...counts.keys()].sort()).toEqual([...INTERVIEW_CATEGORIES].sort());
    for (const count of counts.values()) {
      expect(count).toBeGreaterThanOrEqual(13);
      expect(count).toBeLessThanOrEqual(16);
    }
  });

  it('asks about no skill more than twice', () => {
    const counts = countBy(INTERVIEW_QUESTIONS.map((question) => question.skill));
    expect([...counts].filter(([, count]) => count > 2)).toEqual([]);
  });

  it('repeats no text', () => {
    const texts = INTERVIEW_QUESTIONS.flatMap((question) => [
      question.text,
      question.performanceFollowUp,
      question.attitudeFollowUp,
      ...question.ratings.flatMap((rating) => [rating.label, rating.description]),
    ]);
    expect(texts).toHaveLength(900);
    expect(duplicates(texts)).toEqual([]);
    const halves = texts.flatMap(inSentences).filter((half) => words(half) > 4);
    expect(duplicates(halves)).toEqual([]);
  });

  it('relates to at least 60 behaviours of the measurement', () => {
    const covered = new Set(INTERVIEW_QUESTIONS.flatMap((question) => question.behaviours));
    expect([...covered].filter((key) => !behaviourKeys.has(key))).toEqual([]);
    expect(covered.size).toBeGreaterThanOrEqual(60);
  });

  it('asks nothing hypothetical in its first part', () => {
    const hypothetical = /what would you|how would you|imagine|suppose\b/i;
    expect(INTERVIEW_QUESTIONS.filter((question) => hypothetical.test(question.text))).toEqual([]);
  });

  it('tells the candidate to speak of the past', () => {
    expect(CANDIDATE_INSTRUCTION).toContain('past experience');
    expect(words(CANDIDATE_INSTRUCTION)).toBeLessThanOrEqual(110);
  });
});

describe.each(
  INTERVIEW_QUESTIONS.map((question) => ({ name: `${question.id} ${question.skill}`, question })),
)('question $name', ({ question }) => {
  it('names a skill in Title Case', () => {
    expect(words(question.skill)).toBeLessThanOrEqual(4);
    for (const word of question.skill.split(/[ -]/)) {
      expect(word).toMatch(/^(?:[A-Z][a-z]+|for|from|in|of|the|to|with)$/);
    }
  });

  it('has three parts of a length that can be read aloud', () => {
    expect(words(question.text)).toBeGreaterThanOrEqual(12);
    expect(words(question.text)).toBeLessThanOrEqual(32);
    expect(question.text).toMatch(/[.?]$/);
    for (const part of [question.performanceFollowUp, question.attitudeFollowUp]) {
      expect(words(part)).toBeGreaterThanOrEqual(10);
      expect(words(part)).toBeLessThanOrEqual(40);
      expect(sentences(part)).toBeLessThanOrEqual(2);
      expect(part).toMatch(/[.?]$/);
    }
  });

  it('has a scale of 1, 3 and 5 with labels and descriptions', () => {
    expect(question.ratings.map((rating) => rating.score)).toEqual([1, 3, 5]);
    for (const { label, description } of question.ratings) {
      expect(words(label)).toBeGreaterThanOrEqual(1);
      expect(words(label)).toBeLessThanOrEqual(4);
      expect(label).toMatch(/^[A-Z].*[^.]$/);
      expect(words(description)).toBeGreaterThanOrEqual(15);
      expect(words(description)).toBeLessThanOrEqual(45);
      expect(sentences(description)).toBeLessThanOrEqual(2);
      expect(description).toMatch(/^[A-Z].*\.$/);
    }
  });

  it('relates to one to three behaviours', () => {
    expect(question.behaviours.length).toBeGreaterThanOrEqual(1);
    expect(question.behaviours.length).toBeLessThanOrEqual(3);
    expect(new Set(question.behaviours).size).toBe(question.behaviours.length);
  });

  it('has synonyms that add something to search', () => {
    expect(question.synonyms.length).toBeGreaterThanOrEqual(3);
    expect(question.synonyms.length).toBeLessThanOrEqual(6);
    expect(duplicates(question.synonyms)).toEqual([]);
    for (const synonym of question.synonyms) {
      expect(synonym).toMatch(/^[a-z][a-z’ -]*[a-z]$/);
      expect(synonym).not.toBe(question.skill.toLowerCase());
      expect(words(synonym)).toBeLessThanOrEqual(5);
    }
  });
});

describe.each(
  INTERVIEW_QUESTIONS.map((question) => ({
    name: `${question.id} ${question.skill}`,
    question,
  })),
)('two raters of question $name', ({ question }) => {
  const followUps = [question.performanceFollowUp, question.attitudeFollowUp];

  it('hear an answer to one thing at a time', () => {
    const second = /\b(?:and|or),? (?:how|what|when|where|which|who|whom|whose|why)\b/i;
    for (const followUp of followUps) {
      expect(followUp).toMatch(/^[^?]+\?$/);
      expect(followUp).not.toMatch(second);
    }
  });

  // Strict on purpose: telling "or" between two nouns from "or" between two failures takes a grammar, while
  // one failure can always be told without the word.
  it('listen for one failure at the lowest score', () => {
    const [lowest] = question.ratings;
    expect(lowest?.score).toBe(1);
    expect(`${lowest?.label} ${lowest?.description}`).not.toMatch(/\bor\b/i);
  });

  it('read sentences that are short and plain', () => {
    const descriptions = question.ratings.map(({ description }) => description);
    for (const sentence of [question.text, ...followUps, ...descriptions].flatMap(inSentences)) {
      expect(words(sentence)).toBeLessThanOrEqual(20);
      expect(sentence).not.toContain(';');
    }
    expect(JSON.stringify(question)).not.toMatch(/\b(?:somebody|everybody|whoever)\b/i);
  });
});
