import { z } from 'zod';
import { byLink, linkCopy, respondentResponse, visibilityContract } from '../assessment/schemas.ts';
import { optional, prose, timestamp } from '../fields.ts';
import { roles } from '../permissions.ts';
import { individualProfile, objectedTo, scoreDispute } from '../profiles/schemas.ts';
import { shownAs } from '../profiles/words.ts';
import type { Shape } from '../shape.ts';
import { objectionMax } from './words.ts';

const profileView = z.object({
  name: z.string().nullable().describe('Null for someone whose account is gone.'),
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
  pulse: z
    .object({ questions: z.number(), minutes: z.number() })
    .nullable()
    .describe('A pulse is open that left this person out: they may take part if they wish.'),
  copies: z
    .array(linkCopy)
    .describe('Who copied the personal link and what was done through the copy, the latest first.'),
});

export type OwnPage = z.output<typeof ownPage>;

export const ownPageSchemas = {
  getOwnPage: {
    ...byLink,
    summary: 'One’s own profile and answers; also what a download holds.',
    response: ownPage,
  },
  disputeScore: {
    ...byLink,
    summary:
      '“This is not me”, on one score. Anyone who sees the score sees this too. Saying it again replaces the note.',
    body: z.object({
      measure_key: objectedTo,
      note: optional(prose(objectionMax)),
      taken_back: z.boolean().default(false).describe('True takes the objection back, and its note goes.'),
    }),
    response: z.object({ disputes: z.array(scoreDispute) }),
  },
  eraseOwnResponse: {
    ...byLink,
    summary: 'Erase one’s own answers, scores and details. This cannot be undone.',
  },
  renewOwnPage: {
    ...byLink,
    summary: 'E-mail a new link to the owner of a genuine but expired one.',
    limit: { max: 30, seconds: 3600 },
    response: z.object({ message: z.string() }),
    status: 202,
  },
} as const satisfies Readonly<Record<string, Shape>>;
