import { z } from 'zod';
import { formsFor } from '../assessment/words.ts';
import { id, timestamp } from '../fields.ts';
import type { Shape } from '../shape.ts';
import { answerState, difference, figure, measureKind, named } from './figures.ts';
import { cultureFilter } from './filter.ts';

export const cultureRound = z.object({
  id,
  number: z.number(),
  name: z.string().describe('Such as “Round 2 (March 2027)”.'),
  opened_at: timestamp,
  has_answers: z.boolean(),
  current: z.boolean().describe('The one that invitations are made in.'),
});

export type CultureRound = z.output<typeof cultureRound>;

export const roundsAnswer = z.object({
  ...answerState,
  sentence: z.string(),
  earlier: cultureRound.nullable(),
  later: cultureRound.nullable(),
  earlier_people: z.number(),
  both: z
    .number()
    .nullable()
    .describe(
      'How many answered both times. Null behind the gate, and between versions of the questionnaire.',
    ),
  link: z
    .string()
    .nullable()
    .describe('What links the two rounds, where they asked different versions: then the ranges are wider.'),
  earlier_keys_version: z
    .string()
    .nullable()
    .describe(
      'Of the keys of the earlier round, where it asked another version of the questionnaire. Null where both rounds are scored with `keys_version`.',
    ),
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

const roundAhead = z.object({
  number: z.number().describe('Of the round in which they are invited.'),
  invited: z.number().describe('Who get an invitation.'),
  open: z.number().describe('Of them: who can still answer the round before.'),
  unwilling: z.number().describe('Of them: who have stopped the reminders of the round before.'),
  waiting: z.number().describe('Planned invitations, which leave in that round.'),
  reminders: z.number().describe('Reminders that are planned for the round before.'),
  problem: z.string().nullable().describe('What stands against it, such as too few seats.'),
});

const invitingAgain = z.object({
  form: z.enum(formsFor.employee).default('full'),
  reminders: z
    .enum(['cancel', 'carry'])
    .default('cancel')
    .describe(
      'What becomes of reminders planned for the round before, where everyone is invited: cancelled, or carried over to the same people in the new round.',
    ),
});

const params = z.object({ roundId: id });

export const roundsSchemas = {
  compareRounds: {
    summary:
      'What has changed from one round to another, by competency and domain, with intervals. Of whole rounds, so no period narrows it.',
    query: cultureFilter
      .pick({ round: true, department: true, company: true, position: true })
      .extend({ earlier: id.optional().describe('Without it, the round before that has answers.') }),
    response: roundsAnswer,
  },
  listRounds: {
    summary: 'The rounds of the organisation, the latest first.',
    response: z.object({ rounds: z.array(cultureRound) }),
  },
  previewRound: {
    summary:
      'What starting a new round and inviting everyone would do now: whom, how many, and what becomes of what is planned. Changes nothing. 409 while the latest round has no answer.',
    response: roundAhead,
  },
  startRound: {
    summary:
      'Start a new round. `invite: everybody` invites the employees of the round before again, in this form. 409 while the round before has no answer.',
    body: invitingAgain.extend({ invite: z.enum(['everybody', 'nobody']) }),
    response: z.object({ round: cultureRound, invited: z.number() }),
    status: 201,
  },
  previewLatest: {
    summary:
      'What can still be done with a round to which not everyone of the round before is invited. Changes nothing.',
    params,
    response: z.object({
      again: roundAhead
        .nullable()
        .describe(
          'What inviting the other employees of the round before would do; null once all of them are invited, and for a round that is over or not the latest.',
        ),
      may_cancel: z.boolean().describe('It has no invitation and no answer, and is not the first.'),
    }),
  },
  inviteAgain: {
    summary:
      'Invite the employees of the round before who have no invitation to the latest one, in this form. 409 once all of them have, and while nobody can be invited.',
    params,
    body: invitingAgain,
    response: z.object({ invited: z.number() }),
    status: 201,
  },
  cancelRound: {
    summary:
      'Cancel the latest round, which has no invitation and no answer. Invitations that are planned leave in the round before. 409 otherwise.',
    params,
  },
  rescoreRound: {
    summary: 'Make the figures of a closed round with the newest keys. From then on it keeps these.',
    params,
    response: z.object({ version: z.string() }),
  },
} as const satisfies Readonly<Record<string, Shape>>;
