import { sentence } from '@fourfold/words';
import { z } from 'zod';
import { byLink } from '../assessment/schemas.ts';
import { cultureBarrier, cultureOpportunity } from '../culture/priorities.ts';
import { distinct, email, id, line, name, optional, prose, timestamp } from '../fields.ts';
import type { Shape } from '../shape.ts';
import { asCue, asPart, planStates } from './words.ts';

const kind = z.enum(['opportunity', 'barrier']);
const direction = z.enum(['improve', 'reduce']);
const measureKey = z.string().min(1).max(60);

const about = { kind, measure_key: measureKey, direction };

const part = (max: number, missing: () => string) => line(max, missing).transform(asPart);
const sayCue = sentence('After the word “When”, describe the moment.');
const sayWho = sentence('Say who will do it.');
const sayWhat = sentence('Say what they will do.');
const saySign = sentence('Say how people will see that it helps.');
const sayUntil = sentence('Say what the last day is.');
const sayOwner = sentence('Choose who looks after it.');

/** A member, or someone else by name and address. */
const owner = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('member'), user_id: z.uuid({ error: sayOwner }) }),
    z.object({ kind: z.literal('other'), name: name(120), email }),
  ],
  { error: sayOwner },
);

const parts = {
  cue: line(160, sayCue).transform(asCue),
  who: part(120, sayWho),
  what: part(400, sayWhat),
  sign: prose(400, saySign),
  until: z.iso.date({ error: sayUntil }),
  owner,
  company_wide: z.boolean().default(false),
  departments: distinct(id, 200).default([]).describe('Who it is for, where it is not for everyone.'),
};

export const planForm = z.object({ ...about, round_id: optional(id), ...parts });
export type PlanForm = z.output<typeof planForm>;

const revision = z.number().int().describe('Of what was changed: 409 where someone changed it meanwhile.');
export const planChange = z.object({ ...parts, revision });
export type PlanChange = z.output<typeof planChange>;

const team = z.object({
  id: id.nullable().describe('Null where the department was removed since.'),
  name: z.string(),
});

const tick = z.object({ week: z.iso.date().describe('The Monday.'), done: z.boolean() });

const core = {
  id,
  cue: z.string(),
  who: z.string(),
  what: z.string(),
  sign: z.string(),
  until: z.iso.date(),
  company_wide: z.boolean(),
  departments: z.array(team),
  state: z.enum(planStates),
  started_at: timestamp.nullable(),
  ended_at: timestamp.nullable(),
  ticks: z.array(tick).describe('The earliest first.'),
};

export const plan = z.object({
  ...core,
  ...about,
  title: z.string().describe('“Improve Delegation”, or what a barrier is called.'),
  round: z.object({ number: z.number(), gone: z.boolean() }).nullable(),
  owner: z
    .object({
      name: z.string(),
      user_id: id.nullable().describe('Null for someone without an account.'),
      email: z
        .string()
        .nullable()
        .describe('Of someone without an account, for those who may change the plan.'),
    })
    .nullable()
    .describe('Null where the owner has left.'),
  why: z.string().nullable().describe('Why it was dropped.'),
  past: z.boolean().describe('Its last day is over and nobody has said how it went.'),
  same: z
    .array(z.object({ id, title: z.string(), departments: z.array(z.string()) }))
    .describe('Other plans on the same measure in the same departments: what helped cannot be told apart.'),
  created_by: z.string().nullable(),
  created_at: timestamp,
  revision: z.number(),
  may: z.object({ manage: z.boolean(), act: z.boolean().describe('Tick, comment, say that it is done.') }),
});
export type Plan = z.output<typeof plan>;

const comment = z.object({
  id,
  by: z.string().nullable().describe('Null for someone who has left.'),
  text: z.string(),
  at: timestamp,
});
export type PlanComment = z.output<typeof comment>;

const event = z.object({
  id,
  action: z.string(),
  by: z.string().nullable(),
  details: z.record(z.string(), z.string()),
  at: timestamp,
});

const openable = {
  week: z.iso.date().describe('The Monday of this week.'),
  may_tick: z.array(z.iso.date()).describe('The weeks that can still be ticked.'),
};

export const planPage = plan.extend({
  definition: z.string(),
  measure: z.string(),
  ...openable,
  comments: z.array(comment),
  history: z.array(event).describe('From the audit log, the latest first.'),
});
export type PlanPage = z.output<typeof planPage>;

export const ownedPlan = z.object({
  ...core,
  organisation: z.string(),
  logo_url: z.string().nullable(),
  owner: z.string(),
  title: z.string(),
  ...openable,
  past: z.boolean(),
  comments: z.array(comment),
  expires_at: timestamp,
});
export type OwnedPlan = z.output<typeof ownedPlan>;

export const planHere = z.object({ ...core, owner: z.string().nullable() });
export type PlanHere = z.output<typeof planHere>;

const drafted = z.object({
  ...about,
  title: z.string(),
  suggestion: z.string().describe('The measure’s own, word for word.'),
  cue: z.string(),
  what: z.string(),
  sign: z.string(),
  other_way: z
    .object({ cue: z.string(), what: z.string() })
    .nullable()
    .describe('The suggestion in the parts of a plan, where the draft starts from something else.'),
  departments: z.array(z.object({ id, name: z.string() })).describe('Those that the caller may plan for.'),
  may_company_wide: z.boolean(),
  owners: z.array(z.object({ user_id: id, name: z.string() })),
  others: z
    .array(z.object({ id, title: z.string(), company_wide: z.boolean(), departments: z.array(team) }))
    .describe('Plans on the same measure that are drafted or running.'),
});
export type DraftedPlan = z.output<typeof drafted>;

const planParams = z.object({ planId: id });
const weekParams = z.object({ planId: id, week: z.iso.date() });
const ownerQuery = z.object({
  number: z.string().max(20).default(''),
  signature: z.string().max(200).default(''),
  expires: z.string().max(20).default('').describe('Seconds since the epoch, as in the link.'),
});
const tickBody = z.object({ done: z.boolean() });
const sayComment = sentence('Please write something.');
export const commentForm = z.object({ text: prose(2000, sayComment) });
const sayWhy = sentence('Say why, so that others can learn from it.');
export const dropForm = z.object({ why: prose(500, sayWhy) });

/** `company`, or the id of a department. */
const teamParams = z.object({ team: z.union([z.literal('company'), id]) });

const optionalProse = (max: number) => z.union([z.literal(''), prose(max)]).default('');
const steps = {
  assessment: optionalProse(4000),
  awareness: optionalProse(4000),
  alternatives: optionalProse(4000),
};
export const teamPlanForm = z.object({ ...steps, revision });

const finding = cultureOpportunity.pick({
  key: true,
  name: true,
  label: true,
  certainty: true,
  figure: true,
});

export const teamPlan = z.object({
  team: z.string(),
  name: z.string(),
  organisation: z.string(),
  removed: z.boolean().describe('The department is gone; what was written stays.'),
  state: z.enum(['figures', 'withheld', 'sample']),
  found: z.string().nullable().describe('What was found, in one sentence, or why nothing is shown.'),
  people: z.number(),
  keys_version: z
    .string()
    .nullable()
    .describe('Of the keys that these figures were made with; null where none are shown.'),
  opportunities: z.array(finding),
  barriers: z.array(
    cultureBarrier.pick({ key: true, name: true, label: true, certainty: true, figure: true }),
  ),
  assessment: z.string(),
  awareness: z.string(),
  alternatives: z.string(),
  plans: z.array(plan),
  revision: z.number(),
  changed: z.object({ by: z.string().nullable(), at: timestamp }).nullable(),
  may_change: z.boolean(),
});
export type TeamPlan = z.output<typeof teamPlan>;

const planAnswer = z.object({ plan: planPage });

export const plansSchemas = {
  listPlans: {
    summary: 'Every plan of the organisation, the running ones first.',
    response: z.object({
      plans: z.array(plan),
      teams: z
        .array(z.object({ team: z.string(), name: z.string(), removed: z.boolean() }))
        .describe('Teams that have or may have a plan of four steps.'),
    }),
  },
  draftPlan: {
    summary: 'What a new plan starts from: the measure’s suggestion, and who it can be for.',
    query: z.object(about),
    response: drafted,
  },
  makePlan: {
    summary: 'Make a plan. A manager names own departments.',
    body: planForm,
    response: planAnswer,
    status: 201,
  },
  getPlan: {
    summary: 'One plan with its ticks, comments and history.',
    params: planParams,
    response: planAnswer,
  },
  changePlan: {
    summary: 'Change a plan that has not ended. Another owner gets an e-mail, and the former links end.',
    params: planParams,
    body: planChange,
    response: planAnswer,
  },
  startPlan: {
    summary: 'Start a plan: its owner gets an e-mail now and one a week.',
    params: planParams,
    response: planAnswer,
  },
  finishPlan: { summary: 'Say that a plan is done.', params: planParams, response: planAnswer },
  dropPlan: {
    summary: 'Drop a plan, and say why.',
    params: planParams,
    body: dropForm,
    response: planAnswer,
  },
  resumePlan: {
    summary: 'Take up a plan again that was dropped or done.',
    params: planParams,
    response: planAnswer,
  },
  tickPlan: {
    summary: 'Say whether it was done in a week, given by its Monday. Saying it again changes it.',
    params: weekParams,
    body: tickBody,
    response: planAnswer,
  },
  commentPlan: { summary: 'Comment on a plan.', params: planParams, body: commentForm, response: planAnswer },
  renewPlanLink: {
    summary: 'E-mail the owner a new link. Those before it end.',
    params: planParams,
    limit: { max: 30, seconds: 3600 },
    response: z.object({ message: z.string() }),
    status: 202,
  },
  getOwnedPlan: {
    summary: 'A plan as its owner sees it with the link from the e-mail.',
    params: planParams,
    query: ownerQuery,
    response: ownedPlan,
  },
  tickOwnedPlan: {
    summary: 'The same for its owner: whether it was done in a week.',
    params: weekParams,
    query: ownerQuery,
    body: tickBody,
    response: ownedPlan,
  },
  commentOwnedPlan: {
    summary: 'The owner comments.',
    params: planParams,
    query: ownerQuery,
    body: commentForm,
    limit: { max: 60, seconds: 3600 },
    response: ownedPlan,
  },
  finishOwnedPlan: {
    summary: 'The owner says that it is done.',
    params: planParams,
    query: ownerQuery,
    response: ownedPlan,
  },
  listPlansHere: {
    ...byLink,
    summary: 'What is planned for the department of the person whose own page it is. No figures.',
    response: z.object({
      organisation: z.string(),
      department: z.string().nullable(),
      plans: z.array(planHere),
    }),
  },
  getTeamPlan: {
    summary: 'The four steps of a team: what was found, who was told, what else was considered, the plans.',
    params: teamParams,
    response: teamPlan,
  },
  changeTeamPlan: {
    summary: 'Write down what people said and what else was considered.',
    params: teamParams,
    body: teamPlanForm,
    response: teamPlan,
  },
  exportTeamPlan: { summary: 'The four steps of a team. Answers a PDF.', params: teamParams, status: 200 },
} as const satisfies Readonly<Record<string, Shape>>;
