import { sentence } from '@fourfold/words';
import { z } from 'zod';
import { byLink } from '../assessment/schemas.ts';
import { difference, figure, measureKind } from '../culture/figures.ts';
import { cultureFilter } from '../culture/filter.ts';
import { distinct, id, optional, timestamp } from '../fields.ts';
import { clockTime, ownZone } from '../people/schemas.ts';
import { planStates } from '../plans/words.ts';
import type { Shape } from '../shape.ts';
import { pulseAsks, pulseStops, pulseWeeks } from './words.ts';

const chooseWeeks = sentence<{ least: number; most: number }>('Choose {least} to {most} weeks.');
const weeks = z.coerce
  .number({ error: () => chooseWeeks(pulseWeeks) })
  .int({ error: () => chooseWeeks(pulseWeeks) })
  .min(pulseWeeks.least, { error: () => chooseWeeks(pulseWeeks) })
  .max(pulseWeeks.most, { error: () => chooseWeeks(pulseWeeks) });

const whom = {
  asks: z
    .enum(pulseAsks)
    .default('measure')
    .describe(
      'The few questions about the plan’s own measure, or the form that rotates through all of them.',
    ),
  company_wide: z.boolean().default(false),
  departments: distinct(id, 200).default([]).describe('Whom to ask, where it is not everyone.'),
};

export const pulseForm = z.object({
  ...whom,
  at: optional(clockTime).describe(
    'When the e-mails leave, such as 2026-11-30T09:00, on the clock where each person works. Without it, now.',
  ),
  every_weeks: optional(weeks).describe(
    'Again after so many weeks, until the plan’s last day. Without it, once.',
  ),
  time_zone: ownZone,
});
export type PulseForm = z.output<typeof pulseForm>;

export const pulsePreview = z.object({
  ...whom,
  at: optional(clockTime).describe('When the e-mails would leave, as in the pulse itself. Without it, now.'),
});
export type PulsePreview = z.output<typeof pulsePreview>;

const leftOut = z.object({
  recent: z.number().describe('Invited within the 30 days before the e-mails leave.'),
  unwilling: z.number().describe('Declined to take part in the latest round.'),
  unreached: z.number().describe('The last e-mail came back.'),
});

const wave = z.object({
  id,
  asked_at: timestamp,
  open_until: timestamp.nullable().describe('Null once it no longer accepts answers.'),
  asked: z.number(),
  left_out: leftOut,
  sentence: z.string().describe('What became of it.'),
});

export const pulse = z.object({
  id,
  asks: z.enum(pulseAsks),
  questions: z.number(),
  minutes: z.number(),
  company_wide: z.boolean(),
  departments: z.array(z.object({ id: id.nullable(), name: z.string() })),
  every_weeks: z.number().nullable(),
  next_at: z.string().nullable().describe('On the clock where each person works.'),
  stopped: z.enum(pulseStops).nullable(),
  asked_by: z.string().nullable().describe('Null for someone who has left.'),
  created_at: timestamp,
  waves: z.array(wave).describe('The latest first.'),
  notes: z.array(z.string()).describe('What happened to it meanwhile, a sentence each.'),
});
export type Pulse = z.output<typeof pulse>;

const choice = z.object({ questions: z.number(), minutes: z.number() });

export const trendPoint = z.object({
  id,
  kind: z.enum(['round', 'pulse']),
  name: z.string(),
  at: timestamp,
  people: z.number(),
  figure: figure
    .nullable()
    .describe('Null where fewer than five are released, or nothing is shown to the caller.'),
  withheld: z.string().nullable().describe('Why there is none.'),
  keys_version: z
    .string()
    .describe('Of the keys: the newest of the version of the questionnaire that was asked then.'),
});
export type TrendPoint = z.output<typeof trendPoint>;

export const trend = z.object({
  key: z.string(),
  name: z.string(),
  kind: measureKind,
  /** Null company-wide. */
  departments: z.array(z.string()).nullable().describe('Of whom it is; null for everyone.'),
  keys_version: z
    .string()
    .describe(
      'Of the keys: the newest there are, for every point of the latest version of the questionnaire. A round’s own page may show an older one.',
    ),
  points: z.array(trendPoint).describe('The earliest first.'),
  plans: z
    .array(
      z.object({
        id,
        title: z.string(),
        departments: z.array(z.string()).nullable().describe('Whom it is for; null for everyone.'),
        state: z.enum(planStates),
        started_at: timestamp,
        ended_at: timestamp.nullable(),
      }),
    )
    .describe(
      'Plans on this measure that have started: all of them company-wide, otherwise those for these departments or for everyone.',
    ),
  changes: z
    .array(z.object({ from: id, to: id, change: difference, linked: z.boolean() }))
    .describe(
      'From each time to the next; `linked` where they asked different versions of the questionnaire.',
    ),
  sentence: z.string(),
  notes: z.array(z.string()),
});
export type Trend = z.output<typeof trend>;

const planParams = z.object({ planId: id });

export const pulsesSchemas = {
  listPulses: {
    summary: 'The pulses of a plan: whom they asked, when they ask next, and how many were left out.',
    params: planParams,
    response: z.object({
      pulses: z.array(pulse).describe('The latest first.'),
      may_ask: z.boolean(),
      choices: z.object({ measure: choice.nullable(), bank: choice }),
      departments: z
        .array(z.object({ id, name: z.string() }))
        .describe('Those whose people the caller may ask.'),
      may_company_wide: z.boolean(),
      time_zone: z.string().nullable().describe('The organisation’s own.'),
    }),
  },
  previewPulse: {
    summary:
      'How many a pulse would ask today or at a later hour, as things stand, and how many it would leave out and why. Nothing is sent.',
    params: planParams,
    body: pulsePreview,
    response: z.object({
      people: z.number(),
      names: z.array(z.string()).describe('Of the first twelve.'),
      left_out: leftOut,
      enough: z.boolean().describe('Five or more: fewer would give no figure, so nobody is asked.'),
      possible_on: z.iso
        .date()
        .nullable()
        .describe(
          'The first day on which five can be asked. Null where they can be today or at the hour given, or never.',
        ),
    }),
  },
  askPulse: {
    summary:
      'Ask the people whom a plan concerns. Nobody who was invited within 30 days is asked; 409 where fewer than five are left.',
    params: planParams,
    body: pulseForm,
    response: z.object({ pulse, message: z.string() }),
    status: 201,
  },
  stopPulse: {
    summary: 'Ask no more. Invitations that have left stay open.',
    params: planParams.extend({ pulseId: id }),
    response: z.object({ pulse }),
  },
  takePulse: {
    ...byLink,
    summary: 'Take part in a pulse that left one out. Answers the address of the questions.',
    limit: { max: 30, seconds: 3600 },
    response: z.object({ url: z.string() }),
    status: 201,
  },
  getTrend: {
    summary:
      'One measure over all rounds and pulses, with likely ranges, the plans on it, and what has changed.',
    params: z.object({ measureKey: z.string().min(1).max(60) }),
    query: cultureFilter
      .pick({ department: true })
      .extend({ plan: id.optional().describe('Only of the departments that this plan is for.') }),
    response: trend,
  },
} as const satisfies Readonly<Record<string, Shape>>;
