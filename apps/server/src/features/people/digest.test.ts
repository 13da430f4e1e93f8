import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Actor, makeMember, makeOwner } from '../../testing/actors.ts';
import { details, type LinkHolder, makeRespondent } from '../../testing/respondents.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { sendDigests } from './digest.ts';

let t: TestApp;
let owner: Actor;
beforeAll(async () => {
  t = await createTestApp();
  owner = await makeOwner(t, 'Acme');
});

const submit = async (by: Pick<Actor, 'id' | 'organisationId'>, first_name: string) =>
  answer(await makeRespondent(t, by), first_name);
const answer = async (rosa: LinkHolder, first_name: string) => {
  await rosa.acknowledge();
  await rosa.answerAll();
  await rosa.save([], { is_complete: 1, ...details, first_name });
};
const lettersTo = async ({ email }: Actor) => (await t.deliverMails()).filter(({ to }) => to === email);
const run = () =>
  sendDigests({ db: t.db, outbox: t.outbox, clock: t.now, config: t.config, signer: t.signer });

it('one mail tells an inviter of everyone who submitted since the last', async () => {
  const colleague = await makeMember(t, owner.organisationId, 'admin');
  const left = await makeMember(t, owner.organisationId, 'admin');
  for (const name of ['Ada', 'Bo']) await submit(owner, name);
  await submit(colleague, 'Cy');
  await submit(left, 'Di');
  await owner.call('DELETE', `/organisation/members/${left.id}`);
  await run();
  await run();
  const [letter, ...others] = await lettersTo(owner);
  expect([letter?.subject, others]).toEqual(['2 people have answered the questionnaire', []]);
  expect(letter?.text).toContain('Ada Respondent\nBo Respondent');
  expect(letter?.text).toContain('/dashboard/people');
  expect((await lettersTo(colleague)).map(({ subject }) => subject)).toEqual([
    'Cy Respondent has answered the questionnaire',
  ]);
  expect((await lettersTo(left)).filter(({ subject }) => subject.includes('answered'))).toEqual([]);
  await submit(owner, 'Ed');
  await run();
  expect(await lettersTo(owner)).toHaveLength(2);
});

describe('the rights of the moment in which a digest leaves', () => {
  let boss: Actor;
  let inviter: Actor;
  let quentin: LinkHolder;
  beforeEach(async () => {
    boss = await makeOwner(t, 'Moment');
    inviter = await makeMember(t, boss.organisationId, 'admin');
    quentin = await makeRespondent(t, inviter);
  });

  const become = async (role: string, more: object = {}) => {
    const { status } = await boss.call('PATCH', `/organisation/members/${inviter.id}`, { role, ...more });
    expect(status).toBe(200);
  };
  const digests = async (to = inviter) =>
    (await lettersTo(to)).filter(({ subject }) => /answered the questionnaire/.test(subject));
  const subjects = async (to = inviter) => (await digests(to)).map(({ subject }) => subject);

  it('tell an admin who became part of the hiring team of candidates alone', async () => {
    await answer(quentin, 'Quentin');
    await answer(await makeRespondent(t, inviter, 'candidate'), 'Cleo');
    await become('hiring');
    await run();
    expect(await subjects()).toEqual(['Cleo Respondent has answered the questionnaire']);
  });

  it('tell a manager of the own departments alone', async () => {
    const add = async (name: string): Promise<string> =>
      (await boss.call('POST', '/organisation/departments', { name })).body.department.id;
    const [sales, other] = [await add('Sales'), await add('Other')];
    const olive = await makeRespondent(t, inviter);
    const into = (id: string, holder: LinkHolder) =>
      t.db.updateTable('responses').set({ department_id: id }).where('id', '=', holder.id).execute();
    await into(sales, quentin);
    await into(other, olive);
    await answer(quentin, 'Quentin');
    await answer(olive, 'Olive');
    await become('manager', { departments: [sales] });
    await run();
    expect(await subjects()).toEqual(['Quentin Respondent has answered the questionnaire']);
  });

  it('hold back a digest that was written before, and tell in the next what may still be told', async () => {
    await answer(quentin, 'Quentin');
    await answer(await makeRespondent(t, inviter, 'candidate'), 'Cleo');
    await run();
    await become('hiring');
    expect(await subjects()).toEqual([]);
    await run();
    const [letter] = await digests();
    expect(letter?.subject).toBe('Cleo Respondent has answered the questionnaire');
    expect(letter?.text).not.toContain('Quentin');
  });

  it('hold it back from those who were removed, or ended these mails, or lack the second step', async () => {
    const waysOut = [
      () => boss.call('DELETE', `/organisation/members/${inviter.id}`),
      () => inviter.call('PUT', '/organisation/own-mails', { digests: false }),
      () =>
        t.db
          .updateTable('organisations')
          .set({ second_step_required: true })
          .where('id', '=', boss.organisationId)
          .execute(),
    ];
    for (const leave of waysOut) {
      inviter = await makeMember(t, boss.organisationId, 'admin');
      await submit(inviter, 'Ida');
      await run();
      await leave();
      expect(await subjects()).toEqual([]);
      await run();
      expect(await subjects()).toEqual([]);
    }
  });

  it('hold back the name of someone who was erased meanwhile', async () => {
    await answer(quentin, 'Quentin');
    await submit(inviter, 'Ida');
    await run();
    expect((await boss.call('DELETE', `/survey/responses/${quentin.id}`)).status).toBe(204);
    expect(await subjects()).toEqual([]);
    await run();
    expect(await subjects()).toEqual(['Ida Respondent has answered the questionnaire']);
  });

  it('send it to the address that the account has by then', async () => {
    await answer(quentin, 'Quentin');
    await run();
    const moved = { ...inviter, email: `moved-${inviter.email}` };
    await t.db.updateTable('users').set({ email: moved.email }).where('id', '=', inviter.id).execute();
    expect(await subjects()).toEqual([]);
    await run();
    expect(await subjects(moved)).toEqual(['Quentin Respondent has answered the questionnaire']);
    expect(await subjects()).toEqual([]);
  });
});

it('goes to a colleague also where someone invited, corrected and erased the colleague’s own address', async () => {
  const boss = await makeOwner(t, 'Invited boss');
  const hiring = await makeMember(t, boss.organisationId, 'hiring');
  const form = {
    first_name: 'Bo',
    last_name: 'Boss',
    job_position: 'Buyer',
    department: 'Sales',
    company: 'A',
  };
  const invite = async (email: string) =>
    (await hiring.call('POST', '/survey/responses', { ...form, email, kind: 'candidate' })).body.response.id;
  await submit(boss, 'Ada');
  const [corrected, erased] = [await invite(boss.email), await invite('else@example.com')];
  await run();
  const path = `/survey/responses/${corrected}`;
  expect((await hiring.call('PATCH', path, { email: 'other@example.com' })).status).toBe(200);
  expect((await hiring.call('PATCH', `/survey/responses/${erased}`, { email: boss.email })).status).toBe(200);
  expect((await hiring.call('DELETE', `/survey/responses/${erased}`)).status).toBe(204);
  expect((await lettersTo(boss)).map(({ subject }) => subject)).toContain(
    'Ada Respondent has answered the questionnaire',
  );
});

it('someone who answered twice, as a candidate and as an employee, is one person', async () => {
  const inviter = await makeOwner(t, 'Promoted');
  const [first, second] = [await makeRespondent(t, inviter, 'candidate'), await makeRespondent(t, inviter)];
  const personOf = (id: string) => t.db.selectFrom('responses').select('person_id').where('id', '=', id);
  await t.db
    .updateTable('responses')
    .set({ person_id: personOf(first.id) })
    .where('id', '=', second.id)
    .execute();
  for (const invitation of [first, second]) await answer(invitation, 'Hal');
  await run();
  const [letter] = await lettersTo(inviter);
  expect(letter?.subject).toBe('Hal Respondent has answered the questionnaire');
});

it('one click in the mail ends them, looking at the link does not, and Settings bring them back', async () => {
  const inviter = await makeOwner(t, 'Quiet');
  const wants = async () => (await inviter.call('GET', '/auth/my-profile')).body.user.organisation.digests;
  await submit(inviter, 'Flo');
  await run();
  const [letter] = await lettersTo(inviter);
  const end = new URL(letter?.unsubscribeUrl ?? '');
  const press = (method: 'GET' | 'POST', url: string) =>
    t.app.inject({ method, url, headers: { 'content-type': 'application/x-www-form-urlencoded' } });
  expect((await press('GET', `${end.pathname}${end.search}`)).body).toContain('Stop these e-mails?');
  expect((await press('POST', `${end.pathname}${end.search}x`)).statusCode).toBe(403);
  expect(await wants()).toBe(true);
  expect((await press('POST', `${end.pathname}${end.search}`)).statusCode).toBe(200);
  expect(await wants()).toBe(false);
  await submit(inviter, 'Gus');
  await run();
  expect(await lettersTo(inviter)).toHaveLength(1);

  expect((await inviter.call('PUT', '/organisation/own-mails', { digests: true })).status).toBe(204);
  expect(await wants()).toBe(true);
});
