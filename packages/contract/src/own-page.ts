import { z } from 'zod';
import { byLink, linkCopy, respondentResponse, visibilityContract } from './assessment.ts';
import { optional, prose, timestamp } from './fields.ts';
import { individualProfile, scoreDispute } from './individual-profile.ts';
import { operation } from './operation.ts';
import { roles } from './permissions.ts';
import { shownAs } from './person.ts';

/**
 * A page of one's own for an employee who has submitted, where the organisation allows it. It opens with a personal
 * link that is mailed on submission, `/survey/respondents/{id}?e={expiry}&s={signature}`; the link of the
 * questionnaire does not open it. 410 `gone` when it was erased or is not allowed.
 */
export const ownPageLifeDays = 90;

const profileView = z.object({
  name: z.string().nullable().describe('Null for somebody whose account is gone.'),
  role: z.enum(roles).describe('Which they had then.'),
  shown: z.enum(shownAs).describe('The page of this person, a list with single people, an export, a report.'),
  at: timestamp,
});
export type ProfileView = z.output<typeof profileView>;

export const ownPage = individualProfile.extend({
  response: respondentResponse,
  organisation: z.string(),
  visibility: visibilityContract.describe('As it was acknowledged.'),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  views: z
    .array(profileView)
    .describe('Who opened these results, the latest first; the same person at most once an hour.'),
  copies: z
    .array(linkCopy)
    .describe('Who copied the personal link and what was done through the copy, the latest first.'),
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
  response: z.object({ disputes: z.array(scoreDispute) }),
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
