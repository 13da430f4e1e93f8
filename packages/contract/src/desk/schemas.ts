import { sentence } from '@fourfold/words';
import { z } from 'zod';
import { companyName } from '../accounts/schemas.ts';
import { distinct, id, timestamp } from '../fields.ts';
import { organisationItem } from '../organisations/schemas.ts';
import { role } from '../own-account/schemas.ts';
import type { Shape } from '../shape.ts';
import { clientParts } from './words.ts';

const count = z.number().int();

const deskRound = z.object({
  name: z.string(),
  open: z.boolean(),
  ends_at: timestamp.nullable(),
  response: z
    .object({ invited: count, submitted: count, rate: z.number().nullable() })
    .nullable()
    .describe('Employees whom one reaches. Null where the role sees nobody one by one.'),
});
export type DeskRound = z.output<typeof deskRound>;

const deskDue = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('plans_over'), plans: count, since: z.iso.date() }),
  z.object({ kind: z.literal('plans_quiet'), plans: count }),
  z.object({ kind: z.literal('round_ends'), at: timestamp }),
  z.object({
    kind: z.literal('launch'),
    at: z.string().describe('A clock without a place, as it was planned.'),
    people: count,
  }),
  z.object({ kind: z.literal('figures'), at: timestamp }),
]);
export type DeskDue = z.output<typeof deskDue>;

const template = z.object({
  words: z.boolean(),
  departments: count,
  logo: z.boolean(),
  plans: count,
});

const deskRow = z.object({
  id,
  name: z.string(),
  role,
  locked: z.boolean().describe('It requires two-step verification, which one has not set up.'),
  round: deskRound.nullable().describe('The latest.'),
  last_opened_at: timestamp,
  due: z.array(deskDue).describe('What waits for this user, the most pressing first.'),
  template: template.nullable().describe('What could be taken along into a new one. Null where one may not.'),
});
export type DeskRow = z.output<typeof deskRow>;

export const clientForm = z.object({
  name: companyName,
  from: z.uuid({ error: sentence('Choose where to start from.') }),
  parts: distinct(z.enum(clientParts), clientParts.length),
});

export const deskSchemas = {
  showDesk: {
    summary: 'All organisations of the user: round, response rate, when opened last, what is due.',
    response: z.object({
      organisations: z.array(deskRow).describe('Those where something is due first.'),
    }),
  },
  openClient: {
    summary: 'Open a further organisation with parts of one that one manages, own it and switch to it.',
    limit: { max: 20, seconds: 3600 },
    body: clientForm,
    response: z.object({
      organisation: organisationItem,
      copied: z.object({ departments: count, plans: count }),
    }),
    status: 201,
  },
} as const satisfies Readonly<Record<string, Shape>>;
