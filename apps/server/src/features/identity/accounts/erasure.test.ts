import { messages } from '@fourfold/contract/words';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/id.ts';
import { mailSender, sendMailJob } from '../../../kernel/mail/outbox.ts';
import {
  type Actor,
  makeMember,
  makeOwner,
  makeUser,
  password,
  signedIn,
  tokenWish,
} from '../../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { tracesOf } from '../../../testing/traces.ts';
import { linkPoster, postLinksJob } from '../../people/post-links.ts';
import { addMember } from '../members/members.repository.ts';
import { newNonce } from './verification.service.ts';

/** Looks through every column of every table, the job queue's included, for what an erased person was called. */
let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});

const remove = (actor: Actor) => actor.call('DELETE', '/auth/account', { password });
const publicly = (method: 'GET' | 'POST', path: string, payload: object) =>
  t.app.inject({ method, url: `/api${path}`, payload });
const traces = (...texts: string[]) => tracesOf(t.db, texts);

/** Moves to a new address by the link in the mail. */
async function moveTo(actor: Actor, email: string): Promise<void> {
  t.pass(15);
  await actor.call('PUT', '/auth/email', { email, password });
  const letter = (await t.deliverMails()).findLast(({ to }) => to === email);
  const query = /verify-email\?(\S+)/.exec(letter?.text ?? '')?.[1];
  expect((await publicly('POST', `/auth/email/verify?${query}`, {})).statusCode).toBe(200);
}

/** A mail server that does not take mails now and says to whom, as they do. */
async function failToDeliver(): Promise<void> {
  const send = async ({ to }: { to: string }) => {
    throw new Error(`450 4.2.1 <${to}>: mailbox of ${to} is busy`);
  };
  await t.jobs.drain(
    sendMailJob,
    mailSender(t.db, { destination: '', send, close: () => undefined }, '', t.now),
  );
}

async function leaveLead(email: string, name: string): Promise<void> {
  const times = { created_at: t.now(), updated_at: t.now() };
  await t.db
    .insertInto('leads')
    .values({ id: newId(t.now()), source: 'blog-mini-course-v1', email, name, timezone: 'UTC', ...times })
    .execute();
}

/** An admin at someone else's organisation, who has changed the address twice. */
async function movedMember(organisationId: string): Promise<Actor> {
  const user = await makeUser(t, {
    first_name: 'Vanessa "V"',
    last_name: 'Vanishing',
    phone: '+49 30 555',
    email: 'vanessa-first@example.com',
  });
  await addMember(t.db, { organisationId, userId: user.id, role: 'admin' }, t.now());
  const actor = await signedIn(t, user, organisationId);
  await moveTo(actor, 'vanessa-second@example.com');
  await moveTo(actor, 'vanessa-third@example.com');
  return { ...actor, email: 'vanessa-third@example.com' };
}
const hers = ['vanessa', 'vanishing', '+49 30 555'];

describe('of someone who deletes the account', () => {
  it('nothing is left, neither under old addresses nor in mails, jobs or the log of others', async () => {
    const host = await makeOwner(t, 'Staying');
    const member = await movedMember(host.organisationId);
    await member.call('POST', '/organisation/invitations', { email: 'guest@example.com', role: 'viewer' });
    await t.deliverMails();
    await member.call('POST', '/organisation/invitations', { email: 'queued@example.com', role: 'viewer' });
    await member.call('POST', '/auth/tokens', tokenWish('Vanessa’s script'));
    await host.call('PATCH', `/organisation/members/${member.id}`, { role: 'viewer' });
    await publicly('POST', '/auth/password/forgot', { email: member.email });
    const other = await makeOwner(t, 'Wooing');
    await other.call('POST', '/organisation/invitations', { email: member.email, role: 'viewer' });
    await leaveLead(member.email, 'Vanessa');
    await failToDeliver();
    expect(await traces(...hers)).toEqual(
      expect.arrayContaining(['users.email', 'mails.recipient', 'mails.content', 'job.data', 'leads.email']),
    );

    expect((await remove(member)).status).toBe(204);
    expect(await traces(...hers)).toEqual([]);
    const { entries } = (await host.call('GET', '/organisation/audit-log')).body;
    expect(entries.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['account.deleted', 'member.changed', 'token.created', 'member.invited']),
    );
  });

  it('her invitations of respondents that have not left yet go in nobody’s name', async () => {
    const host = await makeOwner(t, 'Inviting');
    const user = await makeUser(t, {
      first_name: 'Quentin "Q"',
      last_name: 'Quick',
      email: 'quentin@example.com',
    });
    await addMember(t.db, { organisationId: host.organisationId, userId: user.id, role: 'admin' }, t.now());
    const member = await signedIn(t, user, host.organisationId);
    await member.call('POST', '/survey/responses', {
      first_name: 'Rosa',
      last_name: 'Respondent',
      email: 'later@example.com',
      job_position: 'Buyer',
      department: 'Sales',
      company: 'Inviting',
    });
    await t.jobs.drain(postLinksJob, linkPoster({ ...t, clock: t.now }));
    expect(await traces('quentin')).toContain('mails.content');
    expect((await remove(member)).status).toBe(204);
    expect(await traces('quentin', 'quick')).toEqual([]);
    const letter = (await t.deliverMails()).findLast(({ to }) => to === 'later@example.com');
    expect(letter).toMatchObject({
      subject: 'Your view of working at Inviting: 15 minutes',
      replyTo: host.email,
    });
    expect(letter?.text).toContain('A colleague of Inviting invites you');
  });

  it('her invitations of colleagues that have not left yet do not leave, and the others see why', async () => {
    const host = await makeOwner(t, 'Joining');
    const member = await makeMember(t, host.organisationId, 'admin');
    await member.call('POST', '/organisation/invitations', { email: 'joins@example.com', role: 'viewer' });
    expect((await remove(member)).status).toBe(204);
    expect((await t.deliverMails()).filter(({ to }) => to === 'joins@example.com')).toEqual([]);
    const { invitations } = (await host.call('GET', '/organisation/invitations')).body;
    expect(invitations).toMatchObject([
      { email: 'joins@example.com', state: 'undeliverable', problem: messages.inviterLeft() },
    ]);
  });

  it('what belongs to the holder of an address that was never proved stays', async () => {
    const squatter = await makeOwner(t, 'Squat', {
      email: 'holder@example.com',
      email_verified_at: null,
      verification_nonce: newNonce(),
    });
    const host = await makeOwner(t, 'Serious');
    await host.call('POST', '/organisation/invitations', { email: 'holder@example.com', role: 'viewer' });
    await squatter.call('POST', '/auth/email/verification-notification');
    expect((await remove(squatter)).status).toBe(204);
    const { invitations } = (await host.call('GET', '/organisation/invitations')).body;
    expect(invitations).toMatchObject([{ email: 'holder@example.com', state: 'queued' }]);
    const kinds = await t.db
      .selectFrom('mails')
      .select('kind')
      .where('recipient', '=', 'holder@example.com')
      .execute();
    expect(kinds).toEqual([{ kind: 'colleague.invited' }]);
  });
});

describe('of an organisation that is deleted', () => {
  it('nothing is left, and of those who worked there only their accounts', async () => {
    const owner = await makeOwner(t, 'Closing Down', { email: 'closer@example.com' });
    await makeMember(t, owner.organisationId, 'admin');
    const { department } = (await owner.call('POST', '/organisation/departments', { name: 'Closing Sales' }))
      .body;
    const guest = { email: 'closing-guest@example.com', role: 'manager', departments: [department.id] };
    await owner.call('POST', '/organisation/invitations', guest);
    await owner.call('POST', '/organisation/seat-requests', { seats: 1, note: 'Before closing' });
    const rosa = {
      first_name: 'Closingrosa',
      last_name: 'B',
      job_position: 'C',
      department: 'Closing Sales',
    };
    const person = { ...rosa, company: 'Closing Down', email: 'closing-rosa@example.com' };
    await owner.call('POST', '/survey/responses', person);
    await failToDeliver();
    expect(await traces('closing')).toEqual(
      expect.arrayContaining(['organisations.name', 'mails.content', 'people.email', 'responses.first_name']),
    );
    expect((await owner.call('DELETE', '/organisation', { name: 'Closing Down' })).status).toBe(204);
    expect(await traces('closing')).toEqual([]);
    expect(await traces('closer@example.com')).toEqual(['users.email']);
  });
});

describe('what is kept while it is needed', () => {
  it('is of a mail that has left only to whom it went', async () => {
    const owner = await makeOwner(t, 'Sparing', { first_name: 'Sparingann' });
    await owner.call('POST', '/organisation/invitations', { email: 'spared@example.com', role: 'viewer' });
    expect(await traces('Sparingann')).toEqual(expect.arrayContaining(['mails.subject', 'mails.content']));
    await t.deliverMails();
    expect(await traces('Sparingann')).toEqual(['users.first_name']);
    expect(await traces('spared@example.com')).toEqual(['mails.recipient', 'colleague_invitations.email']);
  });

  it('is of an invitation that was withdrawn nothing, and its mail does not leave any more', async () => {
    const owner = await makeOwner(t);
    const guest = { email: 'withdrawn-guest@example.com', role: 'viewer' };
    const { invitation } = (await owner.call('POST', '/organisation/invitations', guest)).body;
    await owner.call('DELETE', `/organisation/invitations/${invitation.id}`);
    expect(await traces('withdrawn-guest')).toEqual([]);
    expect((await t.deliverMails()).filter(({ to }) => to === guest.email)).toEqual([]);
  });
});
