import { beforeAll, describe, expect, it } from 'vitest';
import { makeMember, makeOwner, makeUser, password, signedIn } from '../../../testing/actors.ts';
import { drawPng } from '../../../testing/draw-png.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addMember } from '../members/members.repository.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ CONTACT_EMAIL: 'operator@example.com' });
});

const profile = async (actor: { call: Awaited<ReturnType<typeof makeOwner>>['call'] }) =>
  (await actor.call('GET', '/auth/my-profile')).body.user;

/** So that the first one may leave. */
const makeOwnerToo = (organisationId: string) => makeMember(t, organisationId, 'owner');

describe('several organisations', () => {
  it('can be opened and switched between, each with its own role', async () => {
    const consultant = await makeOwner(t, 'Consulting');
    const client = await makeOwner(t, 'Client');
    const member = { organisationId: client.organisationId, userId: consultant.id, role: 'viewer' } as const;
    await addMember(t.db, member, t.now());
    t.pass(1);
    const opened = await consultant.call('POST', '/organisations', { name: 'Second Client' });
    expect([opened.status, opened.body.organisation.role]).toEqual([201, 'owner']);
    expect(await profile(consultant)).toMatchObject({ company: 'Second Client' });
    const { organisations } = (await consultant.call('GET', '/organisations')).body;
    expect(organisations.map((o: { name: string; role: string }) => `${o.name}: ${o.role}`)).toEqual([
      'Client: viewer',
      'Consulting: owner',
      'Second Client: owner',
    ]);
    t.pass(1);
    const switched = await consultant.call('POST', `/organisations/${client.organisationId}/switch`);
    expect(switched.status).toBe(204);
    expect(await profile(consultant)).toMatchObject({
      company: 'Client',
      permissions: { 'groups:see': 'organisation', 'exports:make': 'aggregates' },
    });
    expect((await consultant.call('GET', '/organisation')).status).toBe(403);
  });

  it('keep a tab from acting in the one that another tab has switched to', async () => {
    const owner = await makeOwner(t, 'First');
    await owner.call('POST', '/organisations', { name: 'Second' });
    await makeOwnerToo(owner.organisationId);
    const { id: second } = (await profile(owner)).organisation;
    const act = (organisation: string, method: 'PATCH' | 'POST', path: string, payload = {}) =>
      t.app.inject({
        method,
        url: `/api/organisation${path}`,
        payload,
        headers: { authorization: `Bearer ${owner.token}`, 'x-organisation-id': organisation },
      });
    const stale = [
      await act(owner.organisationId, 'PATCH', '', { name: 'Renamed' }),
      await act(owner.organisationId, 'POST', '/leave'),
    ];
    for (const answer of stale)
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'organisation_changed']);
    expect((await profile(owner)).organisations).toMatchObject([{ name: 'First' }, { name: 'Second' }]);
    expect((await act(second, 'PATCH', '', { name: 'Renamed' })).statusCode).toBe(200);
    await makeOwnerToo(second);
    expect((await act(second, 'POST', '/leave')).statusCode).toBe(204);
    expect((await profile(owner)).organisations).toMatchObject([{ name: 'First' }]);
  });

  it('are not opened where their number is closed', async () => {
    const closed = await createTestApp({ REGISTRATION: 'closed' });
    const owner = await makeOwner(closed);
    expect((await owner.call('POST', '/organisations', { name: 'More' })).status).toBe(403);
  });

  it('begin with the latest one at the next sign-in', async () => {
    const user = await makeUser(t);
    const [first, second] = [await makeOwner(t, 'One'), await makeOwner(t, 'Two')];
    for (const { organisationId } of [first, second]) {
      await addMember(t.db, { organisationId, userId: user.id, role: 'viewer' }, t.now());
      t.pass(1);
    }
    const actor = await signedIn(t, user, second.organisationId);
    await actor.call('POST', `/organisations/${first.organisationId}/switch`);
    const payload = { email: user.email, password: 'a heron on the quay' };
    const { token } = (await t.app.inject({ method: 'POST', url: '/api/auth/login', payload })).json();
    const headers = { authorization: `Bearer ${token}` };
    const { user: seen } = (await t.app.inject({ url: '/api/auth/my-profile', headers })).json();
    expect(seen.company).toBe('One');
  });
});

describe('the settings', () => {
  it('begin with what the product promises', async () => {
    const owner = await makeOwner(t, 'Acme');
    expect((await owner.call('GET', '/organisation')).body.organisation).toMatchObject({
      name: 'Acme',
      logo_url: null,
      departments: [],
      employee_invitation_text: null,
      candidate_invitation_text: null,
      reminders: true,
      respondent_page_allowed: true,
    });
  });

  it('change what is sent and nothing else', async () => {
    const owner = await makeOwner(t, 'Acme');
    await owner.call('PATCH', '/organisation', { employee_invitation_text: 'Hello.', reminders: false });
    const { body } = await owner.call('PATCH', '/organisation', { candidate_retention_days: 90 });
    expect(body.organisation).toMatchObject({
      name: 'Acme',
      employee_invitation_text: 'Hello.',
      reminders: false,
      candidate_retention_days: 90,
    });
    const cleared = await owner.call('PATCH', '/organisation', { employee_invitation_text: '' });
    expect(cleared.body.organisation.employee_invitation_text).toBeNull();
    expect((await owner.call('PATCH', '/organisation', { employee_retention_days: 3 })).body.errors).toEqual({
      employee_retention_days: ['Please enter at least 30 days.'],
    });
  });
});

describe('departments', () => {
  it('are added, renamed and removed, and each name exists once', async () => {
    const owner = await makeOwner(t);
    const add = (name: string) => owner.call('POST', '/organisation/departments', { name });
    const sales = (await add('Sales')).body.department;
    await add('Accounts');
    expect((await add('SALES')).body.errors.name).toEqual(['There is already a department with this name.']);
    const path = `/organisation/departments/${sales.id}`;
    expect((await owner.call('PATCH', path, { name: 'accounts' })).status).toBe(422);
    expect((await owner.call('PATCH', path, { name: 'Field Sales' })).status).toBe(204);
    const names = async () =>
      (await owner.call('GET', '/organisation/departments')).body.departments.map(
        (department: { name: string }) => department.name,
      );
    expect(await names()).toEqual(['Accounts', 'Field Sales']);
    expect((await owner.call('DELETE', path)).status).toBe(204);
    expect((await owner.call('DELETE', path)).status).toBe(404);
    expect(await names()).toEqual(['Accounts']);
  });
});

describe('the logo', () => {
  const png = drawPng({ width: 2, height: 2, raw: Buffer.alloc(2 * 9) });
  const put = (actor: Awaited<ReturnType<typeof makeOwner>>, bytes: Buffer) =>
    actor.call('PUT', '/organisation/logo', { image: bytes.toString('base64') });

  it('is served from an address that may be kept for good, under the type that it has', async () => {
    const owner = await makeOwner(t);
    const { body } = await put(owner, png);
    const answer = await t.app.inject({ url: body.logo_url });
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.rawPayload.equals(png)).toBe(true);
    expect((await profile(owner)).organisation.logo_url).toBe(body.logo_url);
    const next = (await put(owner, Buffer.from('\xff\xd8\xff\xe0 a photo', 'latin1'))).body.logo_url;
    expect(next).not.toBe(body.logo_url);
    expect((await t.app.inject({ url: body.logo_url })).statusCode).toBe(404);
    expect((await owner.call('DELETE', '/organisation/logo')).status).toBe(204);
    expect((await t.app.inject({ url: next })).statusCode).toBe(404);
  });

  it('stands at the head of its mails, and of no others', async () => {
    const owner = await makeOwner(t, 'Lettered & Co');
    const { logo_url } = (await put(owner, png)).body;
    await owner.call('POST', '/organisation/invitations', { email: 'lettered@example.com', role: 'viewer' });
    await owner.call('PUT', '/auth/email', { email: 'lettered-owner@example.com', password });
    const letters = await t.deliverMails();
    const html = (address: string) => letters.findLast(({ to }) => to === address)?.html ?? '';
    expect(html('lettered@example.com')).toContain(
      `<img src="${t.config.APP_URL}${logo_url}" alt="Lettered &amp; Co"`,
    );
    expect(html('lettered-owner@example.com')).not.toContain('<img');
  });

  it.each([
    ['a script in a picture', Buffer.from('<svg onload="alert(1)">')],
    ['a page', Buffer.from('<!doctype html><script>')],
    ['nothing', Buffer.alloc(0)],
  ])('is no %s', async (_name, bytes) => {
    const { status, body } = await put(await makeOwner(t), bytes);
    expect([status, body.errors.image]).toEqual([422, ['Please choose a PNG, JPEG or WebP file.']]);
  });

  it('is at most 256 KB', async () => {
    const owner = await makeOwner(t);
    const sized = (size: number) => Buffer.concat([png, Buffer.alloc(size - png.length)]);
    expect((await put(owner, sized(256 * 1024))).status).toBe(200);
    const damaged = await put(owner, png.subarray(0, 50));
    expect(damaged.body.errors.image).toEqual([
      'This picture is damaged or too large. Please choose another one.',
    ]);
    expect((await put(owner, sized(256 * 1024 + 1))).body.errors.image).toEqual([
      'Please choose a file of at most 256 KB.',
    ]);
  });
});

describe('billing', () => {
  it('counts seats that are free and bought', async () => {
    const owner = await makeOwner(t);
    expect((await owner.call('GET', '/organisation/billing')).body).toEqual({
      plan: 'free',
      seats: { free: 5, bought: 0, total: 5, used: 0, left: 5 },
      requested: null,
    });
    await t.db
      .updateTable('organisations')
      .set({ seats_bought: 20 })
      .where('id', '=', owner.organisationId)
      .execute();
    expect((await owner.call('GET', '/organisation/billing')).body).toMatchObject({
      plan: 'paid',
      seats: { total: 25 },
    });
  });

  it('takes a note that holds half of a character', async () => {
    const owner = await makeOwner(t);
    // As text, because a JSON parser in between would have mended it.
    const answer = await t.app.inject({
      method: 'POST',
      url: '/api/organisation/seat-requests',
      headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
      payload: String.raw`{"seats":5,"note":"Half \ud83d of it"}`,
    });
    expect(answer.statusCode).toBe(202);
    expect((await t.deliverMails()).at(-1)?.text).toContain('Half \ufffd of it');
  });

  it('tells the operator who wants more', async () => {
    const owner = await makeOwner(t, 'Growing');
    const { status } = await owner.call('POST', '/organisation/seat-requests', {
      seats: '40',
      note: 'In May',
    });
    expect(status).toBe(202);
    const letter = (await t.deliverMails()).at(-1);
    expect(letter).toMatchObject({ to: 'operator@example.com', replyTo: owner.email });
    expect(letter?.subject).toBe('Growing asks for 40 more seats');
    expect(letter?.text).toContain('> In May');
    // Another owner reads of it as well, until there are more seats.
    const other = await makeMember(t, owner.organisationId, 'owner');
    const requested = async () => (await other.call('GET', '/organisation/billing')).body.requested;
    expect(await requested()).toMatchObject({ seats: 40, at: t.now().toISOString() });
    await t.db
      .updateTable('organisations')
      .set({ seats_bought: 40 })
      .where('id', '=', owner.organisationId)
      .execute();
    expect(await requested()).toBeNull();
    const { body } = await owner.call('POST', '/organisation/seat-requests', { seats: 0 });
    expect(body.errors).toEqual({ seats: ['Please enter at least 1 seat.'] });
  });
});

describe('deleting an organisation', () => {
  it('needs its name, and takes everything in it along', async () => {
    const owner = await makeOwner(t, 'Short Lived');
    const admin = await makeMember(t, owner.organisationId, 'admin');
    await owner.call('POST', '/organisation/departments', { name: 'Sales' });
    await owner.call('POST', '/organisation/invitations', { email: 'i@example.com', role: 'viewer' });
    const remove = (name: string) => owner.call('DELETE', '/organisation', { name });
    expect((await remove('short lived')).body.errors).toEqual({
      name: ['Please type the name exactly as shown: Short Lived'],
    });
    expect((await remove('Short Lived')).status).toBe(204);
    for (const table of [
      'memberships',
      'departments',
      'colleague_invitations',
      'mails',
      'audit_entries',
    ] as const) {
      const rows = await t.db
        .selectFrom(table)
        .select('organisation_id')
        .where('organisation_id', '=', owner.organisationId)
        .execute();
      expect([table, rows]).toEqual([table, []]);
    }
    expect(await profile(admin)).toMatchObject({ organisation: null, company: null, permissions: {} });
    const noted = await t.db
      .selectFrom('audit_entries')
      .select('action')
      .where('user_id', '=', owner.id)
      .execute();
    expect(noted).toEqual([{ action: 'organisation.deleted' }]);
  });
});

describe('someone who belongs to another organisation', () => {
  it('goes on there once theirs is deleted, and so do its other people', async () => {
    const owner = await makeOwner(t, 'First');
    t.pass(1);
    await owner.call('POST', '/organisations', { name: 'Second' });
    const { id: second } = (await profile(owner)).organisation;
    const colleague = await makeOwner(t, 'Theirs');
    await addMember(t.db, { organisationId: second, userId: colleague.id, role: 'viewer' }, t.now());
    await colleague.call('POST', `/organisations/${second}/switch`);
    expect((await owner.call('DELETE', '/organisation', { name: 'Second' })).status).toBe(204);
    expect(await profile(owner)).toMatchObject({ company: 'First', organisation: { role: 'owner' } });
    expect(await profile(colleague)).toMatchObject({ company: 'Theirs', organisation: { role: 'owner' } });
  });

  it('goes on there once they leave or are removed', async () => {
    const client = await makeOwner(t, 'Client');
    for (const end of ['leave', 'remove']) {
      const consultant = await makeOwner(t, 'Consulting');
      const { organisationId } = client;
      await addMember(t.db, { organisationId, userId: consultant.id, role: 'viewer' }, t.now());
      await consultant.call('POST', `/organisations/${organisationId}/switch`);
      const { status } =
        end === 'leave'
          ? await consultant.call('POST', '/organisation/leave')
          : await client.call('DELETE', `/organisation/members/${consultant.id}`);
      expect(status).toBe(204);
      expect(await profile(consultant)).toMatchObject({ company: 'Consulting' });
    }
  });
});

describe('the audit log', () => {
  it('notes the settings that changed, and nothing where none did', async () => {
    const owner = await makeOwner(t, 'Noted');
    const entries = async () => (await owner.call('GET', '/organisation/audit-log')).body.entries;
    expect((await owner.call('PATCH', '/organisation', {})).status).toBe(200);
    expect((await owner.call('PATCH', '/organisation', { name: 'Noted', reminders: true })).status).toBe(200);
    expect(await entries()).toEqual([]);
    await owner.call('PATCH', '/organisation', { name: 'Noted', reminders: false });
    expect(await entries()).toMatchObject([{ details: { fields: 'reminders' } }]);
  });

  it('lists the newest first, page by page', async () => {
    const owner = await makeOwner(t, 'Logged', { first_name: 'Ann', last_name: 'Archer' });
    const member = await makeMember(t, owner.organisationId, 'viewer');
    for (const role of ['hiring', 'admin'] as const) {
      t.pass(1);
      await owner.call('PATCH', `/organisation/members/${member.id}`, { role });
    }
    const { body } = await owner.call('GET', '/organisation/audit-log?per_page=1');
    expect(body.total).toBe(2);
    expect(body.entries).toEqual([
      {
        id: expect.any(String),
        at: t.now().toISOString(),
        action: 'member.changed',
        by: 'Ann Archer',
        subject: expect.stringMatching(/^First\d+ Last\d+$/),
        person: null,
        details: { from: 'hiring', to: 'admin', grants: '' },
      },
    ]);
    const second = await owner.call('GET', '/organisation/audit-log?per_page=1&page=2');
    expect(second.body.entries[0].details).toMatchObject({ from: 'viewer', to: 'hiring' });
  });
});
