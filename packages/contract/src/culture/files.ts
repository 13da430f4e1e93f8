import { z } from 'zod';
import { operation } from '../operation.ts';
import { cultureFilter } from './filter.ts';
import { measureKind, seeGroups } from './shared.ts';

export const cultureParts = [
  'heatmap',
  'opportunities',
  'barriers',
  'dynamics',
  'departments',
  'rounds',
] as const;

/** Answers a file, in the order and with the filters of the screen. */
export const exportCulture = operation({
  id: 'exportCulture',
  method: 'GET',
  path: '/survey/culture/export',
  summary: 'What is on the screen as CSV or XLSX. Answers a file.',
  access: seeGroups,
  query: cultureFilter.extend({
    part: z.enum(cultureParts).default('heatmap'),
    format: z.enum(['csv', 'xlsx']).default('xlsx'),
    kind: measureKind.default('behaviour'),
    open: z.string().max(60).optional().describe('Of the heatmap: the competency whose measures come along.'),
    q: z.string().max(100).optional(),
  }),
  status: 200,
});

/** Answers a PDF that can be handed to a board. */
export const exportCultureReport = operation({
  id: 'exportCultureReport',
  method: 'GET',
  path: '/survey/culture/report.pdf',
  summary: 'The culture page as a report for a board. Answers a PDF.',
  access: seeGroups,
  query: cultureFilter,
  status: 200,
});
