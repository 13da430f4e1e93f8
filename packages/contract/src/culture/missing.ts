import { z } from 'zod';
import { id } from '../fields.ts';
import { operation } from '../operation.ts';
import { responseStatus } from '../people.ts';
import { cultureFilter } from './filter.ts';
import { seePeople } from './shared.ts';

export const listMissing = operation({
  id: 'listMissing',
  method: 'GET',
  path: '/survey/culture/missing',
  summary: 'Who was invited and has not answered yet; only of those whom the caller sees.',
  access: seePeople,
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
    total: z.number(),
    page: z.number(),
    per_page: z.number(),
  }),
});
