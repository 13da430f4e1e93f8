import { z } from 'zod';
import type { Shape } from '../shape.ts';
import { answerState, difference, figure, measureKind, named, withheld } from './figures.ts';
import { cultureFilter } from './filter.ts';

export const departmentDifferences = z.object({
  id: z.string(),
  name: z.string(),
  people: z.number(),
  withheld: withheld.nullable(),
  differences: z.record(z.string(), difference).describe('Against the whole, by key of competency.'),
});

export const departmentsAnswer = z.object({
  ...answerState,
  kind: measureKind,
  sentence: z.string(),
  comparisons: z.number().describe('How many differences were looked at together.'),
  columns: z.array(z.object({ ...named, definition: z.string() })),
  whole: z.record(z.string(), figure),
  departments: z.array(departmentDifferences),
});

export type DepartmentsAnswer = z.output<typeof departmentsAnswer>;

export const departmentsSchemas = {
  compareDepartments: {
    summary: 'Departments side by side: how far each stands from the whole, with intervals.',
    query: cultureFilter.omit({ department: true }).extend({ kind: measureKind.default('behaviour') }),
    response: departmentsAnswer,
  },
} as const satisfies Readonly<Record<string, Shape>>;
