import { communication } from './communication.ts';
import { courage } from './courage.ts';
import { drive } from './drive.ts';
import { interpersonalSkill } from './interpersonal-skill.ts';
import { operatingSkill } from './operating-skill.ts';
import { organizationalSkill } from './organizational-skill.ts';
import { strategy } from './strategy.ts';
import type { InterviewQuestion } from './types.ts';

export { bySkill, interviewKit, interviewKitText, KIT_RULES, kitQuestions } from './interview-kit.ts';
export { alsoSought, fillers } from './search-words.ts';
export * from './types.ts';

/** The question library, in order of id. */
export const INTERVIEW_QUESTIONS: readonly InterviewQuestion[] = [
  ...communication,
  ...strategy,
  ...operatingSkill,
  ...courage,
  ...drive,
  ...organizationalSkill,
  ...interpersonalSkill,
];
