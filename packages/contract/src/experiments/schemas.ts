import { sentence } from '@fourfold/words';
import { z } from 'zod';
import { distinct, id, prose, timestamp } from '../fields.ts';
import type { Shape } from '../shape.ts';
import { mostSteps } from './words.ts';

const sayDay = sentence('Say on which day each step starts.');

export const experimentForm = z.object({
  departments: distinct(id, 200).describe('The teams among which lots are drawn.'),
  starts: z
    .array(z.iso.date({ error: sayDay }))
    .min(2)
    .max(mostSteps)
    .describe('The day of each step, the earliest first: the teams of the first step start then, and so on.'),
});
export type ExperimentForm = z.output<typeof experimentForm>;

const range = z.object({
  points: z.number().describe('In points of the measure; negative where it fell.'),
  low: z.number(),
  high: z.number().describe('The likely range: 95%.'),
});
export type EffectRange = z.output<typeof range>;

const team = z.object({
  id,
  name: z.string(),
  people: z
    .number()
    .describe('Who answered in the latest round, as far as the caller may know; 0 where there is no figure.'),
});

const drawnTeam = z.object({
  id,
  name: z.string().describe('Its newest name.'),
  removed: z.boolean(),
  step: z.number().describe('From 1.'),
  starts_on: z.iso.date(),
  early_on: z.iso.date().nullable().describe('It started before its turn, on this day.'),
});

const result = z.object({
  verdict: z.enum(['worked', 'opposite', 'unclear', 'waiting']),
  sentence: z.string(),
  trend_tells: z
    .boolean()
    .describe(
      'Whether the plan’s trend says what has changed: no lots were drawn, and it has scores from before and after.',
    ),
  effect: range.nullable().describe('What the plan did beside what would have happened without it.'),
  before_after: range
    .nullable()
    .describe('Where it ran: after against before. Whatever else changed is in it.'),
  keys_version: z
    .string()
    .nullable()
    .describe(
      'Of the keys that the latest of these rounds was scored with; null where there are no figures.',
    ),
  why_misleading: z.string().nullable(),
  notes: z
    .array(z.string())
    .describe('What has to be known beside it: teams without figures, early starts, other plans.'),
  rounds: z
    .array(
      z.object({
        name: z.string(),
        opened_at: timestamp,
        keys_version: z.string().describe('The same for all rounds of one version of the questionnaire.'),
        teams: z.number(),
        running: z.number(),
      }),
    )
    .describe(
      'In which figures were compared: how many teams have one, and in how many of them the plan ran by the lots.',
    ),
});
export type ExperimentResult = z.output<typeof result>;

export const experiment = z.object({
  cannot: z
    .string()
    .nullable()
    .describe(
      'Why no lots can be drawn, and what a comparison can and cannot tell then; null where they can or were.',
    ),
  teams: z.array(team).describe('Among which lots could be drawn.'),
  drawn: z
    .object({
      seed: z.string(),
      at: timestamp,
      by: z.string().nullable().describe('Null for someone who has left.'),
      teams: z.array(drawnTeam).describe('In the order of the lots.'),
      holds: z.boolean().describe('Drawn again from the seed, the order is the same.'),
      foreseen: z.string().describe('What was said beforehand.'),
      ended: z.object({ at: timestamp, why: z.string() }).nullable(),
    })
    .nullable(),
  result: result
    .nullable()
    .describe('Without lots, only what changed, which proves nothing. Null before the plan has started.'),
  may_draw: z.boolean(),
});
export type Experiment = z.output<typeof experiment>;

const planParams = z.object({ planId: id });
const sayWhy = sentence('Say why, so that others can learn from it.');
export const endForm = z.object({ why: prose(500, sayWhy) });

export const experimentsSchemas = {
  getExperiment: {
    summary:
      'Which teams start when, by lot, and what the plan did beside what would have happened without it.',
    params: planParams,
    response: experiment,
  },
  listPlanResults: {
    summary: 'What each plan did whose teams start by lot, as soon as the first have started.',
    response: z.object({
      results: z.array(
        z.object({
          plan_id: id,
          ...result.pick({ verdict: true, sentence: true, keys_version: true }).shape,
        }),
      ),
    }),
  },
  foreseeExperiment: {
    summary: 'How large an effect could be found with these teams and days, before anything is drawn.',
    params: planParams,
    body: experimentForm,
    response: z.object({
      sentence: z.string(),
      points: z.number().nullable().describe('Found in about seven cases of ten from this size on.'),
    }),
    status: 200,
  },
  drawExperiment: {
    summary: 'Draw the order by lot. It is drawn once; the seed goes to the audit log.',
    params: planParams,
    body: experimentForm,
    response: experiment,
    status: 201,
  },
  noteEarlyStart: {
    summary: 'Note that a team started before its turn, or that it did not. It is still counted as drawn.',
    params: z.object({ planId: id, teamId: id }),
    body: z.object({ early_on: z.iso.date().nullable() }),
    response: experiment,
  },
  endExperiment: {
    summary: 'End the comparison, and say why. The order stays on record.',
    params: planParams,
    body: endForm,
    response: experiment,
    status: 200,
  },
} as const satisfies Readonly<Record<string, Shape>>;
