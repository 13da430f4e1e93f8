import { z } from 'zod';
import type { Shape } from '../shape.ts';
import { answerState, named } from './figures.ts';
import { cultureFilter } from './filter.ts';
import { linkSorts } from './words.ts';

export const cultureLink = z.object({
  behaviour: z.object(named),
  perception: z.object(named),
  correlation: z.number(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  expected: z.boolean().describe('Whether the authors expected this link before any answer.'),
  stands_out: z.boolean().describe('Strong, and by three errors: 7,056 chances bring up many at two.'),
});

export type CultureLink = z.output<typeof cultureLink>;

export const dynamicsAnswer = z.object({
  ...answerState,
  basis: z.enum(['expected', 'observed']).describe('`expected`: below ten people, the authors’ expectation.'),
  sentence: z.string(),
  strongest: z.array(cultureLink).describe('At most twelve, each behaviour and perception at most twice.'),
  links: z.array(cultureLink).describe('The page that was asked for.'),
  total: z.number(),
  page: z.number(),
  per_page: z.number(),
});

export type DynamicsAnswer = z.output<typeof dynamicsAnswer>;

export const dynamicsSchemas = {
  getDynamics: {
    summary:
      'Which behaviours go with which perceptions: the strongest connections, and a page of the 7,056.',
    query: cultureFilter.extend({
      q: z.string().max(100).optional().describe('Part of a behaviour’s or a perception’s name.'),
      sort: z.enum(linkSorts).default('-strength'),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      per_page: z.coerce.number().int().min(1).max(200).default(25),
    }),
    response: dynamicsAnswer,
  },
  explainLink: {
    summary: 'What one connection between a behaviour and a perception is, how certain it is and why.',
    params: z.object({ behaviourKey: z.string().max(60), perceptionKey: z.string().max(60) }),
    query: cultureFilter,
    response: z.object({
      ...answerState,
      link: cultureLink.nullable(),
      behaviour_definition: z.string(),
      perception_definition: z.string(),
      what: z.string(),
      how_sure: z.string(),
      from_whom: z.string(),
      why: z.string(),
    }),
  },
} as const satisfies Readonly<Record<string, Shape>>;
