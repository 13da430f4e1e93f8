import { z } from 'zod';
import { id, timestamp } from '../fields.ts';
import { operation } from '../operation.ts';
import { difference, figure } from './figures.ts';
import { cultureFilter } from './filter.ts';
import { measureKind, named, seeGroups, standing } from './shared.ts';

export const cultureRound = z.object({
  id,
  number: z.number(),
  name: z.string().describe('Such as “Round 2, March 2027”.'),
  opened_at: timestamp,
  has_answers: z.boolean(),
  current: z.boolean().describe('The one that invitations are made in.'),
});
export type CultureRound = z.output<typeof cultureRound>;

export const roundsAnswer = z.object({
  ...standing,
  sentence: z.string(),
  earlier: cultureRound.nullable(),
  later: cultureRound.nullable(),
  earlier_people: z.number(),
  comparisons: z.number(),
  changes: z.array(
    z.object({
      ...named,
      kind: measureKind,
      earlier: figure,
      later: figure,
      change: difference,
    }),
  ),
});
export type RoundsAnswer = z.output<typeof roundsAnswer>;

export const compareRounds = operation({
  id: 'compareRounds',
  method: 'GET',
  path: '/survey/culture/rounds',
  summary: 'What has changed from one round to another, by competency and domain, with intervals.',
  access: seeGroups,
  query: cultureFilter
    .pick({ round: true, department: true })
    .extend({ earlier: id.optional().describe('Without it, the round before that has answers.') }),
  response: roundsAnswer,
});

export const listRounds = operation({
  id: 'listRounds',
  method: 'GET',
  path: '/survey/rounds',
  summary: 'The rounds of the organisation, the latest first.',
  access: seeGroups,
  response: z.object({ rounds: z.array(cultureRound) }),
});

export const startRound = operation({
  id: 'startRound',
  method: 'POST',
  path: '/survey/rounds',
  summary:
    'Start a new round. `invite: everybody` invites the employees of the round before again. 409 while the round before has no answer.',
  access: { kind: 'member', permission: 'organisation:manage', token: 'never' },
  body: z.object({ invite: z.enum(['everybody', 'nobody']) }),
  response: z.object({ round: cultureRound, invited: z.number() }),
  status: 201,
});
