import { messages } from '@fourfold/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeMember, makeOwner, password } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});

describe('one’s own data', () => {
  it('can be changed', async () => {
    const owner = await makeOwner(t);
    const change = { first_name: ' Ann ', last_name: 'Archer', phone: '' };
    expect((await owner.call('PATCH', '/auth/profile', change)).status).toBe(204);
    const { user } = (await owner.call('GET', '/auth/my-profile')).body;
    expect(user).toMatchObject({ first_name: 'Ann', last_name: 'Archer', phone: null });
  });

  it('can be downloaded as JSON, without secrets', async () => {
    const owner = await makeOwner(t, 'Acme');
    const headers = { authorization: `Bearer ${owner.token}` };
    const answer = await t.app.inject({ url: '/api/auth/export', headers });
    expect(answer.headers['content-disposition']).toBe('attachment; filename="fourfold-my-data.json"');
    expect(answer.json()).toMatchObject({
      account: { email: owner.email },
      organisations: [{ name: 'Acme', role: 'owner' }],
      sessions: [{ device: 'Firefox on Linux' }],
    });
    expect(answer.body).not.toMatch(/hash|argon2|nonce/);
    const { entries } = (await owner.call('GET', '/organisation/audit-log')).body;
    expect(entries[0]).toMatchObject({ action: 'account.exported' });
  });
});

describe('deleting one’s own account', () => {
  const remove = (actor: Awaited<ReturnType<typeof makeOwner>>, given = password) =>
    actor.call('DELETE', '/auth/account', { password: given });

  it('needs the password', async () => {
    const owner = await makeOwner(t);
    expect((await remove(owner, 'not it')).body.errors).toEqual({ password: [messages.wrongPassword] });
    expect((await owner.call('GET', '/auth/my-profile')).status).toBe(200);
  });

  it('takes the organisation along that nobody else is in, and leaves no trace of the person', async () => {
    const owner = await makeOwner(t, 'Solo Works', { first_name: 'Vanishing' });
    await owner.call('POST', '/organisation/invitations', { email: 'v@example.com', role: 'viewer' });
    await owner.call('PUT', '/auth/email', { email: 'vanishing@example.com', password });
    await t.deliverMails();
    expect((await remove(owner)).status).toBe(204);
    expect((await owner.call('GET', '/auth/my-profile')).status).toBe(401);
    expect(await traces([owner.email, 'vanishing@example.com', 'Vanishing', 'Solo Works'])).toEqual([]);
  });

  it('is refused to the only owner of an organisation with others, and says which', async () => {
    const owner = await makeOwner(t, 'Harbour Works');
    await makeMember(t, owner.organisationId, 'admin');
    const { status, body } = await remove(owner);
    expect([status, body.message]).toEqual([
      409,
      'You are the only owner of Harbour Works. Hand it over to a colleague or delete it first; then your account can be deleted.',
    ]);
  });

  it('leaves the organisation to the others, where its log names nobody', async () => {
    const owner = await makeOwner(t);
    const member = await makeMember(t, owner.organisationId, 'admin');
    await member.call('PATCH', '/organisation', { reminders: false });
    t.pass(1);
    expect((await remove(member)).status).toBe(204);
    const { entries } = (await owner.call('GET', '/organisation/audit-log')).body;
    expect(entries.map((entry: { action: string; by: unknown }) => [entry.action, entry.by])).toEqual([
      ['account.deleted', null],
      ['organisation.changed', null],
    ]);
  });
});

/** The tables of ours in which one of the values still stands. */
async function traces(values: readonly string[]): Promise<string[]> {
  const patterns = values.map((value) => `%${value}%`);
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(t.db);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`
      select 1 from ${sql.table(name)} as t where t::text ilike any(${patterns}) limit 1`.execute(t.db);
    if (rows.length > 0) found.push(name);
  }
  return found;
}
