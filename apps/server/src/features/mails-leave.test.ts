import { messages } from '@fourfold/contract/words';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Actor, makeMember, makeOwner, signedIn } from '../testing/actors.ts';
import { details, type LinkHolder, makeRespondent } from '../testing/respondents.ts';
import { makeSubmission } from '../testing/submissions.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { forgotPasswordJob, postReset } from './identity/accounts/password.service.ts';
import { linkPoster, postLinksJob } from './people/post-links.ts';
import { remindAutomatically } from './people/remind.service.ts';

/** Every mail is written, then a right changes, and then it leaves: as where a mail server was away for a day. */
let t: TestApp;
let owner: Actor;
let anna: Actor;
beforeAll(async () => {
  t = await createTestApp();
});
beforeEach(async () => {
  owner = await makeOwner(t, 'Acme');
  anna = await makeMember(t, owner.organisationId, 'admin', ['reports:write']);
});

let count = 0;
const newEmail = () => {
  count += 1;
  return `mailed-${count}@example.com`;
};
const invite = async (by: Actor, email = newEmail()) => {
  const { body } = await by.call('POST', '/survey/responses', {
    first_name: 'Rosa',
    last_name: 'Respondent',
    email,
    job_position: 'Buyer',
    department: 'Sales',
    company: 'Acme',
  });
  return { id: body.response.id as string, email };
};
/** Writes the mails that are due, without sending them. */
const write = async () => {
  await t.jobs.drain(postLinksJob, linkPoster({ ...t, clock: t.now }));
};
const lettersTo = async (email: string) => (await t.deliverMails()).filter(({ to }) => to === email);
/** That there is something to hold back. */
const expectWaiting = async (recipient: string) => {
  const mails = await t.db
    .selectFrom('mails')
    .select('state')
    .where('recipient', '=', recipient)
    .where('state', '=', 'queued')
    .execute();
  expect(mails).toHaveLength(1);
};
const lastTo = async (email: string) => (await lettersTo(email)).at(-1);
const demote = (role: string, { id } = anna) => owner.call('PATCH', `/organisation/members/${id}`, { role });
const remove = ({ id }: Actor) => owner.call('DELETE', `/organisation/members/${id}`);
const set = (values: object, id: string) =>
  t.db.updateTable('responses').set(values).where('id', '=', id).execute();

describe('a mail to a respondent', () => {
  it.each([
    ['was withdrawn', (id: string) => owner.call('POST', `/survey/responses/${id}/withdraw`, {})],
    ['was declined', (id: string) => set({ declined_at: t.now() }, id)],
    ['was submitted', (id: string) => set({ submitted_at: t.now() }, id)],
    ['wants no mails', (id: string) => set({ no_reminders_at: t.now() }, id)],
    ['was erased', (id: string) => owner.call('DELETE', `/survey/responses/${id}`)],
  ])('with an invitation does not leave once it %s', async (_what, end) => {
    const { id, email } = await invite(owner);
    await write();
    await expectWaiting(email);
    await end(id);
    expect(await lettersTo(email)).toEqual([]);
  });

  it('goes to nobody at an address that was corrected since', async () => {
    const wrong = await invite(owner);
    await write();
    await expectWaiting(wrong.email);
    const right = newEmail();
    expect((await owner.call('PATCH', `/survey/responses/${wrong.id}`, { email: right })).status).toBe(200);
    const to = async (email: string) =>
      (await lettersTo(email)).filter(
        ({ subject }) => subject === 'Your view of working at Acme: 15 minutes',
      );
    expect([await to(wrong.email), (await to(right)).length]).toEqual([[], 1]);
  });

  it('is answered to an owner once the inviter may not know of the person any more', async () => {
    const [first, second] = [await invite(anna), await invite(anna)];
    expect((await lastTo(first.email))?.replyTo).toBe(anna.email);
    await owner.call('POST', `/survey/responses/${second.id}/resend`);
    await demote('hiring');
    expect((await lastTo(second.email))?.replyTo).toBe(owner.email);
    t.pass(5 * 86_400);
    await remindAutomatically({ db: t.db, jobs: t.jobs, clock: t.now });
    const reminder = await lastTo(first.email);
    expect([reminder?.subject, reminder?.replyTo]).toEqual([
      'Reminder: your view of working at Acme (15 minutes)',
      owner.email,
    ]);
  });

  it('with a receipt is answered to people who may know of it, too', async () => {
    const rosa = await makeRespondent(t, anna);
    await rosa.acknowledge();
    await rosa.answerAll();
    await rosa.save([], { is_complete: 1, ...details });
    await remove(anna);
    expect(await lastTo(rosa.email)).toMatchObject({ subject: 'Submission Received', replyTo: owner.email });
  });

  it('with a reminder needs the right of the colleague who asked for it', async () => {
    const { email } = await invite(owner);
    await t.deliverMails();
    t.pass(2 * 86_400);
    const signIn = async ({ id }: Actor) =>
      signedIn(
        t,
        await t.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
        owner.organisationId,
      );
    const subjects = async () => (await lettersTo(email)).map(({ subject }) => subject);
    expect((await (await signIn(anna)).call('POST', '/survey/responses/remind', {})).body.reminded).toBe(1);
    await write();
    await expectWaiting(email);
    await demote('hiring');
    expect(await subjects()).toEqual(['Your view of working at Acme: 15 minutes']);
    t.pass(2 * 86_400);
    owner = await signIn(owner);
    expect((await owner.call('POST', '/survey/responses/remind', {})).body.reminded).toBe(1);
    expect(await subjects()).toEqual([
      'Your view of working at Acme: 15 minutes',
      'Reminder: your view of working at Acme (15 minutes)',
    ]);
  });
});

describe('a report', () => {
  let rosa: LinkHolder;
  const send = async (by: Actor) => {
    const chosen = {
      first_name: 'Rosa',
      overactivated: 'planning',
      area_1: 'patience',
      area_2: 'delegation',
    };
    const { report } = (await by.call('POST', '/survey/reports', { ...chosen, response_id: rosa.id })).body;
    const asked = { report_id: report.id, prompt: report.prompt, draft_report: 'Dear Rosa, be patient.' };
    await by.call('POST', '/survey/reports/generate', asked);
    expect((await by.call('POST', `/survey/reports/${report.id}/send`, {})).status).toBe(200);
    return report.id as string;
  };
  const read = async (by: Actor, id: string) => (await by.call('GET', `/survey/reports/${id}`)).body.report;
  const reports = async () => (await lettersTo(rosa.email)).filter(({ subject }) => /report/.test(subject));
  beforeEach(async () => {
    rosa = await makeSubmission(t, owner);
  });

  it('leaves only while its sender may write about the person, and another author can send it', async () => {
    const id = await send(anna);
    await demote('hiring');
    expect(await reports()).toEqual([]);
    expect(await read(owner, id)).toMatchObject({
      status: 'undeliverable',
      problem: messages.reportSenderLeft(),
    });
    expect((await owner.call('POST', `/survey/reports/${id}/send`, {})).body.report.status).toBe('sending');
    expect(await reports()).toMatchObject([{ replyTo: owner.email }]);
  });

  it('does not go to an address that the person has left, and says so', async () => {
    const id = await send(anna);
    await t.db
      .updateTable('people')
      .set({ email: newEmail() })
      .where('organisation_id', '=', owner.organisationId)
      .execute();
    expect(await reports()).toEqual([]);
    expect(await read(owner, id)).toMatchObject({
      status: 'undeliverable',
      problem: messages.reportAddressLeft(),
    });
  });

  it('leaves as it did before where nothing has changed', async () => {
    const id = await send(anna);
    expect(await reports()).toMatchObject([{ replyTo: anna.email }]);
    expect((await read(owner, id)).status).toBe('sent');
  });
});

describe('an invitation of a colleague', () => {
  const inviteColleague = async (by: Actor) => {
    const email = newEmail();
    const answer = await by.call('POST', '/organisation/invitations', {
      email,
      role: 'admin',
      departments: [],
    });
    expect(answer.status).toBe(201);
    return { email, id: answer.body.invitation.id as string };
  };
  const listed = async (id: string) =>
    (await owner.call('GET', '/organisation/invitations')).body.invitations.find(
      (one: { id: string }) => one.id === id,
    );

  it('leaves only while the one who invited may invite, and can be sent again by another', async () => {
    const { email, id } = await inviteColleague(anna);
    await expectWaiting(email);
    await demote('viewer');
    expect(await lettersTo(email)).toEqual([]);
    expect(await listed(id)).toMatchObject({ state: 'undeliverable', problem: messages.inviterLeft() });
    t.pass(61);
    expect((await owner.call('POST', `/organisation/invitations/${id}/resend`)).status).toBe(200);
    expect(await lastTo(email)).toMatchObject({ replyTo: owner.email });
    expect(await listed(id)).toMatchObject({ state: 'sent', problem: null });
  });

  it('does not leave from an account that is gone', async () => {
    const { email } = await inviteColleague(anna);
    await expectWaiting(email);
    await t.db.deleteFrom('users').where('id', '=', anna.id).execute();
    expect(await lettersTo(email)).toEqual([]);
  });
});

describe('other mails', () => {
  it('with a link for a new password do not go to an address that the account has left', async () => {
    await t.app.inject({
      method: 'POST',
      url: '/api/auth/password/forgot',
      payload: { email: anna.email },
    });
    const before = anna.email;
    await t.jobs.drain(forgotPasswordJob, (data) => postReset({ ...t, clock: t.now }, data));
    await expectWaiting(before);
    await t.db.updateTable('users').set({ email: newEmail() }).where('id', '=', anna.id).execute();
    expect(await lettersTo(before)).toEqual([]);
  });

  it('with a link to prove an address do not go to one that nobody asks about any more', async () => {
    const wanted = newEmail();
    await t.db
      .updateTable('users')
      .set({ pending_email: wanted, verification_nonce: 'a nonce' })
      .where('id', '=', anna.id)
      .execute();
    expect((await anna.call('POST', '/auth/email/verification-notification')).status).toBeLessThan(300);
    await expectWaiting(wanted);
    await t.db.updateTable('users').set({ pending_email: newEmail() }).where('id', '=', anna.id).execute();
    expect(await lettersTo(wanted)).toEqual([]);
  });

  it('that ask for seats leave only while an owner asks', async () => {
    const asked = { seats: 12, note: null };
    expect((await owner.call('POST', '/organisation/seat-requests', asked)).status).toBeLessThan(300);
    const other = await makeMember(t, owner.organisationId, 'owner');
    await other.call('PATCH', `/organisation/members/${owner.id}`, { role: 'admin' });
    expect((await t.deliverMails()).filter(({ subject }) => /asks for 12/.test(subject))).toEqual([]);
  });

  it('to visitors end with their address', async () => {
    const email = newEmail();
    const lead = { source: 'blog-mini-course-v1', email, timezone: 'Europe/Berlin' };
    expect(
      (await t.app.inject({ method: 'POST', url: '/api/leads', payload: lead })).statusCode,
    ).toBeLessThan(300);
    await expectWaiting(email);
    await t.db.deleteFrom('leads').where('email', '=', email).execute();
    expect(await lettersTo(email)).toEqual([]);
  });
});
