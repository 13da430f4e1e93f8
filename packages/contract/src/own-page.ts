import { z } from 'zod';
import { byLink, respondentResponse, visibilityContract } from './assessment.ts';
import { optional, prose, timestamp } from './fields.ts';
import { operation } from './operation.ts';

/**
 * A page of one's own for an employee who has submitted, where the organisation allows it. It opens with a personal
 * link that is mailed on submission, `/survey/respondents/{id}?e={expiry}&s={signature}`; the link of the
 * questionnaire does not open it. 410 `gone` when it was erased or is not allowed.
 */
export const ownPageLifeDays = 90;

const score = z.object({
  key: z.string(),
  name: z.string(),
  definition: z.string(),
  kind: z.enum(['behaviour', 'perception']),
  score: z.number().describe('From 0 to 200; 100 is balanced.'),
  low: z.number().describe('With high: the 95% interval.'),
  high: z.number(),
  band: z.enum(['underactivated', 'low', 'balanced', 'high', 'overactivated']),
});

const dispute = z.object({ measure_key: z.string(), note: z.string().nullable(), at: timestamp });

export const ownPage = z.object({
  response: respondentResponse,
  organisation: z.string(),
  visibility: visibilityContract.describe('As it was acknowledged.'),
  /** What one person’s answers tell well. */
  groups: z.array(score).describe('The 14 competencies and 14 domains.'),
  /** Rough for one person: the intervals say so. */
  measures: z.array(score.extend({ group: z.string() })),
  quality: z.object({ verdict: z.enum(['consistent', 'check', 'unreliable']), reasons: z.array(z.string()) }),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  disputes: z.array(dispute),
});
export type OwnPage = z.output<typeof ownPage>;

export const getOwnPage = operation({
  id: 'getOwnPage',
  method: 'GET',
  path: '/survey/respondents/:responseId',
  summary: 'One’s own profile and answers; also what a download holds.',
  ...byLink,
  response: ownPage,
});

export const disputeScore = operation({
  id: 'disputeScore',
  method: 'POST',
  path: '/survey/respondents/:responseId/disputes',
  summary:
    '“This is not me”, on one score. Whoever sees the score sees this too. Saying it again replaces the note.',
  ...byLink,
  body: z.object({ measure_key: z.string().max(80), note: optional(prose(1000)) }),
  response: z.object({ disputes: z.array(dispute) }),
});

export const eraseOwnResponse = operation({
  id: 'eraseOwnResponse',
  method: 'POST',
  path: '/survey/respondents/:responseId/erase',
  summary: 'Erase one’s own answers, scores and details. This cannot be undone.',
  ...byLink,
});

export const renewOwnPage = operation({
  id: 'renewOwnPage',
  method: 'POST',
  path: '/survey/respondents/:responseId/fresh-link',
  summary: 'Mail a fresh link to the owner of a genuine but expired one.',
  ...byLink,
  limit: { max: 30, seconds: 3600 },
  response: z.object({ message: z.string() }),
  status: 202,
});
