import { z } from 'zod';
import { answers, question } from '../assessment/schemas.ts';
import type { Shape } from '../shape.ts';

const demoParams = z.object({ questionnaire: z.string().max(80) });

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

export const demoSchemas = {
  getDemoQuestionnaire: {
    summary: 'A handful of real questions to try. 404 for an unknown name.',
    params: demoParams,
    response: z.object({ name: z.string(), questions: z.array(question) }),
  },
  scoreDemo: {
    summary: 'What these few answers say, and how little sure it is. Nothing is stored.',
    limit: { max: 60, seconds: 600 },
    params: demoParams,
    body: z.object({ answers }),
    response: z.object({
      scores: z.array(demoScore).describe('The behaviours that the answers moved most.'),
      perceptions: z
        .array(demoScore.extend({ question_key: z.string() }))
        .describe('What each answered question about work asked for.'),
    }),
  },
} as const satisfies Readonly<Record<string, Shape>>;
