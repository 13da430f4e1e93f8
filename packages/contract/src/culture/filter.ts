import { z } from 'zod';
import { id } from '../fields.ts';

/**
 * Every figure of a group passes one gate on the server: whoever may not see individuals gets it from `leastPeople`
 * on, and only in batches of as many.
 */
export const leastPeople = 5;

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

/** The visibility rules as they hold for whoever asks. They stand on the page. */
export const gateRules = z.object({
  gated: z.boolean().describe('Whether figures of the whole organisation pass the gate for this caller.'),
  own_departments: z.array(z.string()).describe('Of a manager: seen down to people and without waiting.'),
  least_people: z.number(),
  statements: z.array(z.string()),
});
