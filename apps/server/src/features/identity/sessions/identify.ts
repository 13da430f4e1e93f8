import {
  messages,
  type Permission,
  type Role,
  reachOf,
  requestTokenHeader,
  type TokenScope,
} from '@fourfold/contract/words';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { statement } from '../../../kernel/database/statement.ts';
import type { ApiToken, Caller, Identify, Membership } from '../../../kernel/http/access.ts';
import { AppError } from '../../../kernel/http/app-error.ts';
import type { Parts } from '../../../kernel/parts.ts';
import { hashToken } from '../../../kernel/signing/secret-token.ts';
import { underReportAuthors } from '../report-authors.ts';
import { programOf } from './device.ts';
import { clearCookies, isRequestToken, sessionCookie } from './session-cookies.ts';

export const apiTokenPrefix = 'ffa_';
const touchSeconds = 60;
const graceSeconds = 30;

type CredentialTable = 'sessions' | 'api_tokens';

interface Credential {
  readonly id: string;
  readonly user_id: string;
  readonly last_used_at: Date | null;
  readonly email: string;
  readonly email_verified_at: Date | null;
  readonly organisation_id: string | null;
  readonly role: Role | null;
  readonly grants: Permission[] | null;
  readonly departments: string[];
  readonly second_step_required: boolean;
  readonly has_second_step: boolean;
  readonly expires_at: Date;
  /** Of an API token. */
  readonly scopes: TokenScope[] | null;
}

type IdentifyParts = Pick<Parts, 'db' | 'clock' | 'signer' | 'config'>;

/** Another scheme is not ours: a proxy in front may have its own, and the browser's cookie counts beside it. */
export const bearerOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];

/** Who calls, from a bearer token or else the cookie. What the cookie proves, a page of ours has to confirm. */
export function identifyWith(parts: IdentifyParts): Identify {
  return async (request, reply) => {
    const bearer = bearerOf(request);
    if (bearer !== undefined)
      return bearer.startsWith(apiTokenPrefix)
        ? byApiToken(parts, bearer, request)
        : bySession(parts, bearer);
    const cookie = request.cookies[sessionCookie(parts.config.APP_URL)];
    return cookie === undefined ? null : byCookie(parts, cookie, request, reply);
  };
}

async function byCookie(
  parts: IdentifyParts,
  token: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller | null> {
  const caller = await bySession(parts, token);
  if (caller === null) clearCookies(reply, parts.config.APP_URL);
  else requireRequestToken(parts, caller, request);
  return caller;
}

function requireRequestToken(parts: IdentifyParts, { sessionId }: Caller, request: FastifyRequest): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const given = request.headers[requestTokenHeader];
  if (sessionId !== null && isRequestToken(parts.signer, given, sessionId, parts.clock())) return;
  throw new AppError('request_token_missing', messages.requestToken());
}

async function bySession(parts: IdentifyParts, token: string): Promise<Caller | null> {
  const found = (await find(parts, sessionBy, token)) ?? (await find(parts, sessionByFormer, token));
  if (found === null) return null;
  await touch(parts, found);
  return sessionCaller(parts, found);
}

const sessionCaller = (parts: IdentifyParts, found: Credential): Caller => ({
  ...callerOf(found),
  sessionId: found.id,
  apiToken: null,
  lacksSecondStep: lacksSecondStep(parts.config, found),
  membership: membershipOf(parts, found),
});

/** By their organisation, or by the people who run the product. */
export const lacksSecondStep = (
  { SECOND_STEP }: Pick<Parts['config'], 'SECOND_STEP'>,
  found: Pick<Credential, 'second_step_required' | 'has_second_step'>,
) => (found.second_step_required || SECOND_STEP === 'required') && !found.has_second_step;

async function byApiToken(parts: IdentifyParts, token: string, request: FastifyRequest): Promise<Caller> {
  const found = await find(parts, apiTokenBy, token);
  const caller = found === null ? null : tokenCaller(parts, found);
  // A program cannot sign in, so it is told what can be done about it.
  if (found === null || caller === null) throw new AppError('unauthenticated', messages.tokenOver());
  await touchToken(parts, found, programOf(request));
  return caller;
}

/**
 * A token was made in a session that had to pass the second step; a program has no phone to ask. Only those who may have
 * tokens have them, so one whose owner is something else by now opens nothing.
 */
function tokenCaller(parts: IdentifyParts, found: Credential): Caller | null {
  const { id, scopes, expires_at: expiresAt } = found;
  const membership = membershipOf(parts, found);
  if (scopes === null || membership === null || reachOf(membership, 'organisation:manage') === null)
    return null;
  const withheld = [...(membership.withheld ?? []), ...withheldBy(scopes)];
  return {
    ...callerOf(found),
    sessionId: null,
    apiToken: { id, scopes, expiresAt },
    lacksSecondStep: false,
    membership: { ...membership, withheld },
  };
}

/** Without reading people, figures come through the gate: filters would single people out otherwise. */
const withheldBy = (scopes: ApiToken['scopes']): Permission[] =>
  scopes.includes('people:read') ? [] : ['employees:see', 'candidates:see'];

interface Given {
  readonly hash: Buffer;
  readonly now: Date;
  /** Former tokens of sessions that were renewed before this moment are dead. */
  readonly renewedSince: Date;
}

/** One look at the database for each call: credential, user, membership and departments, all by their keys. */
const lookUp = <By extends { readonly now: Date }>(
  table: CredentialTable,
  isMeant: (given: By) => RawBuilder<SqlBool>,
) =>
  statement((db, given: By) =>
    sql<Credential>`
      select c.id, c.user_id, c.last_used_at, c.expires_at,
        ${table === 'api_tokens' ? sql`c.scopes` : sql`null::text[]`} as scopes, u.email, u.email_verified_at, m.organisation_id, m.role, m.grants,
        array(
          select d.department_id from member_departments d
          where d.organisation_id = m.organisation_id and d.user_id = m.user_id
        ) as departments,
        coalesce(o.second_step_required, false) as second_step_required,
        exists (
          select 1 from second_factors f where f.user_id = c.user_id and f.confirmed_at is not null
        ) as has_second_step
      from ${sql.table(table)} c
      join users u on u.id = c.user_id
      left join memberships m on m.organisation_id = c.organisation_id and m.user_id = c.user_id
      left join organisations o on o.id = m.organisation_id
      where ${isMeant(given)} and c.expires_at > ${given.now}`.compile(db),
  );

const byToken = ({ hash }: Given) => sql<SqlBool>`c.token_hash = ${hash}`;
const sessionBy = lookUp('sessions', byToken);
const apiTokenBy = lookUp('api_tokens', byToken);

/**
 * What was on its way when the session got a new token is answered under the former one for half a minute: else a tab
 * that asked a moment earlier would be refused, and its browser told to forget the cookie that another tab has just got.
 */
const sessionByFormer = lookUp(
  'sessions',
  ({ hash, renewedSince }: Given) =>
    sql<SqlBool>`c.former_token_hash = ${hash} and c.renewed_at > ${renewedSince}`,
);

async function find(
  { db, clock }: IdentifyParts,
  ask: ReturnType<typeof lookUp<Given>>,
  token: string,
): Promise<Credential | null> {
  const now = clock();
  const renewedSince = new Date(now.getTime() - graceSeconds * 1000);
  const { rows } = await ask(db, { hash: hashToken(token), now, renewedSince });
  return rows[0] ?? null;
}

/** The last use is known to the minute, so that reading does not become writing. */
const isRecent = ({ last_used_at }: Credential, now: Date): boolean =>
  now.getTime() - (last_used_at?.getTime() ?? 0) < touchSeconds * 1000;

async function touch({ db, clock }: IdentifyParts, found: Credential): Promise<void> {
  const now = clock();
  if (isRecent(found, now)) return;
  await db.updateTable('sessions').set({ last_used_at: now }).where('id', '=', found.id).execute();
}

/** Of a hundred calls that a program makes at once, one writes. */
async function touchToken({ db, clock }: IdentifyParts, found: Credential, program: string): Promise<void> {
  const now = clock();
  if (isRecent(found, now)) return;
  await db
    .updateTable('api_tokens')
    .set({ last_used_at: now, last_used_by: program })
    .where('id', '=', found.id)
    .where('last_used_at', 'is not distinct from', found.last_used_at)
    .execute();
}

interface ByIds {
  readonly ids: readonly string[];
  readonly now: Date;
}

const byIds = ({ ids }: ByIds) => sql<SqlBool>`c.id = any(${ids}::uuid[])`;
const sessionsByIds = lookUp('sessions', byIds);
const apiTokensByIds = lookUp('api_tokens', byIds);

/** Those of the callers whose session or token is still good, as they would be identified now; each by its id. */
export async function identifyAgain(
  parts: IdentifyParts,
  callers: readonly Caller[],
): Promise<Map<string, Caller>> {
  const idsOf = (idOf: (caller: Caller) => string | undefined | null) => [
    ...new Set(callers.map(idOf).filter((id) => typeof id === 'string')),
  ];
  const now = parts.clock();
  const sessions = idsOf(({ sessionId }) => sessionId);
  const tokens = idsOf(({ apiToken }) => apiToken?.id);
  const again = new Map<string, Caller>();
  if (sessions.length > 0) {
    const { rows } = await sessionsByIds(parts.db, { ids: sessions, now });
    for (const row of rows) again.set(row.id, sessionCaller(parts, row));
  }
  if (tokens.length > 0) {
    const { rows } = await apiTokensByIds(parts.db, { ids: tokens, now });
    for (const row of rows) {
      const caller = tokenCaller(parts, row);
      if (caller !== null) again.set(row.id, caller);
    }
  }
  return again;
}

const callerOf = ({ user_id, email_verified_at }: Credential): Pick<Caller, 'userId' | 'emailVerified'> => ({
  userId: user_id,
  emailVerified: email_verified_at !== null,
});

export function membershipOf(
  { config }: { readonly config: Pick<Parts['config'], 'REPORT_AUTHORS'> },
  found: Pick<Credential, 'user_id' | 'organisation_id' | 'role' | 'grants' | 'departments' | 'email'>,
): Membership | null {
  const { organisation_id: organisationId, role, grants, departments } = found;
  if (organisationId === null || role === null) return null;
  const rights = underReportAuthors(config, found.email, { role, grants: grants ?? [] });
  return { userId: found.user_id, organisationId, departments, ...rights };
}
