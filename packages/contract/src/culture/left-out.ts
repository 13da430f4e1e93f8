import { z } from 'zod';
import { id } from '../fields.ts';
import { operation } from '../operation.ts';
import { certainty, figure } from './figures.ts';
import { cultureFilter } from './filter.ts';
import { measureKind, named, seePeople } from './shared.ts';

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
      people: z.number(),
      changes: z.array(z.object({ ...named, kind: measureKind, without: figure, with: figure })),
      opportunities_without: z.array(five),
      opportunities_with: z.array(five),
    })
    .nullable(),
});

export const listLeftOut = operation({
  id: 'listLeftOut',
  method: 'GET',
  path: '/survey/culture/left-out',
  summary: 'Whose answers are left out and why, and what would change if they were put back.',
  access: seePeople,
  query: cultureFilter.pick({ round: true, department: true }),
  response: leftOutAnswer,
});
