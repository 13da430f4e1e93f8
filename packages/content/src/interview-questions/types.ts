/** The seven categories, in the words of the specification. */
export const INTERVIEW_CATEGORIES = [
  'Communication',
  'Strategy',
  'Operating skill',
  'Courage',
  'Drive',
  'Organizational skill',
  'Interpersonal skill',
] as const;

export type InterviewCategory = (typeof INTERVIEW_CATEGORIES)[number];

/** One row of a rating scale: what an interviewer hears in an answer of this level. */
export interface InterviewRating {
  readonly score: 1 | 3 | 5;
  readonly label: string;
  readonly description: string;
}

export interface InterviewQuestion {
  /** 1 to 100; a shared interview kit refers to it, so it never changes its meaning. */
  readonly id: number;
  readonly category: InterviewCategory;
  /** The soft skill in question, in Title Case. */
  readonly skill: string;
  /** Keys of the one to three behaviours of the measurement that an answer speaks about. */
  readonly behaviours: readonly string[];
  /** What someone who looks for this question may type instead, in lower case. */
  readonly synonyms: readonly string[];
  /** Part 1: the behavioural question. */
  readonly text: string;
  /** Part 2: what came of it. */
  readonly performanceFollowUp: string;
  /** Part 3: understanding and motivation. */
  readonly attitudeFollowUp: string;
  /** The scores 1, 3 and 5, in this order. */
  readonly ratings: readonly InterviewRating[];
}

export const READ_TO_CANDIDATE = 'Read this to the candidate';

/** Read to a candidate before the first question. */
export const CANDIDATE_INSTRUCTION =
  'I will ask you about things that really happened, not about what you would do. For each question, please choose one occasion from your past experience, in a job or anywhere else where others relied on you. Tell me what happened, what you did yourself, and what came of it. It need not have gone well: an honest account tells us more than a perfect one. Take a moment to think before you begin, and leave out the names of people and customers.';
