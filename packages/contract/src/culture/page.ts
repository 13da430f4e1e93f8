import { z } from 'zod';
import { dataFormats } from '../people/words.ts';
import type { Shape } from '../shape.ts';
import { answerState, measureKind, namedFigure } from './figures.ts';
import { cultureFilter } from './filter.ts';
import { participation } from './participation.ts';
import { cultureBarrier, cultureOpportunity, ranking } from './priorities.ts';
import { cultureRound } from './rounds.ts';
import { cultureParts } from './words.ts';

/** The visibility rules as they hold for the person who asks. They stand on the page. */
export const gateRules = z.object({
  gated: z.boolean().describe('Whether figures of the whole company pass the gate for this caller.'),
  own_departments: z.array(z.string()).describe('Of a manager: seen down to people and without waiting.'),
  least_people: z.number(),
  statements: z.array(z.string()),
});

/** What figures are made with: what each option is taken to say. */
const keysInUse = z.object({
  people: z
    .number()
    .describe('From whose answers they were learned; 0 where they are as the authors wrote them.'),
  narrower: z
    .number()
    .describe('By how much likely ranges of a large group are narrower than with the authors’ keys, 0 to 1.'),
  newest: z
    .boolean()
    .describe('Whether there are none newer. A closed round keeps those that it closed with.'),
});

/** The culture page before anything is opened. */
export const cultureAnswer = z.object({
  ...answerState,
  title: z.string().describe('“{company}’s Culture”.'),
  organisation: z.string(),
  round: cultureRound.nullable(),
  rounds: z.array(cultureRound),
  departments: z.array(z.object({ id: z.string(), name: z.string() })).describe('To filter by.'),
  filters: z.object({
    company: z.boolean(),
    position: z.boolean(),
    date: z.boolean(),
    left_out: z.boolean(),
  }),
  gate: gateRules,
  participation: participation.nullable(),
  as_of: z.iso
    .date()
    .nullable()
    .describe('The day of the release that the figures are of (UTC). Null where they are live.'),
  sentence: z.string().describe('What this page says, in one sentence.'),
  opportunities: ranking(cultureOpportunity).nullable(),
  barriers: ranking(cultureBarrier).nullable(),
  competencies: z.array(namedFigure),
  domains: z.array(namedFigure),
  keys: keysInUse,
  may: z.object({
    export: z.boolean(),
    see_people: z.boolean(),
    start_round: z.boolean(),
    share: z.boolean(),
  }),
});

export type CultureAnswer = z.output<typeof cultureAnswer>;

export const cultureEvent = z.object({
  version: z.string().describe('Another one: what is on the screen has moved, load it again.'),
  answered: z.number().describe('Answers that count in what this caller sees.'),
});

export type CultureEvent = z.output<typeof cultureEvent>;

export const pageSchemas = {
  getCulture: {
    summary: 'The culture of the organisation: who answered, top five opportunities and barriers, profile.',
    query: cultureFilter,
    response: cultureAnswer,
  },
  getCultureVersion: {
    summary: 'What the stream of events says, for those who cannot keep one open: ask once in half a minute.',
    response: cultureEvent,
  },
  exportCulture: {
    summary: 'What is on the screen as CSV or XLSX. Answers a file.',
    query: cultureFilter.extend({
      part: z.enum(cultureParts).default('heatmap'),
      format: z.enum(['csv', 'xlsx']).default('xlsx'),
      kind: measureKind.default('behaviour'),
      open: z
        .string()
        .max(60)
        .optional()
        .describe('Of the heatmap: the competency whose measures come along.'),
      q: z.string().max(100).optional(),
    }),
    status: 200,
  },
  exportScores: {
    summary:
      'Every score of every group that the caller is shown, with its likely range and how much people agree, a row a group, for statistics programs. `codebook` says what the columns mean. Answers a file.',
    query: cultureFilter.extend({ format: z.enum(dataFormats).default('xlsx') }),
    status: 200,
  },
  exportCultureReport: {
    summary: 'The culture page as a report for a board. Answers a PDF.',
    query: cultureFilter,
    status: 200,
  },
} as const satisfies Readonly<Record<string, Shape>>;
