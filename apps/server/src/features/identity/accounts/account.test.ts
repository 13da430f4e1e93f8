import { messages } from '@fourfold/contract/words';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeMember, makeOwner, password, tokenWish } from '../../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { tracesOf } from '../../../testing/traces.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});

/** Opens the verification link that went to an address. */
async function openLinkTo(address: string): Promise<void> {
  const letter = (await t.deliverMails()).findLast(({ to }) => to === address);
  const query = /verify-email\?(\S+)/.exec(letter?.text ?? '')?.[1];
  await t.app.inject({ method: 'POST', url: `/api/auth/email/verify?${query}` });
  t.pass(15);
}

describe('one’s own data', () => {
  it('can be changed', async () => {
    const owner = await makeOwner(t);
    const change = { first_name: ' Ann ', last_name: 'Archer', phone: '' };
    expect((await owner.call('PATCH', '/auth/profile', change)).status).toBe(204);
    const { user } = (await owner.call('GET', '/auth/my-profile')).body;
    expect(user).toMatchObject({ first_name: 'Ann', last_name: 'Archer', phone: null });
  });

  it('can be downloaded as JSON, all of it, without secrets', async () => {
    const owner = await makeOwner(t, 'Acme');
    const member = await makeMember(t, owner.organisationId, 'manager', ['reports:write']);
    const { department } = (await owner.call('POST', '/organisation/departments', { name: 'Sales' })).body;
    await owner.call('PATCH', `/organisation/members/${member.id}`, { departments: [department.id] });
    const elsewhere = await makeOwner(t, 'Elsewhere');
    await elsewhere.call('POST', '/organisation/invitations', { email: member.email, role: 'viewer' });
    await member.call('PUT', '/auth/email', { email: 'exporting@example.com', password });
    await openLinkTo('exporting@example.com');
    await t.app.inject({
      method: 'POST',
      url: '/api/auth/password/forgot',
      payload: { email: 'exporting@example.com' },
    });
    await t.deliverMails();
    await member.call('PUT', '/auth/email', { email: 'exported@example.com', password });

    const headers = { authorization: `Bearer ${member.token}` };
    const answer = await t.app.inject({ url: '/api/auth/export', headers });
    expect(answer.headers['content-disposition']).toBe('attachment; filename="fourfold-my-data.json"');
    const data = answer.json();
    expect(data).toMatchObject({
      account: { email: 'exporting@example.com', pending_email: 'exported@example.com' },
      organisations: [
        {
          name: 'Acme',
          role: 'manager',
          grants: ['reports:write'],
          departments: ['Sales'],
          joined_at: expect.any(String),
        },
      ],
      sessions: [{ device: 'Firefox on Linux', last_used_at: expect.any(String) }],
      api_tokens: [],
      password_links: [{ expires_at: expect.any(String) }],
      invitations_received: [],
      activity: [
        { action: 'member.changed', done_by_you: false },
        { action: 'email.changed', done_by_you: true },
      ],
    });
    expect(data.mails.map(({ kind, recipient }: Record<string, string>) => [kind, recipient])).toEqual([
      ['account.verify', 'exporting@example.com'],
      ['account.email-change-requested', member.email],
      ['account.email-changed', member.email],
      ['account.reset-password', 'exporting@example.com'],
      ['account.verify', 'exported@example.com'],
      ['account.email-change-requested', 'exporting@example.com'],
    ]);
    expect(answer.body).not.toMatch(/hash|argon2|nonce/);
    const { entries } = (await owner.call('GET', '/organisation/audit-log')).body;
    expect(entries[0]).toMatchObject({ action: 'account.exported' });
  });

  it('includes the invitations that one sent, the tokens that one made and what one left on the site', async () => {
    const owner = await makeOwner(t, 'Inviting');
    await owner.call('POST', '/organisation/invitations', { email: 'invited@example.com', role: 'viewer' });
    await owner.call('POST', '/auth/tokens', tokenWish('Nightly'));
    const host = await makeOwner(t, 'Wooing');
    await host.call('POST', '/organisation/invitations', { email: owner.email, role: 'admin' });
    const lead = { email: owner.email, source: 'blog-mini-course-v1', timezone: 'UTC' };
    await t.app.inject({ method: 'POST', url: '/api/leads', payload: lead });
    expect((await owner.call('GET', '/auth/export')).body).toMatchObject({
      invitations_sent: [{ organisation: 'Inviting', email: 'invited@example.com', role: 'viewer' }],
      invitations_received: [{ organisation: 'Wooing', role: 'admin' }],
      api_tokens: [{ name: 'Nightly' }],
      forms_on_the_site: [{ source: 'blog-mini-course-v1', timezone: 'UTC' }],
    });
  });
});

describe('deleting one’s own account', () => {
  const remove = (actor: Awaited<ReturnType<typeof makeOwner>>, given = password) =>
    actor.call('DELETE', '/auth/account', { password: given });

  it('needs the password', async () => {
    const owner = await makeOwner(t);
    expect((await remove(owner, 'not it')).body.errors).toEqual({ password: [messages.wrongPassword()] });
    expect((await owner.call('GET', '/auth/my-profile')).status).toBe(200);
  });

  it('takes the organisation along that nobody else is in', async () => {
    const owner = await makeOwner(t, 'Solo Works');
    expect((await remove(owner)).status).toBe(204);
    expect((await owner.call('GET', '/auth/my-profile')).status).toBe(401);
    expect(await tracesOf(t.db, [owner.email, 'Solo Works'])).toEqual([]);
  });

  it('is refused to the only owner of an organisation with others, and says which', async () => {
    const owner = await makeOwner(t, 'Harbour Works');
    await makeMember(t, owner.organisationId, 'admin');
    const { status, body } = await remove(owner);
    expect([status, body.message]).toEqual([
      409,
      'You are the only owner of the account of Harbour Works. Hand it over to a colleague, or delete the organisation, before you delete your own account.',
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
