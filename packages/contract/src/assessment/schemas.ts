import { sentence } from '@fourfold/words';
import { z } from 'zod';
import { id, line, name, timestamp } from '../fields.ts';
import * as messages from '../messages.ts';
import { roles } from '../permissions.ts';
import type { Shape } from '../shape.ts';
import { linkUses, questionsPerPage, responseForms, responseKinds } from './words.ts';

export const responseKind = z.enum(responseKinds, { error: messages.selectAnOption });

export type ResponseKind = z.output<typeof responseKind>;

export const responseForm = z.enum(responseForms, { error: messages.selectAnOption });

export type ResponseForm = z.output<typeof responseForm>;

export const jobPosition = line(120);

export const responseCompany = line(120);

/** What the respondent confirms before submitting. `role` is the position. */
export const detailsForm = z.object({
  first_name: name(80),
  last_name: name(80),
  company: responseCompany,
  role: jobPosition,
});

const linkParams = z.object({ responseId: z.string().max(200) });

const linkQuery = z.object({
  signature: z.string().max(200).default(''),
  expires: z.string().max(20).default('').describe('Seconds since the epoch, as in the link.'),
});

export const byLink = { params: linkParams, query: linkQuery } as const;

export const question = z.object({
  id: z.number(),
  key: z.string(),
  text: z.string(),
  options: z.array(z.object({ key: z.string(), text: z.string() })),
  answer_key: z.string().nullable(),
  number: z.number().describe('Its place in this respondent’s own order, from 1.'),
});

export type Question = z.output<typeof question>;

/** Who sees what of this response, in plain words; frozen with the acknowledgement. */
export const visibilityContract = z.object({
  version: z.string(),
  /** The roles that may see this person’s profile and answers. A role that is not named never sees them. */
  individuals: z.array(z.enum(roles)),
  /** Those of them that see people of their own departments only. */
  in_departments: z.array(z.enum(roles)).default([]),
  statements: z.array(z.string()),
});

export type VisibilityContract = z.output<typeof visibilityContract>;

export const respondentResponse = z.object({
  id,
  kind: responseKind,
  form: responseForm,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  role: z.string(),
  job_position: z.string(),
  company: z.string(),
  begun_at: timestamp.nullable(),
  acknowledged_at: timestamp.nullable(),
  submitted_at: timestamp.nullable(),
  no_reminders_at: timestamp.nullable(),
  expires_at: timestamp.describe('When this link stops working.'),
});

export const linkCopy = z.object({
  name: z.string().nullable().describe('Who copied it. Null for someone whose account is gone.'),
  role: z.enum(roles).describe('Which they had then.'),
  what: z
    .enum(['questionnaire', 'sheet'])
    .describe('The personal link, or the link to a candidate’s interview sheet.'),
  copied_at: timestamp,
  uses: z
    .array(z.object({ use: z.enum(linkUses), first_at: timestamp, last_at: timestamp }))
    .describe('What was done through this copy: by the person to whom it was handed, or by someone else.'),
});

export type LinkCopy = z.output<typeof linkCopy>;

/** What the first screen tells before the first question. */
const invitation = z.object({
  organisation: z.string(),
  logo_url: z.string().nullable(),
  invited_by: z.string().nullable(),
  words: z.string().nullable().describe('The organisation’s own words, if it set some.'),
  minutes: z.number(),
  visibility: visibilityContract,
  information_url: z.string().describe('The page that says all of what is asked, kept and shown.'),
  kept: z.string().describe('For how long the answers are kept, in a sentence.'),
  vacancy: z.string().nullable().describe('What a candidate is invited for, where it is known.'),
  vacancy_team: z
    .string()
    .nullable()
    .describe('The department that a candidate would join, where it is known.'),
  respondent_page: z.boolean().describe('Whether the respondent gets a page of their own afterwards.'),
  copies: z.array(linkCopy).describe('Who has copied the personal link, the latest first.'),
});

export const respondentEnvelope = z.object({
  response: respondentResponse,
  unanswered_questions: z.array(question).describe('Those of the next page.'),
  number_of_questions: z.number(),
  number_of_answered_questions: z.number(),
  saved_at: timestamp
    .nullable()
    .describe('When an answer was last stored, from whichever window or device; null before the first.'),
  overtaken: z
    .array(z.object({ question_id: z.number(), answer_key: z.string() }))
    .describe('Answers of this call that were not taken, since another was chosen later: what is stored.'),
  now: timestamp.describe('What time it is here.'),
  invitation: invitation.nullable().describe('Only in the answer to a call without answers.'),
  seconds_each: z
    .number()
    .optional()
    .describe(
      'How long the answers stored so far took on average, once there are some: only in the answer to a call without answers.',
    ),
  own_page: z
    .string()
    .optional()
    .describe(
      'The way to the respondent’s own page: only in the answer to the call that submits by the e-mailed link, and to one that submits again with all the same answers.',
    ),
});

export type RespondentEnvelope = z.output<typeof respondentEnvelope>;

export const answers = z
  .array(
    z.object({
      question_id: z.number(),
      question_key: z.string().max(40),
      key: z.string().max(40).describe('The chosen option; the only thing that counts.'),
      answer: z.string().max(500).optional().describe('Its text as shown.'),
      seconds: z.number().min(0).max(86_400).optional().describe('Time on the question.'),
      chosen_at: timestamp
        .optional()
        .describe(
          'When it was chosen, by the clock of the envelope’s `now`; now if it is missing. Of two answers to a question the later one counts, in whatever order they arrive.',
        ),
    }),
  )
  .max(200)
  .default([]);

export type AnswerItem = z.output<typeof answers>[number];

const ignored = z.unknown().optional().describe('Ignored.');

/** Saves what was answered; `is_complete` 1 also submits, and then needs the details. */
export const answersBody = z.discriminatedUnion(
  'is_complete',
  [
    z.object({ is_complete: z.literal(0).optional(), answers, email: ignored }),
    z.object({ is_complete: z.literal(1), answers, email: ignored, ...detailsForm.shape }),
  ],
  { error: sentence('is_complete must be 0 or 1.') },
);

export const measure = z.object({
  id: z.number(),
  key: z.string(),
  name: z.string(),
  definition: z.string(),
  kind: z.enum(['behaviour', 'perception']),
  group: z.string().describe('The name of its competency or domain.'),
  group_key: z.string(),
});

export const assessmentSchemas = {
  saveAnswers: {
    ...byLink,
    summary:
      'Open, save or submit. Without answers it changes nothing; saving twice is saving once; after the submission nothing changes any more.',
    body: answersBody,
    response: respondentEnvelope,
  },
  getQuestions: {
    ...byLink,
    summary: 'Questions in the respondent’s own order with what was answered, for going back.',
    query: linkQuery.extend({
      from: z.coerce.number().int().min(0).default(0).describe('How many to leave out at the beginning.'),
      count: z.coerce.number().int().min(1).max(40).default(questionsPerPage),
    }),
    response: z.object({ questions: z.array(question), number_of_questions: z.number() }),
  },
  acknowledge: {
    ...byLink,
    summary:
      'Note that the visibility contract was read. Needed before the first answer; 409 when its text has changed.',
    body: z.object({ version: z.string().max(40).describe('Of the visibility contract that was shown.') }),
    response: z.object({ acknowledged_at: timestamp }),
  },
  decline: {
    ...byLink,
    summary:
      '“I do not want to take part.” Final; answers given so far are deleted. 409 after the submission.',
  },
  stopReminders: { ...byLink, summary: '“No more reminders.” Final. Works with an expired link too.' },
  sendFreshLink: {
    ...byLink,
    summary: 'E-mail a new link to the address of the person to whom the genuine but expired link belongs.',
    limit: { max: 30, seconds: 3600 },
    response: z.object({ message: z.string() }),
    status: 202,
  },
  listMeasures: {
    summary: 'All 168 measures: 84 behaviours and 84 perceptions.',
    response: z.object({
      measures: z.array(measure),
      groups: z
        .array(measure.pick({ key: true, name: true, definition: true, kind: true }))
        .describe('The 14 competencies and the 14 domains.'),
    }),
  },
} as const satisfies Readonly<Record<string, Shape>>;
