import { createHmac } from 'node:crypto';
import { messages } from '@fourfold/contract/words';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Actor, makeMember, makeOwner, signedIn } from '../../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const webhookKey = 'a key that the mail service knows too';
let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ BOUNCE_WEBHOOK_KEY: webhookKey, REGISTRATION: 'invited' });
});

const day = 24 * 3600;
const invite = (actor: Actor, email: string, role = 'viewer', departments: string[] = []) =>
  actor.call('POST', '/organisation/invitations', { email, role, departments });
const list = async (actor: Actor) => (await actor.call('GET', '/organisation/invitations')).body.invitations;

async function tokenFor(email: string): Promise<string> {
  const letter = (await t.deliverMails()).findLast(({ to }) => to === email);
  return /accept-invitation\?token=(\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
}
const preview = (token: string) => t.app.inject({ url: `/api/colleague-invitations/preview?token=${token}` });
const accept = (actor: Actor, token: string) =>
  actor.call('POST', '/colleague-invitations/accept', { token });
const register = (email: string, invitation: string) =>
  t.app.inject({
    method: 'POST',
    url: '/api/auth/register',
    payload: {
      first_name: 'New',
      last_name: 'Colleague',
      company: 'Acme',
      email,
      password: 'a heron on the quay',
      password_confirmation: 'a heron on the quay',
      invitation,
    },
  });

describe('an invitation of a colleague', () => {
  it('lets someone register into the organisation, verified by the mail that they got', async () => {
    const owner = await makeOwner(t, 'Acme');
    const { department } = (await owner.call('POST', '/organisation/departments', { name: 'Sales' })).body;
    expect((await invite(owner, ' New@Example.com ', 'manager', [department.id])).status).toBe(201);
    const token = await tokenFor('new@example.com');
    expect((await t.deliverMails()).at(-1)?.text).toContain('You would manage Sales.');
    expect((await preview(token)).json()).toMatchObject({
      organisation: 'Acme',
      role: 'manager',
      departments: ['Sales'],
      email: 'new@example.com',
      has_account: false,
    });
    expect((await register('other@example.com', token)).json().message).toBe(
      messages.invitationOtherAddress(),
    );
    const answer = await register('new@example.com', token);
    expect(answer.statusCode).toBe(201);
    const headers = { authorization: `Bearer ${answer.json().token}` };
    const { user } = (await t.app.inject({ url: '/api/auth/my-profile', headers })).json();
    expect(user).toMatchObject({
      email_verified_at: t.now().toISOString(),
      organisation: { id: owner.organisationId, role: 'manager', departments: [department] },
      organisations: [{ id: owner.organisationId }],
    });
    expect(await list(owner)).toEqual([]);
  });

  it('adds the organisation to an account that exists, once', async () => {
    const owner = await makeOwner(t, 'Client');
    const consultant = await makeOwner(t, 'Consulting');
    await invite(owner, consultant.email, 'admin');
    const token = await tokenFor(consultant.email);
    expect((await preview(token)).json()).toMatchObject({ has_account: true });
    expect(await accept(await makeOwner(t), token)).toMatchObject({
      status: 403,
      body: { message: messages.invitationOtherAddress() },
    });
    expect((await accept(consultant, token)).body).toEqual({
      organisation: { id: owner.organisationId, name: 'Client' },
    });
    expect((await consultant.call('GET', '/auth/my-profile')).body.user).toMatchObject({
      company: 'Client',
      organisation: { role: 'admin' },
    });
    expect(await accept(consultant, token)).toMatchObject({ status: 410, body: { code: 'gone' } });
  });

  it('is accepted once of two clicks at the same moment', async () => {
    const owner = await makeOwner(t);
    const member = await makeMember(t, (await makeOwner(t)).organisationId, 'viewer');
    await invite(owner, member.email, 'hiring');
    const token = await tokenFor(member.email);
    const answers = await Promise.all([accept(member, token), accept(member, token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410]);
  });

  it('lives 14 days to the second, and longer when it is sent again', async () => {
    const owner = await makeOwner(t);
    const { id } = (await invite(owner, 'slow@example.com')).body.invitation;
    const token = await tokenFor('slow@example.com');
    t.pass(14 * day - 1);
    expect((await preview(token)).statusCode).toBe(200);
    t.pass(1);
    expect((await preview(token)).json()).toEqual({ message: messages.invitationGone(), code: 'gone' });
    const fresh = { ...owner, ...(await again(owner)) };
    expect(await list(fresh)).toMatchObject([{ state: 'expired' }]);
    expect((await fresh.call('POST', `/organisation/invitations/${id}/resend`)).status).toBe(200);
    expect((await preview(token)).statusCode).toBe(200);
    expect((await fresh.call('POST', `/organisation/invitations/${id}/resend`)).status).toBe(429);
    t.pass(60);
    expect((await fresh.call('POST', `/organisation/invitations/${id}/resend`)).status).toBe(200);
  });

  it('stops working when it is withdrawn', async () => {
    const owner = await makeOwner(t);
    const { id } = (await invite(owner, 'unwanted@example.com')).body.invitation;
    const token = await tokenFor('unwanted@example.com');
    expect((await owner.call('DELETE', `/organisation/invitations/${id}`)).status).toBe(204);
    expect((await preview(token)).statusCode).toBe(410);
    expect((await register('unwanted@example.com', token)).statusCode).toBe(410);
  });

  it('cannot be made up', async () => {
    const answer = await preview('01a1fc3e-92de-7201-a282-01aab9e75bfb.signature');
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'link_invalid']);
  });

  it('goes to nobody twice, and to no colleague', async () => {
    const owner = await makeOwner(t);
    await invite(owner, 'once@example.com');
    expect((await invite(owner, 'ONCE@example.com')).body.errors.email[0]).toContain('already been invited');
    expect((await invite(owner, owner.email)).body.errors.email[0]).toContain('already has access');
    expect((await invite(owner, 'x@example.com', 'owner')).body.errors).toEqual({
      role: ['Please choose a role.'],
    });
  });

  it('shows what became of its mail', async () => {
    const owner = await makeOwner(t);
    await invite(owner, 'bounce@example.com');
    expect(await list(owner)).toMatchObject([{ state: 'queued' }]);
    await t.deliverMails();
    expect(await list(owner)).toMatchObject([{ state: 'sent', problem: null }]);
    const letter = (await t.deliverMails()).findLast(({ to }) => to === 'bounce@example.com');
    const event = { message_id: `<${letter?.id}@fourfold.example>`, reason: '550 no such user' };
    expect((await report({ events: [event] })).json()).toEqual({ marked: 1 });
    expect(await list(owner)).toMatchObject([{ state: 'undeliverable', problem: '550 no such user' }]);
    await t.db.updateTable('mails').set({ state: 'given_up' }).where('state', '=', 'bounced').execute();
    expect(await list(owner)).toMatchObject([{ state: 'undeliverable', problem: '550 no such user' }]);
  });
});

/** The same owner with a session of today. */
async function again({ id, organisationId }: Actor): Promise<Actor> {
  const user = await t.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return await signedIn(t, user, organisationId);
}

function report(body: object, signature = sign(JSON.stringify(body))) {
  const headers = { 'content-type': 'application/json', 'x-signature': signature };
  return t.app.inject({ method: 'POST', url: '/api/mail/bounces', payload: JSON.stringify(body), headers });
}
const sign = (raw: string) => `sha256=${createHmac('sha256', webhookKey).update(raw).digest('hex')}`;

describe('the webhook for bounced mails', () => {
  it('believes only what is signed', async () => {
    const events = [{ recipient: 'bounce@example.com' }];
    for (const signature of ['', 'sha256=00', sign('{}')]) {
      expect((await report({ events }, signature)).json().code).toBe('link_invalid');
    }
  });

  it('marks the sent mails of the last week by their recipient, and says the same thing once', async () => {
    const owner = await makeOwner(t);
    await invite(owner, 'gone@example.com');
    await t.deliverMails();
    const body = { events: [{ recipient: 'Gone@Example.com' }, { recipient: 'nobody@example.com' }] };
    expect((await report(body)).json()).toEqual({ marked: 1 });
    expect((await report(body)).json()).toEqual({ marked: 0 });
    await invite(owner, 'late@example.com');
    await t.deliverMails();
    t.pass(7 * day);
    expect((await report({ events: [{ recipient: 'late@example.com' }] })).json()).toEqual({ marked: 0 });
  });

  it('reads JSON only, and knows what an event is', async () => {
    expect((await report({ events: [{}] })).statusCode).toBe(422);
    const headers = { 'content-type': 'application/json', 'x-signature': sign('{') };
    const broken = await t.app.inject({ method: 'POST', url: '/api/mail/bounces', payload: '{', headers });
    expect(broken.json().code).toBe('invalid');
  });

  it('is not there without a key', async () => {
    const plain = await createTestApp();
    const payload = { events: [{ recipient: 'x@example.com' }] };
    const answer = await plain.app.inject({ method: 'POST', url: '/api/mail/bounces', payload });
    expect(answer.statusCode).toBe(404);
  });
});
