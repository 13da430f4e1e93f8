import { sentence } from '@fourfold/words';
import { z } from 'zod';
import {
  jobPosition,
  respondentEnvelope,
  responseCompany,
  responseForm,
  responseKind,
} from '../assessment/schemas.ts';
import { clearable, email, id, line, name, optional, timestamp } from '../fields.ts';
import { verdict } from '../profiles/schemas.ts';
import type { Shape } from '../shape.ts';
import {
  type BatchField,
  batchFields,
  batchLimit,
  batchTextMax,
  batchTooLarge,
  responseSorts,
  responseStatuses,
  shownBadLines,
} from './words.ts';

export const inviteForm = z.object({
  first_name: name(80),
  last_name: name(80),
  email,
  job_position: jobPosition,
  department: line(80),
  company: responseCompany,
  kind: responseKind.default('employee'),
  form: optional(responseForm).describe(
    'In which form they are asked. Employees: full, the usual one, or pulse. Candidates: candidate, the usual one, or full.',
  ),
  vacancy_id: optional(id).describe('Of the vacancy for which a candidate is invited.'),
});

export type InviteInput = z.output<typeof inviteForm>;

export const responseStatus = z.enum(responseStatuses);

export type ResponseStatus = z.output<typeof responseStatus>;

export const surveyResponse = z.object({
  id,
  kind: responseKind,
  form: responseForm,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  vacancy: z.object({ id, title: z.string() }).nullable(),
  round: z.number().describe('In which round, counted from 1.'),
  role: z.string().describe('The same as job_position.'),
  job_position: z.string(),
  department: z.string(),
  company: z.string(),
  status: responseStatus,
  results: z.boolean().describe('Whether the caller may open this person’s results.'),
  verdict: verdict
    .nullable()
    .describe(
      'Whether the answers can be relied on, for people who may open the results; API tokens get none.',
    ),
  percent: z.number().describe('Of the questions answered, floored.'),
  problem: z
    .string()
    .nullable()
    .describe('What the mail server said, where a mail did not arrive; why none was sent.'),
  invited_by: z.string().nullable(),
  invited_at: timestamp,
  sent_at: timestamp.describe('When the last link was sent.'),
  expires_at: timestamp,
  begun_at: timestamp.nullable(),
  submitted_at: timestamp.nullable(),
  reminded_at: timestamp.nullable(),
  reminders_sent: z.number(),
  no_reminders: z.boolean().describe('The person wants no more reminders.'),
});

export type SurveyResponse = z.output<typeof surveyResponse>;

const responseAnswer = z.object({ response: surveyResponse });

const responseParams = z.object({ responseId: id });

const page = z.coerce.number().int().min(1).max(100_000);

export const correctionForm = inviteForm
  .omit({ kind: true, form: true, vacancy_id: true })
  .extend({ vacancy_id: clearable(id) })
  .partial();

const rate = z.number().min(0).max(1).nullable().describe('Submitted of all that count; null for none.');

const column = z.number().int().min(0).max(99);

const columns = z
  .object({
    first_name: column,
    last_name: column,
    email: column,
    job_position: column,
    department: column,
    company: column,
  } satisfies Record<BatchField, z.ZodType>)
  .partial();

const cell = z.string().max(1000, { error: batchTooLarge });

export const batchForm = z.object({
  text: z
    .string({ error: sentence('Please choose a file or paste some lines.') })
    .min(1, { error: sentence('Please choose a file or paste some lines.') })
    .max(batchTextMax, { error: batchTooLarge }),
  columns: columns.optional().describe('Which column holds what; guessed from the first line when absent.'),
  has_header: z.boolean().optional().describe('Guessed when absent.'),
  company: responseCompany.optional().describe('For lines without one.'),
  vacancy_id: optional(id).describe('Of the vacancy for which all of them are invited.'),
  skip_invited: z
    .boolean()
    .default(false)
    .describe('Leave out whom the caller sees invited already, instead of refusing.'),
  skip_bad: z.boolean().default(false).describe('Leave out lines with a problem, instead of refusing all.'),
  mended: z
    .array(z.object({ line: z.number().int().min(1), values: z.partialRecord(z.enum(batchFields), cell) }))
    .max(shownBadLines * 10)
    .default([])
    .describe('What stands in a line instead of what the text has there; an empty value empties it.'),
  kind: responseKind.default('employee'),
  form: optional(responseForm).describe('In which form all of them are asked; as for one person.'),
});

const batchLine = z.object({
  line: z.number().describe('As a text editor counts, from 1.'),
  values: z.partialRecord(z.enum(batchFields), z.string()),
  problems: z.array(z.object({ field: z.enum([...batchFields, 'line']), message: z.string() })),
  invited_already: z.boolean(),
});

export type BatchLine = z.output<typeof batchLine>;

const batchPreview = z.object({
  headers: z.array(z.string()).describe('The names of the columns, or “Column 1” and so on.'),
  has_header: z.boolean(),
  columns,
  total: z.number(),
  good: z.number(),
  skipped: z.number().describe('Left out, because they are invited already.'),
  seats_left: z.number(),
  new_seats: z.number().describe('Seats that this would take.'),
  problem: z.string().nullable().describe('What stands against all of it, such as too few seats.'),
  bad: z.number().describe('How many lines have a problem.'),
  invited_already: z.number().describe('How many of them are of someone who is invited already.'),
  bad_lines: z.array(batchLine).describe(`The first ${shownBadLines} of them.`),
  sample: z.array(batchLine).describe('The first lines, as they were understood.'),
});

const mailBlock = z.discriminatedUnion('type', [
  z.object({ type: z.enum(['heading', 'text', 'small', 'quote']), text: z.string() }),
  z.object({ type: z.literal('button'), label: z.string() }),
]);

const listResponsesQuery = z.object({
  page: page.optional(),
  per_page: z.coerce.number().int().min(1).max(500).optional(),
  q: z.string().max(200).optional().describe('Part of a name, address, position, department or company.'),
  status: responseStatus.optional(),
  kind: responseKind.optional(),
  department: z.string().max(80).optional().describe('Its name.'),
  vacancy: z.union([id, z.literal('none')]).optional(),
  round: z.coerce.number().int().min(1).max(10_000).optional().describe('In which round, counted from 1.'),
  doubtful: z.literal('yes').optional().describe('Only people whose answers cannot be relied on.'),
  sort: z.enum(responseSorts).default('-invited_at').describe('With a minus: the other way round.'),
});

export const peopleSchemas = {
  listResponses: {
    summary: 'Everyone who was invited and whom the caller may see.',
    query: listResponsesQuery,
    response: z.object({
      responses: z.array(surveyResponse),
      total: z.number(),
      page: z.number(),
      per_page: z.number(),
      rounds: z.number().describe('How many rounds there are.'),
    }),
  },
  exportResponses: {
    summary: 'The people list as CSV or XLSX, as far as the caller sees it. Answers a file.',
    query: listResponsesQuery.omit({ page: true, per_page: true }).extend({
      format: z.enum(['csv', 'xlsx']).default('xlsx'),
    }),
    status: 200,
  },
  inviteRespondent: {
    summary:
      'Invite a person by e-mail. 409 when no seat is left, or when the caller sees an invitation of theirs already. Of one that the caller does not see nothing is said.',
    body: inviteForm,
    response: z.object({ message: z.string(), response: surveyResponse }),
    status: 201,
  },
  resendInvitation: {
    summary:
      'Send the invitation again with a fresh link, or renew the link alone where the person wants no mails. At most once a minute.',
    params: responseParams,
    response: responseAnswer,
  },
  withdrawInvitation: {
    summary:
      'Withdraw an invitation: its links stop working. Gives the seat back when nobody had begun; 409 when someone had, unless `with_answers` says that what was answered may be deleted.',
    params: responseParams,
    body: z.object({ with_answers: z.boolean().default(false) }),
    response: responseAnswer,
  },
  correctResponse: {
    summary:
      'Correct a name, department, position or company; the e-mail before it was begun, which sends a new link there, ends the old ones and tells the old address. What else was sent to the old address goes along where the caller sees all of it and none was begun; otherwise it stays.',
    params: responseParams,
    body: correctionForm,
    response: responseAnswer,
  },
  eraseRespondent: {
    summary: 'Erase the person with all invitations and answers that the caller sees. This cannot be undone.',
    params: responseParams,
  },
  getResponseLink: {
    summary:
      'A copy of the personal link, to be handed over in another way. The person sees who copied it, and what was done through the copy.',
    params: responseParams,
    response: z.object({ url: z.string(), expires_at: timestamp }),
  },
  remindResponses: {
    summary:
      'Remind everyone who has not finished, may be reminded and was not mailed in the last 24 hours, each with a fresh link.',
    body: z.object({
      kind: responseKind.optional(),
      department: z.string().max(80).optional(),
    }),
    response: z.object({ reminded: z.number() }),
  },
  summariseResponses: {
    summary: 'How many stand where, the response rate of the latest round by department, and the seats.',
    query: z.object({ kind: responseKind.optional() }),
    response: z.object({
      total: z.number(),
      by_status: z.record(responseStatus, z.number()),
      rate,
      round: z
        .object({ number: z.number(), invited: z.number(), submitted: z.number(), rate })
        .describe('The latest round; candidates alone are counted over all of them.'),
      departments: z
        .array(z.object({ department: z.string(), invited: z.number(), submitted: z.number(), rate }))
        .describe('Of that round.'),
      seats: z.object({ total: z.number(), used: z.number(), left: z.number() }),
    }),
  },
  previewBatch: {
    summary: `Read up to ${batchLimit} lines of CSV, or pasted from a spreadsheet, and say what would happen; 422 for more. Sends nothing. At most 100 times in 10 minutes.`,
    body: batchForm,
    response: batchPreview,
  },
  inviteBatch: {
    summary:
      'Invite everyone of the batch, or nobody: 422 when a line is bad or there are too many, 409 when seats are missing. With `skip_bad` bad lines stay out and the good ones go.',
    body: batchForm,
    response: z.object({
      message: z.string(),
      invited: z.number(),
      unmailed: z.number().describe('How many of them get no mail, because they want none.'),
      left_out: z.number().describe('How many lines with a problem stayed out.'),
    }),
    status: 201,
  },
  previewInvitation: {
    summary: 'The invitation’s mail and the first questions, as a person would meet them. Sends nothing.',
    query: z.object({
      kind: responseKind.default('employee'),
      form: responseForm.optional(),
      vacancy: id.optional(),
    }),
    response: z.object({
      subject: z.string(),
      html: z.string(),
      text: z.string(),
      blocks: z.array(mailBlock).describe('What the mail says, apart from how a mail program draws it.'),
      envelope: respondentEnvelope,
    }),
  },
} as const satisfies Readonly<Record<string, Shape>>;
