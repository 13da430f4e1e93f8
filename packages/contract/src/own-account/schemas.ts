import { sentence } from '@fourfold/words';
import { z } from 'zod';
import { firstName, knownPassword, lastName, phone, sessionAnswer } from '../accounts/schemas.ts';
import { distinct, id, line, timestamp } from '../fields.ts';
import { type Permission, permissions, reaches, roles } from '../permissions.ts';
import type { Shape } from '../shape.ts';
import { longestTokenDays, mostTokens, tokenDays, tokenScopeNames } from '../token-scopes.ts';

export const role = z.enum(roles, { error: sentence('Please choose a role.') });

/** One's own account: what the screens know about the person who signed in, and what they may do with it. */
export const permissionName = z.enum(permissions as [Permission, ...Permission[]]);

export const grants = z.array(permissionName);

export const department = z.object({ id, name: z.string() });

const currentOrganisation = z.object({
  id,
  name: z.string(),
  role,
  grants,
  departments: z.array(department).describe('Those that a manager works for.'),
  logo_url: z.string().nullable(),
  owners: z.array(z.string()).describe('Their names: whom to ask for what only owners can do.'),
  authors_listed: z
    .boolean()
    .describe('The server’s REPORT_AUTHORS setting says who writes reports, and no grant does.'),
  second_step_required: z.boolean().describe('Everyone here signs in with two-step verification.'),
  digests: z.boolean().describe('Told by e-mail when people whom one invited have answered.'),
  weekly: z.boolean().describe('Told by e-mail on Mondays what changed and what is due.'),
});

export const user = z.object({
  id,
  email: z.string(),
  email_verified_at: timestamp.nullable(),
  pending_email: z.string().nullable().describe('A new address that is waiting to be verified.'),
  company: z.string().nullable().describe('The name of the current organisation.'),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string().nullable(),
  second_step: z.boolean().describe('A code is asked for at sign-in.'),
  organisation: currentOrganisation.nullable(),
  organisations: z.array(z.object({ id, name: z.string(), role })),
  permissions: z.partialRecord(permissionName, z.enum(reaches)),
  csrf_token: z.string().nullable().describe('For the header x-csrf-token; null for API tokens.'),
  api_token: z
    .object({ scopes: z.array(z.enum(tokenScopeNames)), expires_at: timestamp })
    .optional()
    .describe(
      'Where one asks: what it may do, and until when. Then nothing of the account’s other organisations.',
    ),
});

export type User = z.output<typeof user>;

export const profileForm = z.object({ first_name: firstName, last_name: lastName, phone });

export const openSession = z.object({
  id,
  device: z.string().describe('Such as “Firefox on Windows”.'),
  current: z.boolean(),
  created_at: timestamp,
  last_used_at: timestamp,
  expires_at: timestamp,
});

export const renewSessionForm = z.object({ password: knownPassword });

const scopes = z.array(z.enum(tokenScopeNames));

/**
 * A token acts for its owner in one organisation: what its scopes and the rights that the owner has there at that moment
 * both allow.
 */
export const apiToken = z.object({
  id,
  name: z.string(),
  made_by: z.string(),
  scopes,
  state: z
    .enum(['live', 'ended'])
    .describe('`ended`: its day has come. It is listed for a month after that.'),
  predates_scopes: z.boolean().describe('Made before tokens had scopes, and given all of them.'),
  created_at: timestamp,
  last_used_at: timestamp.nullable().describe('To the minute.'),
  last_used_by: z.string().nullable().describe('The program, as it named itself: “python-requests”.'),
  expires_at: timestamp,
});

const whenItEndsOf = sentence<{ few: number; more: number; most: number }>(
  'Please choose when the token expires: after {few}, {more} or {most} days, or on another date.',
);
const [few, more, most] = tokenDays;
const whenItEnds = () => whenItEndsOf({ few, more, most });

export const tokenForm = z
  .object({
    name: line(80, sentence('Please name the token, so that you can recognise it later.')),
    scopes: distinct(z.enum(tokenScopeNames), tokenScopeNames.length).refine((chosen) => chosen.length > 0, {
      error: sentence('Please choose what the token may do.'),
    }),
    days: z.coerce
      .number()
      .pipe(z.literal(tokenDays, { error: whenItEnds }))
      .optional()
      .describe(`How long it lives: ${few}, ${more} or ${most}. Or until another day, by \`expires_at\`.`)
      .meta({ enum: [...tokenDays] }),
    expires_at: z.iso
      .datetime({ error: sentence('Please enter a complete date.') })
      .optional()
      .describe(`Within the next ${longestTokenDays} days.`),
  })
  .refine(({ days, expires_at }) => (days === undefined) !== (expires_at === undefined), {
    error: whenItEnds,
    path: ['days'],
  });

export const deleteAccountForm = z.object({ password: knownPassword });

export const ownAccountSchemas = {
  myProfile: {
    summary: 'Who is signed in, where, and what they may do. Renews the request token.',
    response: z.object({ user }),
  },
  changeProfile: { summary: 'Change one’s own name and phone.', body: profileForm },
  listSessions: {
    summary: 'One’s own open sessions, the last used first.',
    response: z.object({ sessions: z.array(openSession) }),
  },
  renewSession: {
    summary:
      'Give the password again. The session goes on under a new token, and for ten minutes may end others (else 403, password_needed).',
    body: renewSessionForm,
    response: sessionAnswer,
  },
  endSession: {
    summary: 'End one of one’s own sessions. Within ten minutes of the sign-in or of the password.',
    params: z.object({ sessionId: id }),
  },
  endOtherSessions: {
    summary:
      'End all of one’s own sessions but this one. Within ten minutes of the sign-in or of the password.',
  },
  listTokens: {
    summary: 'The API tokens of the organisation, also those that expired within the last month.',
    response: z.object({ tokens: z.array(apiToken) }),
  },
  createToken: {
    summary: `Make an API token, within ten minutes of the sign-in or of the password. It is shown in this answer and never again. At most ${mostTokens} in an organisation.`,
    limit: { max: 60, seconds: 3600 },
    body: tokenForm,
    response: z.object({ token: z.string(), details: apiToken }),
    status: 201,
  },
  endToken: {
    summary: 'Revoke an API token of the organisation. Those of owners only by an owner.',
    params: z.object({ tokenId: id }),
  },
  listOwnTokens: {
    summary: 'The API tokens that one has, in all of one’s organisations.',
    response: z.object({
      tokens: z.array(z.object({ id, name: z.string(), organisation: z.string(), expires_at: timestamp })),
    }),
  },
  exportMyData: {
    summary: 'Everything that is kept about one’s own account, as a JSON file.',
    limit: { max: 20, seconds: 3600 },
    response: z.looseObject({ exported_at: timestamp }),
  },
  deleteAccount: {
    summary:
      'Delete one’s own account, and the organisations of which one is the only member. Refused (409) to the only owner of an organisation with other members.',
    body: deleteAccountForm,
  },
} as const satisfies Readonly<Record<string, Shape>>;
