import { z } from 'zod';
import { operation } from '../operation.ts';
import { figure } from './figures.ts';
import { cultureFilter, gateRules } from './filter.ts';
import { cultureBarrier, cultureOpportunity, ranking } from './rankings.ts';
import { cultureRound } from './rounds.ts';
import { named, seeGroups, standing } from './shared.ts';

export const namedFigure = z.object({ ...named, definition: z.string(), figure });

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

/** The culture page before anything is opened. */
export const cultureAnswer = z.object({
  ...standing,
  title: z.string().describe('“{company}’s Culture”.'),
  organisation: z.string(),
  round: cultureRound.nullable(),
  rounds: z.array(cultureRound),
  departments: z.array(z.object({ id: z.string(), name: z.string() })).describe('To filter by.'),
  filters: z.object({
    company: z.boolean(),
    position: z.boolean(),
    date: z.boolean(),
    left_out: z.boolean(),
  }),
  gate: gateRules,
  participation: participation.nullable(),
  sentence: z.string().describe('What this page says, in one sentence.'),
  opportunities: ranking(cultureOpportunity).nullable(),
  barriers: ranking(cultureBarrier).nullable(),
  competencies: z.array(namedFigure),
  domains: z.array(namedFigure),
  may: z.object({ export: z.boolean(), see_people: z.boolean(), start_round: z.boolean() }),
});
export type CultureAnswer = z.output<typeof cultureAnswer>;

export const getCulture = operation({
  id: 'getCulture',
  method: 'GET',
  path: '/survey/culture',
  summary: 'The culture of the organisation: who answered, top five opportunities and barriers, profile.',
  access: seeGroups,
  query: cultureFilter,
  response: cultureAnswer,
});

export const getCultureFilters = operation({
  id: 'getCultureFilters',
  method: 'GET',
  path: '/survey/culture/filters',
  summary: 'The companies, positions and days that figures can be narrowed to, where the caller may.',
  access: seeGroups,
  query: cultureFilter.pick({ round: true }),
  response: z.object({
    companies: z.array(z.string()),
    positions: z.array(z.string()),
    first_day: z.string().nullable(),
    last_day: z.string().nullable(),
  }),
});
