import { z } from 'zod';
import { responseKind, visibilityContract } from './assessment.ts';
import { id, timestamp } from './fields.ts';
import { individualProfile } from './individual-profile.ts';
import { operation } from './operation.ts';

/** How one person’s figures came before somebody’s eyes. */
export const shownAs = ['profile', 'list', 'export', 'report'] as const;
export type ShownAs = (typeof shownAs)[number];

/** What took the place of older answers of the same person. */
export const laterAnswers = z.object({ response_id: id, round: z.number(), submitted_at: timestamp });
export type LaterAnswers = z.output<typeof laterAnswers>;

export const answeredIn = {
  round: z.number().describe('In which round, counted from 1.'),
  superseded_by: laterAnswers
    .nullable()
    .describe('The latest answers of the same person, where these are older and the caller may see those.'),
};

const change = z.object({
  key: z.string(),
  change: z.number().describe('In points, against the round before.'),
  low: z.number().describe('With high: the 95% interval of the change.'),
  high: z.number(),
});

const personRound = z.object({
  response_id: id,
  number: z.number(),
  submitted_at: timestamp,
});

export const personProfile = individualProfile.extend({
  response: z.object({
    id,
    kind: responseKind,
    first_name: z.string(),
    last_name: z.string(),
    job_position: z.string(),
    department: z.string(),
    company: z.string(),
    submitted_at: timestamp,
  }),
  visibility: visibilityContract.describe('What the person was promised, frozen with the response.'),
  rounds: z
    .array(personRound)
    .describe('All that this person submitted and the caller may see, latest first.'),
  changes: z
    .array(change)
    .describe('Of the competencies and domains since the round before; empty without one.'),
});
export type PersonProfile = z.output<typeof personProfile>;

/**
 * Who may see it: `employees:see` or `candidates:see` by the person’s kind, a manager in the own departments only,
 * and nobody whose role the frozen visibility contract does not name. Everybody who may see employees has
 * `candidates:see`, so that is what the operation names.
 */
export const getPersonProfile = operation({
  id: 'getPersonProfile',
  method: 'GET',
  path: '/survey/responses/:responseId/profile',
  summary:
    'One person’s results. 403 when the person was promised that the caller’s role does not see them, 409 before the submission. That it was opened is noted, and the person sees by whom.',
  access: { kind: 'member', permission: 'candidates:see', token: ['people:read'] },
  params: z.object({ responseId: id }),
  response: personProfile,
});
