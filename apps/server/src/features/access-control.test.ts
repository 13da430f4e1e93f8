import { type Access, actsInOrganisation, operations } from '@fourfold/contract/calls';
import { type Operation, operationOf } from '@fourfold/contract/schemas';
import {
  type Permission,
  type Reach,
  type Role,
  reachOf,
  roles,
  type TokenScope,
  tokenScopeNames,
} from '@fourfold/contract/words';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeMember, makeOwner, makeToken } from '../testing/actors.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

/** Every call of the contract as everyone: a call that is added later is tested without a line here. */
let t: TestApp;
const actors = new Map<string, string>();

const memberRights: readonly { role: Role; grants: Permission[] }[] = [
  ...roles.map((role) => ({ role, grants: [] })),
  ...roles.map((role) => ({ role, grants: ['reports:write' as const] })),
];
/** Each scope alone, then all that a token can have. */
const scopeChoices: readonly (readonly TokenScope[])[] = [
  ...tokenScopeNames.map((scope) => [scope]),
  tokenScopeNames,
];
const nameOf = ({ role, grants }: { role: Role; grants: Permission[] }) => [role, ...grants].join(' with ');

beforeAll(async () => {
  t = await createTestApp();
  for (const rights of memberRights) {
    // An organisation for each, as some of the calls change it.
    const { organisationId } = await makeOwner(t);
    const actor = await makeMember(t, organisationId, rights.role, rights.grants);
    actors.set(nameOf(rights), actor.token);
  }
  const strict = (await makeOwner(t)).organisationId;
  const { token } = await makeMember(t, strict, 'owner');
  await t.db
    .updateTable('organisations')
    .set({ second_step_required: true })
    .where('id', '=', strict)
    .execute();
  actors.set('without a second step', token);
  for (const scopes of scopeChoices) {
    const program = await makeToken(t, await makeOwner(t), scopes);
    actors.set(`a token for ${scopes}`, program.token);
  }
  actors.set('unverified', (await makeOwner(t, 'Acme', { email_verified_at: null })).token);
});

let calls = 0;
/** Ids of nothing and an empty body: anyone who is let through fails later, and changes nothing. */
async function attempt(operation: Operation, token?: string) {
  calls += 1;
  const answer = await t.app.inject({
    method: operation.method,
    url: `/api${operation.path.replace(/:\w+/g, '01a1fc3e-92de-7201-a282-01aab9e75bfb')}`,
    remoteAddress: `10.4.${Math.floor(calls / 250)}.${calls % 250}`,
    ...(token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }),
    ...(operation.body === undefined ? {} : { payload: {} }),
  });
  const { code = 'ok' } = answer.body.startsWith('{') ? answer.json() : {};
  return { status: answer.statusCode, code };
}

const suffices = (reach: Reach | null, needed: Reach | undefined) =>
  reach !== null && (needed === undefined || reach === needed);
const needing = (...kinds: Access['kind'][]) =>
  operations.map(operationOf).filter(({ access }) => kinds.includes(access.kind));
const named = (list: readonly Operation[]) => list.map((operation) => [operation.id, operation] as const);

describe('every call', () => {
  it.each(named(needing('session', 'verified', 'member')))('%s needs a sign-in', async (_id, operation) => {
    expect(await attempt(operation)).toEqual({ status: 401, code: 'unauthenticated' });
    expect(await attempt(operation, 'made-up')).toEqual({ status: 401, code: 'unauthenticated' });
  });

  it.each(named(needing('verified', 'member')))('%s needs a verified address', async (_id, operation) => {
    const refused = { status: 403, code: 'email_not_verified' };
    expect(await attempt(operation, actors.get('unverified'))).toEqual(refused);
  });

  it.each(named(operations.map(operationOf).filter(({ access }) => actsInOrganisation(access))))(
    '%s needs a second step at sign-in where the organisation asks for one',
    async (_id, operation) => {
      const refused = { status: 403, code: 'second_step_missing' };
      expect(await attempt(operation, actors.get('without a second step'))).toEqual(refused);
    },
  );

  it.each(named(needing('session', 'verified', 'member')))(
    '%s lets in API tokens with the scopes that it names, and no others',
    async (_id, operation) => {
      const { access } = operation;
      if (access.kind === 'public' || access.kind === 'link') return;
      const needed = access.token;
      const expected = scopeChoices.map((scopes) => {
        if (needed === 'never') return [`${scopes}`, 'forbidden'];
        return [`${scopes}`, needed.every((scope) => scopes.includes(scope)) ? 'let in' : 'scope_missing'];
      });
      const actual: string[][] = [];
      for (const scopes of scopeChoices) {
        const { code } = await attempt(operation, actors.get(`a token for ${scopes}`));
        const isRefused = ['forbidden', 'scope_missing', 'unauthenticated'].includes(code);
        actual.push([`${scopes}`, isRefused ? code : 'let in']);
      }
      expect(actual).toEqual(expected);
    },
  );

  it.each(named(needing('member')))('%s lets in whom the role table names', async (_id, operation) => {
    const { access } = operation;
    if (access.kind !== 'member') return;
    const expected = memberRights.map((rights) => [
      nameOf(rights),
      suffices(reachOf(rights, access.permission), access.reach) ? 'let in' : 'refused',
    ]);
    const actual: string[][] = [];
    for (const rights of memberRights) {
      const { code } = await attempt(operation, actors.get(nameOf(rights)));
      actual.push([nameOf(rights), code === 'forbidden' ? 'refused' : 'let in']);
    }
    expect(actual).toEqual(expected);
  });
});
