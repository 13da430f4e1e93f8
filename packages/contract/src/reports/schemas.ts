import { sentence } from '@fourfold/words';
import { z } from 'zod';
import { responseKind } from '../assessment/schemas.ts';
import { clearable, email, id, line, prose, timestamp } from '../fields.ts';
import { answeredIn, laterAnswers, verdict } from '../profiles/schemas.ts';
import type { Shape } from '../shape.ts';
import { draftMax, findingKinds, promptMax, promptPlaceholders, reportStatuses } from './words.ts';

/** `built-in`: the server composes the draft itself, and nothing leaves it. */
export const writerKind = z.enum(['openai-compatible', 'anthropic', 'built-in']);

export const writer = z.object({
  kind: writerKind,
  host: z.string().nullable().describe('Where the prompt goes; null for the built-in writer.'),
  model: z.string(),
});

export type ReportWriter = z.output<typeof writer>;

const measureKey = z.string().max(60);

/** Absent or empty: there is none, and the template copes. */
const measureChoice = clearable(measureKey).default(null);

export const promptText = prose(promptMax, sentence('Please write a prompt.'));

const tooLong = sentence<{ max: number }>('Please keep this to {max, number} characters.');

const draftText = z
  .string()
  .max(draftMax, { error: () => tooLong({ max: draftMax }) })
  .refine((value) => !value.includes('\u0000'), {
    error: sentence('This text contains invisible characters. Please retype what you pasted.'),
  });

export const reportChoices = z.object({
  response_id: clearable(id).default(null).describe('The participant; null when filled by hand.'),
  first_name: line(80, sentence('Please enter a first name.')),
  overactivated: measureChoice,
  area_1: measureChoice,
  area_2: measureChoice,
});

export const finding = z.object({
  kind: z.enum(findingKinds),
  from: z.number().describe('In characters of draft_report.'),
  to: z.number(),
  note: z.string().describe('What is wrong, in words.'),
});

export type ReportFinding = z.output<typeof finding>;

/** What the check could compare with the results. No finding means little where little was compared. */
export const draftComparison = z.object({
  compared: z
    .number()
    .describe('Statements that say, or advise, more or less of a behaviour and were compared.'),
  by_judge: z
    .number()
    .describe(
      'Sentences that the check cannot read; the provider said which way they point, without knowing the results, and that was compared.',
    ),
  by_mark: z
    .number()
    .describe(
      'Sentences whose advice the check cannot read; the writer marked which way they advise, and that was compared.',
    ),
  not_compared: z
    .array(z.object({ from: z.number(), to: z.number() }))
    .describe('Sentences that advise something and could not be compared, in characters of draft_report.'),
  marked: z
    .array(z.object({ from: z.number(), to: z.number() }))
    .describe('The sentences of `by_mark`: only their writer says which way they advise.'),
  silent: z.array(z.string()).describe('Chosen behaviours of which no statement could be compared.'),
});

export type DraftComparison = z.output<typeof draftComparison>;

/** A second reading of the draft's sentences by the provider, which is not told the results. */
export const secondReading = z.object({
  host: z.string().describe('Where the sentences went, or would go.'),
  model: z.string(),
  is_read: z.boolean().describe('Whether anything of it counts.'),
  is_offered: z.boolean().describe('Whether a provider is set up that could read it again.'),
  problem: z.string().nullable().describe('Why nothing, or not all, of it counts.'),
  unread: z.number().describe('Sentences of the text that it has not read as they stand now.'),
});

export type SecondReading = z.output<typeof secondReading>;

export const reportStatus = z.enum(reportStatuses);

export type ReportStatus = z.output<typeof reportStatus>;

const reportLine = z.object({
  id,
  status: reportStatus,
  name: z.string().describe('Whom it is about.'),
  response_id: id.nullable(),
  round: z.number().nullable().describe('In which the person answered; null where nobody was chosen.'),
  author: z.string().nullable(),
  problem: z.string().nullable().describe('Why the last writing or sending did not work.'),
  created_at: timestamp,
  updated_at: timestamp,
  sent_at: timestamp.nullable(),
});

export type ReportLine = z.output<typeof reportLine>;

const chosenMeasure = z.object({ key: z.string(), name: z.string() }).nullable();

export const report = reportLine.extend({
  first_name: z.string(),
  overactivated: chosenMeasure,
  area_1: chosenMeasure,
  area_2: chosenMeasure,
  prompt: z.string(),
  facts: z
    .array(z.string())
    .describe(
      'What the results say of the measures that the prompt names: direction, score, likely range and certainty. They always go with the prompt.',
    ),
  reading: z
    .object({
      met: z.array(z.string()),
      unmet: z.array(z.object({ part: z.string(), reason: z.string() })),
    })
    .nullable()
    .describe(
      'What the built-in writer will do of what was changed in the prompt, and what of it it cannot; null where a provider writes.',
    ),
  draft_report: z.string().describe('Markdown: the text as it is now.'),
  is_edited: z.boolean().describe('Whether someone has changed the text since it was written.'),
  findings: z.array(finding),
  comparison: draftComparison
    .nullable()
    .describe(
      'What of the text was compared with the results; null where no results stand behind the report.',
    ),
  quality: z
    .object({ verdict, reasons: z.array(z.string()) })
    .nullable()
    .describe(
      'Whether the answers behind it can be relied on; null where no results stand behind the report.',
    ),
  second_reading: secondReading
    .nullable()
    .describe('Null where no provider is set up, or no results stand behind the report.'),
  revision: z.number().describe('Raised with every change; a change names the one that it saw.'),
  reviewer: z.string().nullable().describe('Who read it and stands by it.'),
  recipient: z.string().nullable().describe('The address that it goes or went to, where it is known.'),
  writer: writer.extend({ version: z.string() }).nullable().describe('Who wrote the draft.'),
  superseded_by: laterAnswers
    .nullable()
    .describe('The latest answers of the same person, where this report is about older ones.'),
  results_version: z
    .string()
    .nullable()
    .describe(
      'Of the keys that scored the results behind it; they stay with the text until it is written anew.',
    ),
  generated_at: timestamp.nullable(),
  reviewed_at: timestamp.nullable(),
});

export type Report = z.output<typeof report>;

const reportAnswer = z.object({ report });

const reportParams = z.object({ reportId: id });

export const templateForm = z.object({
  template: clearable(prose(promptMax, sentence('Please write a template.'))),
});

const namedArea = z.object({
  key: z.string(),
  name: z.string(),
  direction: z.enum(['improve', 'reduce']),
  score: z.number(),
  low: z.number(),
  high: z.number(),
  probability: z.number().describe('That it truly is one, 0 to 1. None is named below 0.5.'),
  beyond: z.number().describe('That it lies beyond balanced at all on that side, 0 to 1.'),
});

export type NamedReportArea = z.output<typeof namedArea>;

const participant = z.object({
  response_id: id,
  first_name: z.string(),
  last_name: z.string(),
  job_position: z.string(),
  department: z.string(),
  kind: responseKind,
  submitted_at: timestamp,
  ...answeredIn,
});

export type ReportParticipant = z.output<typeof participant>;

const seen = z
  .number()
  .int()
  .optional()
  .describe('The revision that was seen; 409 when there is a newer one.');

const generated = z.object({ report_id: id, draft_report: z.string() });

/** The events of the stream, by name. `findings` are those of the whole text so far. */
export interface ReportEvents {
  started: { report_id: string };
  text: { text: string; findings: ReportFinding[] };
  /** The text is complete, and the provider reads it a second time. */
  reading: { host: string };
  done: { report_id: string; draft_report: string; problem: string | null };
  failed: { report_id: string; draft_report: string; message: string };
}

export const sendReportForm = z.object({
  email: clearable(email).optional().describe('Only where no participant was chosen: theirs is known.'),
  revision: z.number().int().optional().describe('The revision that was reviewed.'),
});

export const reportsSchemas = {
  getPromptTemplate: {
    summary: 'The template of the prompt with its placeholders, and to whom a prompt goes.',
    response: z.object({
      template: z.string(),
      placeholders: z.array(z.enum(promptPlaceholders)),
      standard_template: z.string(),
      is_standard: z.boolean(),
      editable: z.boolean(),
      writer,
    }),
  },
  changePromptTemplate: {
    summary: 'Set the organisation’s own template; null goes back to the standard one.',
    body: templateForm,
    response: z.object({ template: z.string(), is_standard: z.boolean() }),
  },
  listReportParticipants: {
    summary:
      'Who has submitted and whose results the caller may see, the newest first. Anyone who answered in several rounds stands there once for each, together, and older answers say what took their place.',
    response: z.object({ participants: z.array(participant) }),
  },
  getReportParticipant: {
    summary: 'What a report would take from a person’s results. Nothing is named that is not probable.',
    params: z.object({ responseId: id }),
    response: z.object({
      participant,
      keys_version: z.string().describe('Of the keys that these figures were made with.'),
      overactivated: namedArea.nullable(),
      development_areas: z.array(namedArea),
      quality: z.object({ verdict, reasons: z.array(z.string()) }),
    }),
  },
  fillReportPrompt: {
    summary:
      'The template filled with the choices and, for a participant, with what their results say of the measures. Stores nothing.',
    body: reportChoices,
    response: z.object({ prompt: z.string() }),
  },
  listReports: {
    summary: 'Drafts and reports that the caller may see, the last changed first.',
    query: z.object({
      response_id: id.optional(),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      per_page: z.coerce.number().int().min(1).max(100).default(20),
    }),
    response: z.object({ reports: z.array(reportLine), total: z.number() }),
  },
  prepareReport: {
    summary: 'Keep the choices and the prompt as a draft, before anything is written.',
    body: reportChoices.extend({ prompt: promptText.optional().describe('Absent: the filled template.') }),
    response: reportAnswer,
    status: 201,
  },
  getReport: {
    summary: 'One report with its text and what the check found in it.',
    params: reportParams,
    response: reportAnswer,
  },
  changeReport: {
    summary:
      'Save the prompt or the text and check it again. 409 when it was changed elsewhere since, or has been sent.',
    params: reportParams,
    body: z.object({
      revision: z.number().int(),
      prompt: promptText.optional(),
      draft_report: draftText.optional(),
    }),
    response: reportAnswer,
  },
  discardReport: { summary: 'Delete a report that was not sent.', params: reportParams },
  generateReport: {
    summary:
      'First call: write a draft from a prompt. Second call, with report_id and the reviewed draft_report: keep it as the report. With Accept: text/event-stream the first call streams the text.',
    body: z.union(
      [
        z.object({
          report_id: id,
          prompt: promptText,
          draft_report: draftText.min(1, { error: sentence('There is no text to save.') }),
          revision: seen,
        }),
        z.object({
          prompt: promptText,
          response_id: clearable(id).optional(),
          report_id: id.optional().describe('A draft that was prepared or is to be written anew.'),
          revision: seen,
          draft_report: z.undefined().optional(),
        }),
      ],
      { error: sentence('Please write a prompt.') },
    ),
    response: z.union([z.object({ report }), generated]),
  },
  readReportAgain: {
    summary:
      'Have the provider read the text as it is saved, sentence by sentence and without the results, and check it again. 429 when that was done too often today.',
    params: reportParams,
    response: reportAnswer,
  },
  stopReport: {
    summary: 'Stop the writing. What has come stays.',
    params: reportParams,
    response: reportAnswer,
  },
  sendReport: {
    summary: 'Send the reviewed report as an e-mail with a PDF. Called twice it is sent once.',
    params: reportParams,
    body: sendReportForm,
    response: reportAnswer,
  },
  previewReportMail: {
    summary:
      'The e-mail as it would leave now, reviewed by the caller, and which sentences people changed since the draft was written.',
    params: reportParams,
    response: z.object({
      subject: z.string(),
      heading: z.string(),
      opening: z.string(),
      draft_report: z.string().describe('Markdown.'),
      closing: z.string(),
      changes: z
        .object({ added: z.array(z.string()), removed: z.array(z.string()) })
        .nullable()
        .describe('Null where no draft was written.'),
    }),
  },
  getReportPdf: {
    summary: 'The report as a PDF: as it was sent, or as it would be.',
    params: reportParams,
    status: 200,
  },
} as const satisfies Readonly<Record<string, Shape>>;
