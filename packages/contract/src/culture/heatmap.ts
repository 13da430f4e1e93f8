import { z } from 'zod';
import { id } from '../fields.ts';
import type { Shape } from '../shape.ts';
import { answerState, figure, measureKind, named, withheld } from './figures.ts';
import { cultureFilter } from './filter.ts';

/** One row of the heatmap: cells by key of competency or domain and, where opened, of their measures. */
const cells = z.record(z.string(), figure);

export const heatmapRow = z.object({
  id: z.string().describe('Of the department (or `none`), or of the response.'),
  name: z.string(),
  people: z.number(),
  withheld: withheld.nullable(),
  cells,
});

export type HeatmapRow = z.output<typeof heatmapRow>;

export const heatmapColumn = z.object({
  ...named,
  definition: z.string(),
  measures: z.array(z.object({ ...named, definition: z.string() })),
});

export type HeatmapColumn = z.output<typeof heatmapColumn>;

const heatmapQuery = cultureFilter.extend({
  kind: measureKind.default('behaviour').describe('Competencies of behaviours, or domains of perceptions.'),
  open: z.string().max(60).optional().describe('The key of the one competency whose measures come along.'),
});

export const heatmapAnswer = z.object({
  ...answerState,
  kind: measureKind,
  sentence: z.string(),
  columns: z.array(heatmapColumn),
  whole: heatmapRow.nullable(),
  departments: z.array(
    heatmapRow.extend({ may_open: z.boolean().describe('Whether the caller sees its people.') }),
  ),
});

export type HeatmapAnswer = z.output<typeof heatmapAnswer>;

export const heatmapSchemas = {
  getHeatmap: {
    summary: 'Departments by competencies, with score, interval, people and band in each cell.',
    query: heatmapQuery,
    response: heatmapAnswer,
  },
  getHeatmapPeople: {
    summary: 'The people of one department in the heatmap; only of those whom the caller sees.',
    query: heatmapQuery.extend({
      department: z.union([id, z.literal('none')]),
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      per_page: z.coerce.number().int().min(1).max(200).default(50),
    }),
    response: z.object({
      people: z.array(heatmapRow.extend({ position: z.string(), verdict: z.string() })),
      total: z.number(),
      page: z.number(),
      per_page: z.number(),
      keys_version: answerState.keys_version,
    }),
  },
} as const satisfies Readonly<Record<string, Shape>>;
