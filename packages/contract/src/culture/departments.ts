import { z } from 'zod';
import { operation } from '../operation.ts';
import { difference, figure, withheld } from './figures.ts';
import { cultureFilter } from './filter.ts';
import { measureKind, named, seeGroups, standing } from './shared.ts';

export const departmentDifferences = z.object({
  id: z.string(),
  name: z.string(),
  people: z.number(),
  withheld: withheld.nullable(),
  differences: z.record(z.string(), difference).describe('Against the whole, by key of competency.'),
});

export const departmentsAnswer = z.object({
  ...standing,
  kind: measureKind,
  sentence: z.string(),
  comparisons: z.number().describe('How many differences were looked at together.'),
  columns: z.array(z.object({ ...named, definition: z.string() })),
  whole: z.record(z.string(), figure),
  departments: z.array(departmentDifferences),
});
export type DepartmentsAnswer = z.output<typeof departmentsAnswer>;

export const compareDepartments = operation({
  id: 'compareDepartments',
  method: 'GET',
  path: '/survey/culture/departments',
  summary: 'Departments side by side: how far each stands from the whole, with intervals.',
  access: seeGroups,
  query: cultureFilter.omit({ department: true }).extend({ kind: measureKind.default('behaviour') }),
  response: departmentsAnswer,
});
