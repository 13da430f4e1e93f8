import { sentence } from '@fourfold/words';
import { z } from 'zod';
import {
  jobPosition,
  respondentEnvelope,
  responseCompany,
  responseForm,
  responseKind,
} from '../assessment/schemas.ts';
import { clearable, email, id, line, name, optional, prose, timestamp, timezone } from '../fields.ts';
import { verdict } from '../profiles/schemas.ts';
import type { Shape } from '../shape.ts';
import {
  type BatchField,
  batchFields,
  batchLimit,
  batchTextMax,
  batchTooLarge,
  dataFormats,
  latestReminderDay,
  ownReminders,
  type ReminderVariable,
  reminderSubjectMax,
  reminderVariables,
  reminderWordsMax,
  responseSorts,
  responseStatuses,
  shownBadLines,
  statusChoices,
} from './words.ts';

const isMoment = (value: string) => !Number.isNaN(Date.parse(`${value}:00Z`));

/** A clock without a place: it strikes where the person works. */
export const clockTime = z
  .string()
  .regex(/^20\d\d-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d$/, {
    error: sentence('Please choose a date and an hour.'),
  })
  .refine(isMoment, { error: sentence('Please choose a date and an hour.') });

const launchAt = optional(clockTime).describe(
  'When the e-mail leaves, such as 2026-11-30T09:00, on the clock where the person works. Without it, now.',
);

export const ownZone = timezone
  .optional()
  .describe('The time zone of the person who plans it: the organisation’s, where it has none yet.');

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
  launch_at: launchAt,
  time_zone: ownZone,
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
  round: z.number().describe('In which round, counted from 1; a pulse is counted from -1 down.'),
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
    .describe('What the mail server said, where an e-mail did not arrive; why none was sent.'),
  invited_by: z.string().nullable(),
  invited_at: timestamp,
  sent_at: timestamp.describe('When the last link was sent.'),
  expires_at: timestamp,
  launch_at: z
    .string()
    .nullable()
    .describe('When a planned invitation leaves, on the clock where the person works.'),
  begun_at: timestamp.nullable(),
  submitted_at: timestamp.nullable(),
  declined_at: timestamp.nullable(),
  withdrawn_at: timestamp.nullable(),
  reminded_at: timestamp.nullable(),
  reminders_sent: z.number(),
  no_reminders: z.boolean().describe('The person wants no more reminders about this questionnaire.'),
});

export type SurveyResponse = z.output<typeof surveyResponse>;

const responseAnswer = z.object({ response: surveyResponse });

const responseParams = z.object({ responseId: id });

const page = z.coerce.number().int().min(1).max(100_000);

export const correctionForm = inviteForm
  .omit({ kind: true, form: true, vacancy_id: true, launch_at: true, time_zone: true })
  .extend({ vacancy_id: clearable(id) })
  .partial();

const rate = z.number().min(0).max(1).nullable().describe('Submitted of all that count; null for none.');

const asked = {
  invited: z.number(),
  submitted: z.number(),
  waiting: z.number().describe('Neither submitted nor declined.'),
  opted_out: z.number().describe('Of those waiting: who want no reminders.'),
};

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
  launch_at: launchAt,
  time_zone: ownZone,
  skip_invited: z
    .boolean()
    .default(false)
    .describe('Leave out whom the caller sees invited already, instead of refusing.'),
  skip_bad: z.boolean().default(false).describe('Leave out lines with a problem, instead of refusing all.'),
  only_first: z
    .number()
    .int()
    .min(1)
    .optional()
    .describe('Invite the first so many of the good lines, and nobody after them.'),
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
  new_departments: z.array(z.string()).describe('Departments that inviting these people adds.'),
  new_seats: z.number().describe('Seats that this would take.'),
  problem: z.string().nullable().describe('What stands against all of it, such as too few seats.'),
  bad: z.number().describe('How many lines have a problem.'),
  invited_already: z.number().describe('How many of them are of someone who is invited already.'),
  bad_lines: z.array(batchLine).describe(`The first ${shownBadLines} of them.`),
  sample: z.array(batchLine).describe('The first lines, as they were understood.'),
  lines: z
    .array(batchLine)
    .describe('With `all_lines`: each that is not left out, as it was understood and mended. Else none.'),
});

const mailBlock = z.discriminatedUnion('type', [
  z.object({ type: z.enum(['heading', 'text', 'small', 'quote']), text: z.string() }),
  z.object({ type: z.literal('button'), label: z.string() }),
]);

const narrowing = z.object({
  q: z.string().max(200).optional().describe('Part of a name, address, position, department or company.'),
  status: z
    .enum(statusChoices)
    .optional()
    .describe('`unanswered`: everyone who was asked and has not answered.'),
  kind: responseKind.optional(),
  department: z.string().max(80).optional().describe('Its name.'),
  vacancy: z.union([id, z.literal('none')]).optional(),
  round: z
    .union([z.literal('pulse'), z.coerce.number().int().min(1).max(10_000)])
    .optional()
    .describe('In which round, counted from 1, or in any pulse.'),
  doubtful: z.literal('yes').optional().describe('Only people whose answers cannot be relied on.'),
});

const listResponsesQuery = narrowing.extend({
  page: page.optional(),
  per_page: z.coerce.number().int().min(1).max(500).optional(),
  sort: z.enum(responseSorts).default('-invited_at').describe('With a minus: the other way round.'),
});

const ids = z.array(id).min(1).max(batchLimit);

const known = new Set<string>(reminderVariables);
const unknownVariable = sentence<{ names: string }>('Only these can be used in square brackets: {names}.');
const named = (text: string): string[] => [...text.matchAll(/\[([^[\]]*)\]/g)].map(([, one = '']) => one);
const ownVariables = {
  error: () => unknownVariable({ names: reminderVariables.map((one) => `[${one}]`).join(' ') }),
};
const hasOwnVariables = (text: string) => named(text).every((one) => known.has(one as ReminderVariable));

const reminderText = {
  subject: clearable(line(reminderSubjectMax).refine(hasOwnVariables, ownVariables)),
  words: clearable(prose(reminderWordsMax).refine(hasOwnVariables, ownVariables)),
};

/** Whom, in which words, and when. */
export const reminderForm = narrowing.omit({ doubtful: true }).extend({
  status: responseStatus.optional(),
  ids: ids.optional().describe('These, of those whom the rest lets through.'),
  subject: reminderText.subject.optional(),
  words: reminderText.words.optional(),
  leaves_at: launchAt,
  time_zone: ownZone,
});

export type ReminderInput = z.output<typeof reminderForm>;

export const reminderChange = z
  .object({ ...reminderText, leaves_at: clockTime, cancelled: z.boolean() })
  .partial();

const plannedReminder = z.object({
  id,
  asked_by: z.string().nullable(),
  whom: z.object({
    people: z.number().nullable().describe('How many were chosen one by one; null for everyone who fits.'),
    kind: responseKind.nullable(),
    department: z.string().nullable(),
    status: responseStatus.nullable(),
    round: z
      .number()
      .nullable()
      .describe('The round of its employees; null where they are of none or of several.'),
  }),
  people_now: z.number().nullable().describe('Of a planned one: how many it reaches as things stand.'),
  subject: z.string().nullable(),
  words: z.string().nullable(),
  leaves_at: z
    .string()
    .nullable()
    .describe('On the clock where each person works; null for one that was sent at once.'),
  created_at: timestamp,
  state: z.enum(['planned', 'sent', 'cancelled']),
  reminded: z.number().describe('How many have got it.'),
});

export type PlannedReminder = z.output<typeof plannedReminder>;

const sayReminderDay = sentence<{ latest: number }>(
  'Please enter whole numbers from 1 to {latest}, such as 4, 10.',
);
const reminderDay = () => sayReminderDay({ latest: latestReminderDay });

export const scheduleForm = z
  .object({
    time_zone: z.string().max(64),
    departments: z.array(z.object({ id, time_zone: clearable(z.string().max(64)) })).max(500),
    reminders: z.boolean(),
    reminder_days: z
      .array(
        z
          .number({ error: reminderDay })
          .int({ error: reminderDay })
          .min(1, { error: reminderDay })
          .max(latestReminderDay, { error: reminderDay }),
      )
      .min(1, { error: sentence('Please enter at least one number, such as 4.') })
      .max(ownReminders),
    reminder_subject: reminderText.subject,
    reminder_words: reminderText.words,
    ends_at: z
      .union([clearable(clockTime), z.literal('now')])
      .describe('When the latest round ends, on the organisation’s clock.'),
  })
  .partial();

const schedule = z.object({
  time_zone: z.string().nullable(),
  departments: z.array(z.object({ id, name: z.string(), time_zone: z.string().nullable() })),
  automatic: z.object({
    reminders: z.boolean(),
    reminder_days: z.array(z.number()),
    reminder_subject: z.string().nullable(),
    reminder_words: z.string().nullable(),
    next_at: timestamp.nullable().describe('When the next one leaves, if nobody reminds before.'),
  }),
  round: z.object({ number: z.number(), ends_at: timestamp.nullable() }),
  launches: z.array(z.object({ launch_at: z.string(), people: z.number() })),
  reminders: z.array(plannedReminder).describe('What is planned, then what was sent, the latest first.'),
});

export type Schedule = z.output<typeof schedule>;

export const peopleSchemas = {
  listResponses: {
    summary: 'Everyone who was invited and whom the caller may see.',
    query: listResponsesQuery,
    response: z.object({
      responses: z.array(surveyResponse),
      total: z.number(),
      withdrawn: z.number().describe('How many of the total are withdrawn.'),
      page: z.number(),
      per_page: z.number(),
      rounds: z.number().describe('How many rounds there are.'),
      pulses: z.boolean().describe('Whether anyone was asked in a pulse.'),
    }),
  },
  exportResponses: {
    summary: 'The people list as CSV or XLSX, as far as the caller sees it. Answers a file.',
    query: listResponsesQuery.omit({ page: true, per_page: true }).extend({
      format: z.enum(['csv', 'xlsx']).default('xlsx'),
    }),
    status: 200,
  },
  exportAnswers: {
    summary:
      'Answers, scores with standard errors, and quality of everyone in the list whose results the caller may see, a row a person, for statistics programs. `codebook` says what the columns mean. Answers a file.',
    query: listResponsesQuery.omit({ page: true, per_page: true }).extend({
      format: z.enum(dataFormats).default('xlsx'),
      names: z
        .enum(['with', 'without'])
        .default('with')
        .describe('Without them there are no columns with names and e-mail addresses.'),
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
      'Send the invitation again with a new link, or renew the link alone where the person wants no e-mails. At most once a minute.',
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
      'Remind everyone who has not finished, may be reminded and was not e-mailed in the last 24 hours, each with a new link; now, or at a time on their clock.',
    body: reminderForm,
    response: z.object({
      reminded: z.number(),
      planned: z.boolean().describe('It leaves later, to people who can be reminded then.'),
    }),
  },
  previewReminder: {
    summary: 'Whom a reminder would reach, who is left out and why, and what its e-mail says. Sends nothing.',
    body: reminderForm,
    response: z.object({
      people: z.number(),
      names: z.array(z.string()).describe('Of the first of them.'),
      left_out: z.object({
        finished: z.number().describe('Submitted, declined or withdrawn.'),
        unwilling: z.number().describe('They want no reminders about this questionnaire.'),
        recent: z.number().describe('E-mailed in the last 24 hours, or an e-mail is on its way.'),
        unreached: z.number().describe('The last e-mail did not arrive.'),
        planned: z.number().describe('Their invitation has not left yet.'),
        asked_again: z.number().describe('Invited again in a later round.'),
        ended: z.number().describe('Their link, or their round, has ended by the time that was chosen.'),
      }),
      link_until: timestamp
        .nullable()
        .describe('How long the new links work that go with it; null when nobody gets one.'),
      ended_at: timestamp
        .nullable()
        .describe('Until when the links of people work who are left out as `ended`.'),
      next_automatic: timestamp
        .nullable()
        .describe('When the next automatic reminder leaves, if nobody reminds before.'),
      subject: z.string(),
      blocks: z.array(mailBlock),
    }),
  },
  withdrawInvitations: {
    summary:
      'Withdraw the invitations of several people at once. People who have begun or submitted are left out.',
    body: z.object({ ids }),
    response: z.object({ withdrawn: z.number(), left_out: z.number() }),
  },
  restoreInvitations: {
    summary:
      'Take back what was withdrawn within the last hour: the links that people have work again, without a second e-mail. People who had begun or were invited again are left out; 409 without enough seats.',
    body: z.object({ ids }),
    response: z.object({ restored: z.number(), left_out: z.number() }),
  },
  getSchedule: {
    summary:
      'What leaves by itself and when: launches, reminders, the end of the round, and in which time zones.',
    response: schedule,
  },
  changeReminder: {
    summary: 'Change a planned reminder, cancel it, or plan it again. 409 once it has left.',
    params: z.object({ reminderId: id }),
    body: reminderChange,
    response: schedule,
  },
  changeLaunch: {
    summary: 'Move planned invitations to another time, send them now, or withdraw them.',
    body: z.object({
      launch_at: clockTime.describe('Those that leave then.'),
      to: z.union([clockTime, z.enum(['now', 'never'])]),
    }),
    response: z.object({ changed: z.number(), schedule }),
  },
  changeSchedule: {
    summary: 'Change the time zones, the reminders that go by themselves, or the end of the latest round.',
    body: scheduleForm,
    response: schedule,
  },
  summariseResponses: {
    summary: 'How many stand where, the response rate of the latest round by department, and the seats.',
    query: z.object({ kind: responseKind.optional() }),
    response: z.object({
      total: z.number(),
      by_status: z.record(responseStatus, z.number()),
      rate,
      round: z
        .object({
          number: z.number(),
          ends_at: timestamp.nullable().describe('From then on nobody can answer.'),
          ...asked,
          rate,
        })
        .describe('Employees of the latest round; candidates, if asked for, of all of them.'),
      candidates: z
        .object(asked)
        .describe('Invited during that round, beside its employees; none where one kind was asked for.'),
      departments: z
        .array(z.object({ department: z.string(), invited: z.number(), submitted: z.number(), rate }))
        .describe('Of that round.'),
      seats: z.object({ total: z.number(), used: z.number(), left: z.number() }),
    }),
  },
  previewBatch: {
    summary: `Read up to ${batchLimit} lines of CSV, or pasted from a spreadsheet, and say what would happen; 422 for more. Sends nothing. At most 100 times in 10 minutes.`,
    body: batchForm.extend({
      all_lines: z.boolean().default(false).describe('Answer every line, to be kept as a file.'),
    }),
    response: batchPreview,
  },
  inviteBatch: {
    summary:
      'Invite everyone of the batch, or nobody: 422 when a line is bad or there are too many, 409 when seats are missing. With `skip_bad` bad lines stay out and the good ones go.',
    body: batchForm,
    response: z.object({
      message: z.string(),
      invited: z.number(),
      unmailed: z.number().describe('How many of them get no e-mail, because they want none.'),
      left_out: z.number().describe('How many lines with a problem stayed out.'),
    }),
    status: 201,
  },
  previewInvitation: {
    summary: 'The invitation’s e-mail and the first questions, as a person would meet them. Sends nothing.',
    query: z.object({
      kind: responseKind.default('employee'),
      form: responseForm.optional(),
      vacancy: id.optional(),
    }),
    response: z.object({
      subject: z.string(),
      html: z.string(),
      text: z.string(),
      blocks: z.array(mailBlock).describe('What the e-mail says, apart from how a mail program draws it.'),
      envelope: respondentEnvelope,
    }),
  },
} as const satisfies Readonly<Record<string, Shape>>;
