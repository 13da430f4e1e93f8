import { z } from 'zod';
import type { Shape } from '../shape.ts';
import { cultureLink } from './dynamics.ts';
import { answerState, figure, measureKind, named, range } from './figures.ts';
import { cultureFilter } from './filter.ts';
import { heatmapRow } from './heatmap.ts';
import { shareLimits } from './words.ts';

/** How much the people of a group agree, and departments with it. */
const agreement = z.object({
  agreement: z
    .number()
    .describe('0: they differ as much as people at large; 1: all alike (r_wg of true standings).'),
  icc1: z.number().nullable().describe('How much of one person’s score the department explains.'),
  icc2: z.number().nullable().describe('How reliable the departments’ averages are.'),
  camps: z.boolean().describe('Whether people stand so far apart that two camps are likely.'),
  sentence: z.string(),
});

/** Where a company stands beside the others of this installation: beside its score, never in place of it. */
const normStanding = z.object({
  others: z.number().describe('How many other companies the share is judged by.'),
  percentile: z
    .number()
    .nullable()
    .describe(
      `Which share of companies stands lower, in percent: the median of what it may be. The errors of all scores count, and how little so few companies say of their spread. ${shareLimits.lowest} means that or less, ${shareLimits.highest} that or more. Null, as are low and high, where the range would be wider than 80 points.`,
    ),
  low: z.number().nullable(),
  high: z.number().nullable().describe('The middle 95% of where it may be, kept between the same limits.'),
});

export type NormStanding = z.output<typeof normStanding>;

/** Everything behind one score, in plain words. */
export const scoreEvidence = z.object({
  ...answerState,
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
  norm: normStanding
    .nullable()
    .describe('Null below twenty companies, this one included, and for a part of a company.'),
  share: z
    .object({
      below: z.number(),
      balanced: z.number(),
      above: z.number(),
      below_people: range.describe('Of those who answered: the middle 95% of how many it may be.'),
      above_people: range,
    })
    .nullable(),
  agreement: agreement.nullable().describe('Null below ten people.'),
  departments: z.array(
    heatmapRow.omit({ cells: true }).extend({
      figure: figure.nullable(),
      may_open: z.boolean().describe('Whether the caller sees its people.'),
    }),
  ),
  links: z
    .array(cultureLink)
    .describe('The strongest of those that the authors expected or that stand out, five at most.'),
  measures: z
    .array(z.object({ ...named, figure: figure.nullable() }))
    .describe('Of a competency or a domain: what it is made of, the furthest from balanced first.'),
  suggestion_low: z.string().nullable(),
  suggestion_high: z.string().nullable().describe('Null for a perception: more is better.'),
});

export type ScoreEvidence = z.output<typeof scoreEvidence>;

export const scoreEvidenceSchemas = {
  explainScore: {
    summary: 'What one score of a group is, how certain it is, from whom and why.',
    params: z.object({ measureKey: z.string().max(60) }),
    query: cultureFilter.extend({
      of: z.enum(['measure', 'group']).default('measure').describe('`group`: of a competency or a domain.'),
    }),
    response: scoreEvidence,
  },
} as const satisfies Readonly<Record<string, Shape>>;
