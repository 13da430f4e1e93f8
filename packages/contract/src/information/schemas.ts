import { z } from 'zod';
import { responseForm, responseKind } from '../assessment/schemas.ts';
import { id, timestamp } from '../fields.ts';
import type { Shape } from '../shape.ts';

const of = { kind: responseKind, form: responseForm } as const;

const signed = {
  params: z.object({ organisationId: id, ...of }),
  query: z.object({
    version: z.string().max(20).default('').describe('With `set`, as in the link of someone asked a pulse.'),
    set: z.string().max(20).default('').describe('Which of a pulse’s questions the person is asked.'),
    signature: z.string().max(200).default(''),
  }),
} as const;

/** What someone can be asked in the organisation now. */
export const offeredForm = z.object({
  ...of,
  questions: z.number(),
  minutes: z.number().describe('At an ordinary reading speed.'),
  information_url: z
    .string()
    .describe('The page that says what is asked, kept and shown. No account is needed.'),
});

export type OfferedForm = z.output<typeof offeredForm>;

const table = z.object({ head: z.array(z.string()), rows: z.array(z.array(z.string())) });

export const informationSection = z.object({
  id: z.string(),
  title: z.string(),
  paragraphs: z.array(z.string()),
  points: z.array(z.string()),
  table: table.nullable(),
});

export type InformationSection = z.output<typeof informationSection>;

export const askedPart = z.object({
  title: z.string(),
  note: z.string(),
  questions: z.array(z.object({ key: z.string(), text: z.string(), options: z.array(z.string()) })),
});

export type AskedPart = z.output<typeof askedPart>;

/** Both the page and the PDF draw nothing but this. */
export const information = z.object({
  organisation: z.string(),
  logo_url: z.string().nullable(),
  ...of,
  title: z.string(),
  note: z.string(),
  at: timestamp,
  sections: z.array(informationSection),
  asked: z
    .array(askedPart)
    .describe('Every question of the form, or of the person whose link it is, by version and kind.'),
});

export type Information = z.output<typeof information>;

export const informationSchemas = {
  listForms: {
    summary: 'In which forms people can be asked now, how long each takes, and what says all about it.',
    response: z.object({ forms: z.array(offeredForm) }),
  },
  readInformation: {
    ...signed,
    summary:
      'What an organisation asks in a form, with every question and option, what is kept, who sees it, for how long and how to object.',
    limit: { max: 600, seconds: 3600 },
    response: information,
  },
  downloadInformation: {
    ...signed,
    summary: 'The same as a PDF.',
    limit: { max: 120, seconds: 3600 },
    status: 200,
  },
  exportInformation: {
    summary:
      'The same as a PDF, with the names of everyone who has one of the roles today if `names` is yes.',
    query: z.object({ ...of, names: z.enum(['yes', 'no']).default('no') }),
    status: 200,
  },
} as const satisfies Readonly<Record<string, Shape>>;
