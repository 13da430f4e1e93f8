import { type Permission, type Role, type TokenScope, tokenScopeNames } from '@fourfold/contract/words';
import type { InjectOptions } from 'fastify';
import { addMember, updateMember } from '../features/identity/members/members.repository.ts';
import { createOrganisation } from '../features/identity/organisations/organisations.repository.ts';
import { openSession } from '../features/identity/sessions/sessions.repository.ts';
import { addUser, type User } from '../features/identity/users/users.repository.ts';
import { newId } from '../kernel/database/id.ts';
import type { TestApp } from './test-app.ts';

/** The password of everyone who is made here, and a hash of it that is quick to check. */
export const password = 'a heron on the quay';
const passwordHash =
  '$argon2id$v=19$m=64,t=1,p=1$saVdejbqqMfdrOtoqLUUTg$wBZ2BC+4V0GA2hXSvuV73R16R+FfbD8/5k8kLU3dNpA';

export interface Actor {
  readonly id: string;
  readonly email: string;
  readonly organisationId: string;
  readonly token: string;
  /** Calls the API with the actor's bearer token. */
  readonly call: (method: InjectOptions['method'], path: string, payload?: object) => Promise<Answer>;
}

export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: what comes back is what a test is about to find out
  readonly body: any;
}

let count = 0;

/** A person with a verified address and no organisation yet. */
export async function makeUser(t: TestApp, overrides: Partial<User> = {}): Promise<User> {
  count += 1;
  const user = await addUser(t.db, {
    id: newId(t.now()),
    email: `person-${count}@example.com`,
    email_verified_at: t.now(),
    pending_email: null,
    verification_nonce: null,
    password_hash: passwordHash,
    first_name: `First${count}`,
    last_name: `Last${count}`,
    phone: null,
    created_at: t.now(),
    ...overrides,
  });
  if (user === null) throw new Error('This address is taken.');
  return user;
}

/** Someone who owns a new organisation and is signed in. */
export async function makeOwner(t: TestApp, name = 'Acme', overrides: Partial<User> = {}): Promise<Actor> {
  const user = await makeUser(t, overrides);
  const organisationId = await createOrganisation(t.db, name, user.id, t.now());
  return await signedIn(t, user, organisationId);
}

/** Someone who belongs to an organisation and is signed in. */
export async function makeMember(
  t: TestApp,
  organisationId: string,
  role: Role,
  grants: Permission[] = [],
): Promise<Actor> {
  const user = await makeUser(t);
  await addMember(t.db, { organisationId, userId: user.id, role }, t.now());
  await updateMember(t.db, organisationId, user.id, { grants });
  return await signedIn(t, user, organisationId);
}

export async function signedIn(t: TestApp, user: User, organisationId: string): Promise<Actor> {
  const session = { userId: user.id, organisationId, device: 'Firefox on Linux' };
  const token = await openSession(t.db, session, t.now());
  return { id: user.id, email: user.email, organisationId, token, call: caller(t, token) };
}

/** What a new API token is asked for with. */
export const tokenWish = (name = 'Nightly', scopes: readonly TokenScope[] = tokenScopeNames) => ({
  name,
  scopes,
  days: 30,
});

/** A program that calls the API with a token of the actor's. */
export async function makeToken(t: TestApp, actor: Actor, scopes: readonly TokenScope[] = tokenScopeNames) {
  const { token, details } = (await actor.call('POST', '/auth/tokens', tokenWish('Nightly', scopes))).body;
  return { token: String(token), id: String(details.id), call: caller(t, token) };
}

export function caller(t: TestApp, token: string): Actor['call'] {
  return async (method = 'GET', path, payload) => {
    const answer = await t.app.inject({
      method,
      url: `/api${path}`,
      headers: { authorization: `Bearer ${token}` },
      ...(payload === undefined ? {} : { payload }),
    });
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    // Of a file its text.
    return { status: answer.statusCode, body: isJson ? answer.json() : answer.body || null };
  };
}
