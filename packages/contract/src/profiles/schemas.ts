import { z } from 'zod';
import { responseForm, responseKind, visibilityContract } from '../assessment/schemas.ts';
import { id, timestamp } from '../fields.ts';
import type { Shape } from '../shape.ts';

/** What took the place of older answers of the same person. */
export const laterAnswers = z.object({ response_id: id, round: z.number(), submitted_at: timestamp });

export const answeredIn = {
  round: z.number().describe('In which round, counted from 1.'),
  superseded_by: laterAnswers
    .nullable()
    .describe('The latest answers of the same person, where these are older and the caller may see those.'),
};

/**
 * One person’s results, as the person sees them on their own page and as those see them who may: the same figures
 * from the same answers, each with its interval and with the answers that moved it.
 */
const answerPull = z.object({
  question: z.string(),
  answer: z.string(),
  points: z.number().describe('What this answer put on the score or took off.'),
});

export const profileScore = z.object({
  key: z.string(),
  name: z.string(),
  definition: z.string(),
  kind: z.enum(['behaviour', 'perception']),
  score: z.number().describe('From 0 to 200; 100 is balanced.'),
  low: z.number().describe('With high: the 95% interval.'),
  high: z.number(),
  band: z.enum(['underactivated', 'low', 'balanced', 'high', 'overactivated']),
  side: z.enum(['low', 'high']),
  beyond: z.number().describe('How probable it is that the true score lies beyond balanced on this side.'),
  strength: z.enum(['full', 'half', 'pale']).describe('Full from 0.8, half from 0.6.'),
  pulls: z
    .array(answerPull)
    .describe(
      'The three answers that moved it most, largest first, with one of either direction where there is one.',
    ),
});

export type ProfileScore = z.output<typeof profileScore>;

export const profileMeasure = profileScore.extend({
  group: z.string().describe('The key of its competency or domain.'),
  meaning: z.string().nullable().describe('What this side of it looks like at work; null when balanced.'),
  suggestion: z.string().nullable(),
});

export type ProfileMeasure = z.output<typeof profileMeasure>;

const namedArea = z.object({
  measure_key: z.string(),
  name: z.string().describe('Such as “Improve Delegation”.'),
  probability: z.number().describe('That it is one; never below 0.5.'),
  label: z.enum(['clear', 'likely']),
});

export type NamedArea = z.output<typeof namedArea>;

/** How far answers can be relied on. `uninformative`: they say little, and are kept. `unreliable`: left out of groups. */
export const verdict = z.enum(['consistent', 'uninformative', 'check', 'unreliable']);

const answerQuality = z.object({
  verdict,
  sentence: z.string().describe('What the verdict means.'),
  reasons: z.array(z.string()),
  left_out: z.boolean().describe('Left out of the figures of groups, unless someone puts it back.'),
});

export const objectedTo = z
  .string()
  .max(80)
  .describe('A behaviour or a perception; a competency or a domain with `group:` before its key.');

export const scoreDispute = z.object({
  measure_key: objectedTo,
  note: z.string().nullable(),
  at: timestamp,
});

export const individualProfile = z.object({
  form: responseForm.describe(
    'What was asked. A candidate’s form has no perceptions; a pulse tells too little of one person for single measures.',
  ),
  keys_version: z
    .string()
    .describe(
      'Of the keys that all figures here were made with. A round before that asked another version of the questionnaire has its own, named in `earlier_keys_version`.',
    ),
  groups: z
    .array(profileScore)
    .describe('The 14 competencies and 14 domains that were asked: what one person’s answers tell well.'),
  measures: z
    .array(profileMeasure)
    .describe('Rough for one person: the intervals say so. None after a pulse.'),
  overactivated: namedArea.nullable().describe('The most overactivated behaviour; null when none is.'),
  development_areas: z.array(namedArea).max(2),
  quality: answerQuality,
  disputes: z.array(scoreDispute).describe('“This is not me”, as the person said it.'),
});

export type IndividualProfile = z.output<typeof individualProfile>;

export type LaterAnswers = z.output<typeof laterAnswers>;

const change = z.object({
  key: z.string(),
  change: z.number().describe('In points, against the round before.'),
  low: z.number().describe('With high: the 95% interval of the change.'),
  high: z.number(),
});

const personRound = z.object({
  response_id: id,
  number: z.number(),
  submitted_at: timestamp,
});

export const personProfile = individualProfile.extend({
  response: z.object({
    id,
    kind: responseKind,
    first_name: z.string(),
    last_name: z.string(),
    job_position: z.string(),
    department: z.string(),
    company: z.string(),
    submitted_at: timestamp,
  }),
  visibility: visibilityContract.describe('What the person was promised, frozen with the response.'),
  rounds: z
    .array(personRound)
    .describe('All that this person submitted and the caller may see, latest first.'),
  changes: z
    .array(change)
    .describe('Of the competencies and domains since the round before; empty without one.'),
  changes_link: z
    .string()
    .nullable()
    .describe('Why these ranges are wider than usual, where the two rounds asked different questions.'),
  earlier_keys_version: z
    .string()
    .nullable()
    .describe(
      'Of the keys of the round before, where it asked another version of the questionnaire. Null where both are scored with `keys_version`, or nothing is compared.',
    ),
});

export type PersonProfile = z.output<typeof personProfile>;

export const profilesSchemas = {
  getPersonProfile: {
    summary:
      'One person’s results. 403 when the person was promised that the caller’s role does not see them, 409 before the submission. That it was opened is noted, and the person sees by whom.',
    params: z.object({ responseId: id }),
    response: personProfile,
  },
} as const satisfies Readonly<Record<string, Shape>>;
