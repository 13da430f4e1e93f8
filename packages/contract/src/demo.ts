import { z } from 'zod';
import { answers, question } from './assessment.ts';
import { operation } from './operation.ts';

/** The example survey that any visitor may try: real questions, and a result from the same engine. Nothing is kept. */
export const demoQuestionnaires = { culture: 'An example culture survey' } as const;

const demoParams = z.object({ questionnaire: z.string().max(80) });

export const getDemoQuestionnaire = operation({
  id: 'getDemoQuestionnaire',
  method: 'GET',
  path: '/survey/questionnaires/:questionnaire',
  summary: 'A handful of real questions to try. 404 for an unknown name.',
  access: { kind: 'public' },
  params: demoParams,
  response: z.object({ name: z.string(), questions: z.array(question) }),
});

const demoScore = z.object({
  key: z.string(),
  name: z.string(),
  definition: z.string(),
  kind: z.enum(['behaviour', 'perception']),
  score: z.number().describe('From 0 to 200; 100 is balanced.'),
  low: z.number().describe('With high: the 95% interval.'),
  high: z.number(),
  band: z.enum(['underactivated', 'low', 'balanced', 'high', 'overactivated']),
});

export const scoreDemo = operation({
  id: 'scoreDemo',
  method: 'POST',
  path: '/survey/questionnaires/:questionnaire/result',
  summary: 'What these few answers say, and how little sure it is. Nothing is stored.',
  access: { kind: 'public' },
  limit: { max: 60, seconds: 600 },
  params: demoParams,
  body: z.object({ answers }),
  response: z.object({ scores: z.array(demoScore).describe('The measures that the answers moved most.') }),
});
