import { z } from 'zod';
import { id } from '../fields.ts';
import type { Shape } from '../shape.ts';

const label = z.string().trim().min(1).max(120);

/** What every culture call can be narrowed by. Absent: everything, and the latest round with an answer. */
export const cultureFilter = z.object({
  round: id.optional().describe('Of a round; without it, the latest that has answers.'),
  department: z
    .union([id, z.literal('none')])
    .optional()
    .describe('`none`: people without a department.'),
  company: label.optional(),
  position: label.optional(),
  from: z.iso.date().optional().describe('Submitted on this day or later (UTC).'),
  to: z.iso.date().optional().describe('Submitted on this day or earlier (UTC).'),
  include: z.literal('left_out').optional().describe('Puts back the answers that were left out.'),
});

export type CultureFilter = z.output<typeof cultureFilter>;

export const filterSchemas = {
  getCultureFilters: {
    summary: 'The companies, positions and days that figures can be narrowed to, where the caller may.',
    query: cultureFilter.pick({ round: true }),
    response: z.object({
      companies: z.array(z.string()),
      positions: z.array(z.string()),
      first_day: z.string().nullable(),
      last_day: z.string().nullable(),
    }),
  },
} as const satisfies Readonly<Record<string, Shape>>;
