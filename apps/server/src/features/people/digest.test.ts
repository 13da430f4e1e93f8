import { beforeAll, expect, it } from 'vitest';
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

it('one mail tells an inviter of everybody who submitted since the last', async () => {
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

it('somebody who answered twice, as a candidate and as an employee, is one person', async () => {
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
  expect((await press('GET', `${end.pathname}${end.search}`)).body).toContain('End these mails?');
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
