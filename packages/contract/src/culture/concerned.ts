import { z } from 'zod';
import type { Shape } from '../shape.ts';
import { answerState, figure } from './figures.ts';
import { cultureFilter } from './filter.ts';

/** Ten findings stand on the page; twice as many may be asked for. */
const mostMeasures = 20;

const measureKeys = z
  .string()
  .max(1200)
  .regex(/^[a-z_]+(,[a-z_]+)*$/)
  .transform((keys) => [...new Set(keys.split(','))])
  .refine((keys) => keys.length <= mostMeasures);

export const concernedAnswer = z.object({
  ...answerState,
  measures: z.array(
    z.object({
      key: z.string(),
      departments: z
        .array(z.object({ id: z.string(), name: z.string(), people: z.number(), figure }))
        .describe('Those with a figure to show.'),
    }),
  ),
});

export type ConcernedAnswer = z.output<typeof concernedAnswer>;

export const concernedSchemas = {
  listConcerned: {
    summary: 'Where the departments stand in a few measures: whom an opportunity or a barrier concerns.',
    query: cultureFilter.extend({
      measures: measureKeys.describe('Keys of measures, separated by commas; 20 at most.'),
    }),
    response: concernedAnswer,
  },
} as const satisfies Readonly<Record<string, Shape>>;
