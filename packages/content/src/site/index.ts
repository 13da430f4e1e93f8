export { aiProductivityText } from './ai-productivity.ts';
export { changeManagementText, resistanceClaim } from './change-management.ts';
export { cultureSurveysText, surveyQuestions } from './culture-surveys.ts';
export { benefits, figures, homeQuestions, homeText, problem } from './home.ts';
export { improvementPlansText } from './improvement-plans.ts';
export type { Point, Question, SolutionText } from './types.ts';
