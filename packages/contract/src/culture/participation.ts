import { z } from 'zod';
import { id } from '../fields.ts';
import { responseStatus } from '../people/schemas.ts';
import type { Shape } from '../shape.ts';
import { answerState, certainty, figure, measureKind, named } from './figures.ts';
import { cultureFilter } from './filter.ts';

export const participation = z.object({
  invited: z.number(),
  answered: z.number().describe('With those left out. For a gated caller: as released.'),
  counted: z.number(),
  left_out: z.number().nullable().describe('Null where it would show fewer than five.'),
  missing: z.number(),
  rate: z.number().nullable(),
  sentence: z.string(),
  waiting: z.string().nullable().describe('For a gated caller: that further answers join in batches.'),
});

const five = z.object({ name: z.string(), label: certainty, probability: z.number() });

export const leftOutAnswer = z.object({
  sentence: z.string(),
  people: z.array(
    z.object({
      id,
      first_name: z.string(),
      last_name: z.string(),
      department: z.string(),
      reasons: z.array(z.string()),
    }),
  ),
  /** Null when nobody is left out, or the whole cannot be shown with them. */
  put_back: z
    .object({
      sentence: z.string(),
      keys_version: answerState.keys_version,
      people: z.number(),
      changes: z.array(z.object({ ...named, kind: measureKind, without: figure, with: figure })),
      opportunities_without: z.array(five),
      opportunities_with: z.array(five),
    })
    .nullable(),
});

export const participationSchemas = {
  listLeftOut: {
    summary: 'Whose answers are left out and why, and what would change if they were put back.',
    query: cultureFilter.pick({ round: true, department: true }),
    response: leftOutAnswer,
  },
  listMissing: {
    summary: 'Who was invited and has not answered yet; only of those whom the caller sees.',
    query: cultureFilter.pick({ round: true, department: true }).extend({
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      per_page: z.coerce.number().int().min(1).max(200).default(20),
    }),
    response: z.object({
      people: z.array(
        z.object({
          id,
          first_name: z.string(),
          last_name: z.string(),
          department: z.string(),
          status: responseStatus,
        }),
      ),
      round: z.number().nullable().describe('In which round; null before the first.'),
      total: z.number(),
      page: z.number(),
      per_page: z.number(),
    }),
  },
} as const satisfies Readonly<Record<string, Shape>>;
