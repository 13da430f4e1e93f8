import type { Call } from '@fourfold/contract/calls';
import { operations } from '@fourfold/contract/calls';
import { requestTokenHeader } from '@fourfold/contract/words';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Actor, makeOwner } from '../testing/actors.ts';
import { everythingOf } from '../testing/everything-of.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

/** A page elsewhere has the visitor's browser make our calls: it sends the cookie along, and knows nothing more. */
let t: TestApp;
let victim: Actor;
let stranger: Actor;
let before: unknown;

beforeAll(async () => {
  t = await createTestApp();
  victim = await makeOwner(t, 'Victim');
  stranger = await makeOwner(t, 'Stranger');
  before = await rows();
});

/** When a session was last used is noted with any call. */
const rows = async () =>
  JSON.parse(
    JSON.stringify(await everythingOf(t.db, victim)).replace(
      /"last_used_at":("[^"]*"|null)/g,
      '"last_used_at":null',
    ),
  );

const changing = operations.filter(
  ({ method, access }) => method !== 'GET' && access.kind !== 'public' && access.kind !== 'link',
);
const public_ = operations.filter(({ method, access }) => method !== 'GET' && access.kind === 'public');

const send = async (operation: Call, headers: Record<string, string>, payload: string | undefined = '{}') => {
  const answer = await t.app.inject({
    method: operation.method,
    url: `/api${operation.path.replace(/:\w+/g, '01a1fc3e-92de-7201-a282-01aab9e75bfb')}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });
  return { status: answer.statusCode, code: answer.json().code };
};
const tokenOf = async ({ token }: Actor) =>
  (await t.app.inject({ url: '/api/auth/my-profile', headers: { cookie: `token=${token}` } })).json().user
    .csrf_token;

describe('a call that only the cookie proves', () => {
  it.each(changing.map((operation) => [operation.id, operation] as const))(
    'is refused to a page elsewhere: %s',
    async (_id, operation) => {
      const cookie = `token=${victim.token}`;
      const refused = { status: 403, code: 'request_token_missing' };
      const wrong = [undefined, '', 'nonsense', `${Date.now()}.x`, await tokenOf(stranger)];
      for (const token of wrong) {
        const header: Record<string, string> = token === undefined ? {} : { [requestTokenHeader]: token };
        expect(await send(operation, { cookie, ...header })).toEqual(refused);
      }
      for (const type of simple) {
        expect((await send(operation, { cookie, 'content-type': type })).status).toBeGreaterThanOrEqual(400);
      }
      // Not even with the right one, in a form that needs no permission to be sent.
      const right = { cookie, [requestTokenHeader]: await tokenOf(victim), 'content-type': 'text/plain' };
      expect((await send(operation, right)).status).toBeGreaterThanOrEqual(400);
    },
  );

  it('has changed nothing by all of that', async () => {
    expect(await rows()).toEqual(before);
  });
});

/** What a page may post elsewhere without asking first. */
const simple = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'TEXT/PLAIN;x=y',
];

describe('a call that anybody may make', () => {
  it.each(public_.map((operation) => [operation.id, operation] as const))(
    'is not made by a form: %s',
    async (_id, operation) => {
      for (const type of simple) {
        expect(await send(operation, { 'content-type': type }, 'email=a%40example.com')).toMatchObject({
          status: 422,
        });
      }
    },
  );
});

it('no answer lets another origin read it, whatever the origin is', async () => {
  for (const origin of ['https://evil.example', 'null', t.config.APP_URL]) {
    for (const method of ['GET', 'OPTIONS'] as const) {
      const headers = { origin, 'access-control-request-method': 'POST', cookie: `token=${victim.token}` };
      const answer = await t.app.inject({ method, url: '/api/auth/my-profile', headers });
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  }
});
