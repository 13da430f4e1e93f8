import { z } from 'zod';
import { operation } from '../operation.ts';
import { cultureLink } from './dynamics.ts';
import { figure } from './figures.ts';
import { cultureFilter } from './filter.ts';
import { heatmapRow } from './heatmap.ts';
import { measureKind, named, seeGroups, standing } from './shared.ts';

/** Everything behind one score, in plain words. */
export const scoreEvidence = z.object({
  ...standing,
  ...named,
  kind: measureKind,
  group: z.object(named).describe('Its competency or domain.'),
  definition: z.string(),
  when_low: z
    .string()
    .nullable()
    .describe('Null for a competency or a domain, which has no text of its own.'),
  when_high: z.string().nullable(),
  figure: figure.nullable(),
  what: z.string().describe('What this number is.'),
  how_sure: z.string(),
  from_whom: z.string(),
  why: z.string(),
  share: z.object({ below: z.number(), balanced: z.number(), above: z.number() }).nullable(),
  departments: z.array(heatmapRow.omit({ cells: true }).extend({ figure: figure.nullable() })),
  links: z.array(cultureLink),
  measures: z
    .array(z.object({ ...named, figure: figure.nullable() }))
    .describe('Of a competency or a domain: what it is made of, the furthest from balanced first.'),
  suggestion_low: z.string().nullable(),
  suggestion_high: z.string().nullable().describe('Null for a perception: more is better.'),
});
export type ScoreEvidence = z.output<typeof scoreEvidence>;

export const explainScore = operation({
  id: 'explainScore',
  method: 'GET',
  path: '/survey/culture/scores/:measureKey',
  summary: 'What one score of a group is, how sure, from whom and why.',
  access: seeGroups,
  params: z.object({ measureKey: z.string().max(60) }),
  query: cultureFilter.extend({
    of: z.enum(['measure', 'group']).default('measure').describe('`group`: of a competency or a domain.'),
  }),
  response: scoreEvidence,
});
