import { cultureEventsPath } from '@fourfold/contract/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, caller, makeMember, makeOwner, makeToken, password } from '../../testing/actors.ts';
import { openTestApp } from '../../testing/open-test-app.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

/** Two nodes on one database: people look at the first and are signed out at the second. */
let t: TestApp;
let other: TestApp;
let address: string;
beforeAll(async () => {
  t = await createTestApp();
  other = await openTestApp(t.databaseUrl);
  address = await t.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => other.close());

async function listen(token: string) {
  const answer = await fetch(`${address}${cultureEventsPath}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: answer.status, end: answer.text() };
}
const within = (ms: number, end: Promise<string>) =>
  Promise.race([end.then(() => 'ended'), new Promise((done) => setTimeout(done, ms, 'open'))]);
const at = (actor: Pick<Actor, 'token'>) => caller(other, actor.token);

describe('the stream of live figures', () => {
  it('ends on the node that holds it, within two seconds, whatever ended the session and wherever', async () => {
    const owner = await makeOwner(t);
    const member = (role: 'admin' | 'viewer' | 'manager') => makeMember(t, owner.organisationId, role);
    const [left, elsewhere, changed, removed, demoted, signedOut, moved] = [
      await member('admin'),
      await member('admin'),
      await member('admin'),
      await member('viewer'),
      await member('admin'),
      await member('viewer'),
      await member('manager'),
    ];
    const program = await makeToken(t, owner, ['figures:read']);
    const lapsing = await makeToken(t, owner, ['figures:read']);
    const { department } = (await owner.call('POST', '/organisation/departments', { name: 'Sales' })).body;
    const second = await t.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: elsewhere.email, password },
    });
    const streams = await Promise.all(
      [left, elsewhere, changed, removed, demoted, signedOut, moved, program, lapsing, owner].map(
        ({ token }) => listen(token),
      ),
    );
    expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200));

    const owned = (method: 'PATCH' | 'DELETE', path: string, body?: object) => at(owner)(method, path, body);
    const answers = await Promise.all([
      at(left)('POST', '/auth/logout'),
      caller(other, second.json().token)('DELETE', '/auth/sessions'),
      at(changed)('PUT', '/auth/password', {
        current_password: password,
        password: 'a second heron by the lock',
        password_confirmation: 'a second heron by the lock',
      }),
      owned('DELETE', `/organisation/members/${removed.id}`),
      owned('PATCH', `/organisation/members/${demoted.id}`, { role: 'viewer' }),
      owned('DELETE', `/organisation/members/${signedOut.id}/sessions`),
      owned('PATCH', `/organisation/members/${moved.id}`, { departments: [department.id] }),
      owned('DELETE', `/auth/tokens/${program.id}`),
      t.db
        .updateTable('api_tokens')
        .set({ expires_at: t.now() })
        .where('id', '=', lapsing.id)
        .execute()
        .then(() => ({ status: 204 })),
    ]);
    expect(answers.filter(({ status }) => status >= 300)).toEqual([]);
    const states = await Promise.all(streams.map(({ end }) => within(2000, end)));
    expect(states).toEqual([...answers.map(() => 'ended'), 'open']);
  }, 20_000);

  it('is one of six that a person has; the oldest makes room for the newest', async () => {
    const owner = await makeOwner(t);
    const streams = [];
    for (let count = 0; count < 9; count += 1) streams.push(await listen(owner.token));
    const states = await Promise.all(streams.map(({ end }) => within(200, end)));
    expect(states).toEqual([...Array(3).fill('ended'), ...Array(6).fill('open')]);
    expect(await streams[0]?.end).toContain('event: replaced\n');
    expect(await streams[0]?.end).toContain('event: culture\n');
  });

  it('has an answer of its own for those who have no stream', async () => {
    const owner = await makeOwner(t);
    const { status, body } = await owner.call('GET', '/survey/culture/version');
    expect([status, body]).toEqual([200, { version: expect.any(String), answered: 0 }]);
    const again = await owner.call('GET', '/survey/culture/version');
    expect(again.body).toEqual(body);
  });
});
