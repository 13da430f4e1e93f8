import { sql, type Transaction } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../kernel/database/id.ts';
import type { DB } from '../../kernel/database/schema.generated.ts';
import { type Actor, makeMember, makeOwner } from '../../testing/actors.ts';
import { meanwhile } from '../../testing/meanwhile.ts';
import type { LinkHolder } from '../../testing/respondents.ts';
import { makeSubmission, ownPageLinkOf } from '../../testing/submissions.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { lockSeats } from '../people/seats.ts';

let t: TestApp;
let owner: Actor;
let rosa: LinkHolder;
beforeAll(async () => {
  t = await createTestApp();
});
beforeEach(async () => {
  owner = await makeOwner(t, 'Acme');
  rosa = await submitted();
});

const submitted = (kind: 'employee' | 'candidate' = 'employee') => makeSubmission(t, owner, kind);
const textTo = async ({ email }: LinkHolder) =>
  (await t.deliverMails()).findLast(({ to }) => to === email)?.text ?? '';
/** Calls with the page's link from the last mail. */
const page = async (holder: LinkHolder, method: 'GET' | 'POST' = 'GET', path = '', payload?: object) => {
  const { signature, expires } = await ownPageLinkOf(t, holder);
  return call(holder.id, { signature, expires }, method, path, payload);
};
const call = async (
  id: string,
  link: Record<string, string>,
  method: 'GET' | 'POST' = 'GET',
  path = '',
  payload?: object,
) => {
  const url = `/api/survey/respondents/${id}${path}?${new URLSearchParams(link)}`;
  const answer = await t.app.inject({ method, url, ...(payload === undefined ? {} : { payload }) });
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
};

describe('a respondent’s own page', () => {
  it('shows profile, answers, and what was promised about who sees them', async () => {
    const { status, body } = await page(rosa);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      organisation: 'Acme',
      response: { id: rosa.id, first_name: 'Rosa', submitted_at: t.now().toISOString() },
      visibility: { version: '7', individuals: ['owner', 'admin', 'manager'] },
      quality: {
        verdict: 'unreliable',
        reasons: expect.arrayContaining([expect.stringMatching(/154 times in a row/)]),
      },
      disputes: [],
    });
    expect([body.groups.length, body.measures.length, body.answers.length]).toEqual([28, 168, 154]);
    for (const { score, low, high } of [...body.groups, ...body.measures]) {
      expect(low <= score && score <= high).toBe(true);
    }
    for (const { question, answer } of body.answers) expect(question && answer).toBeTruthy();
  });

  it('does not open with the questionnaire’s link, nor for someone else', async () => {
    const { signature, expires } = rosa;
    expect((await call(rosa.id, { signature, expires })).body.code).toBe('link_invalid');
    const other = await submitted();
    expect((await call(rosa.id, { ...(await ownPageLinkOf(t, other)) })).status).toBe(401);
  });

  it('shows the same figures as anyone who may see them has, and who opened them when', async () => {
    expect((await page(rosa)).body.views).toEqual([]);
    const { body: shown } = await owner.call('GET', `/survey/responses/${rosa.id}/profile`);
    const opened = t.now().toISOString();
    t.pass(60);
    const admin = await makeMember(t, owner.organisationId, 'admin');
    await admin.call('GET', `/survey/responses/${rosa.id}/profile`);
    const { body } = await page(rosa);
    expect(body.measures).toEqual(shown.measures);
    expect(body.groups).toEqual(shown.groups);
    expect(body.views).toMatchObject([
      { role: 'admin', shown: 'profile', at: t.now().toISOString() },
      { role: 'owner', shown: 'profile', at: opened },
    ]);
    await t.db.deleteFrom('users').where('id', '=', admin.id).execute();
    expect((await page(rosa)).body.views[0]).toMatchObject({ name: null, role: 'admin' });
  });

  it('says so when the questionnaire has changed since, and does not fall over', async () => {
    await t.db.updateTable('response_answers').set({ design_version: 'of old' }).execute();
    const { status, body } = await page(rosa);
    expect([status, body.code]).toEqual([409, 'other_design']);
  });

  it('takes “this is not me”, on a score that there is', async () => {
    const first = await page(rosa, 'POST', '/disputes', { measure_key: 'delegation' });
    expect(first.body.disputes).toMatchObject([{ measure_key: 'delegation', note: null }]);
    const said = { measure_key: 'delegation', note: 'I lead nobody.' };
    expect((await page(rosa, 'POST', '/disputes', said)).body.disputes).toMatchObject([said]);
    expect((await page(rosa)).body.disputes).toHaveLength(1);
    expect((await page(rosa, 'POST', '/disputes', { measure_key: 'charm' })).status).toBe(422);
  });

  it('takes it on a competency too, and on what a pulse says, where single measures have no score', async () => {
    const said = { measure_key: 'group:clarity', note: 'We agreed on this only last week.' };
    const pulse = await makeSubmission(t, owner, 'employee', { form: 'pulse', question_set: 1 });
    for (const holder of [rosa, pulse]) {
      expect((await page(holder, 'POST', '/disputes', said)).body.disputes).toMatchObject([said]);
      const { body } = await owner.call('GET', `/survey/responses/${holder.id}/profile`);
      expect(body.disputes).toMatchObject([said]);
    }
    expect((await page(rosa, 'POST', '/disputes', { measure_key: 'group:charm' })).status).toBe(422);
  });

  it('takes back what was said, and refuses what is too long without a change', async () => {
    const said = { measure_key: 'delegation', note: 'I lead nobody.' };
    await page(rosa, 'POST', '/disputes', said);
    const long = await page(rosa, 'POST', '/disputes', { ...said, note: 'x'.repeat(1001) });
    expect([long.status, long.body.message]).toEqual([422, 'Please keep this to 1000 characters.']);
    expect((await page(rosa)).body.disputes).toMatchObject([said]);
    const none = await page(rosa, 'POST', '/disputes', { measure_key: 'delegation', taken_back: true });
    expect(none.body.disputes).toEqual([]);
    const { body } = await owner.call('GET', `/survey/responses/${rosa.id}/profile`);
    expect(body.disputes).toEqual([]);
  });

  it('erases everything, and the seat stays used', async () => {
    await t.deliverMails();
    expect((await page(rosa, 'POST', '/erase')).status).toBe(204);
    const gone = await page(rosa);
    expect([gone.status, gone.body.code]).toEqual([410, 'gone']);
    expect((await owner.call('GET', '/survey/responses')).body.responses).toEqual([]);
    const kept = await t.db
      .selectFrom('people')
      .selectAll()
      .where('organisation_id', '=', owner.organisationId)
      .execute();
    expect(kept).toMatchObject([{ email: null }]);
    const { entries } = (await owner.call('GET', '/organisation/audit-log')).body;
    expect(entries[0]).toMatchObject({ action: 'person.erased_own', by: null, details: {} });
  });

  it('waits for anyone who invites the same person again, who keeps the address then', async () => {
    const link = { ...(await ownPageLinkOf(t, rosa)) };
    const again = async (tx: Transaction<DB>) => {
      await lockSeats(tx, owner.organisationId);
      await sql`
        with next as (
          insert into rounds (id, organisation_id, number, opened_at, design_version)
          values (${newId(t.now())}, ${owner.organisationId}, 2, ${t.now()}, '1') returning id)
        insert into responses (id, organisation_id, person_id, round_id, kind, first_name, last_name, job_position,
          company, department, invited, invited_at, sent_at, expires_at)
        select gen_random_uuid(), organisation_id, person_id, next.id, kind, first_name, last_name, job_position,
          company, department, invited, invited_at, sent_at, expires_at
        from responses r, next where r.id = ${rosa.id}`.execute(tx);
    };
    const { status } = await meanwhile(t, again, () => call(rosa.id, link, 'POST', '/erase'));
    expect(status).toBe(204);
    const { responses } = (await owner.call('GET', '/survey/responses')).body;
    expect(responses).toMatchObject([{ round: 2, email: rosa.email }]);
  });

  it('is there for employees, and only where the organisation allows it', async () => {
    const carl = await submitted('candidate');
    expect(await textTo(carl)).not.toContain('respondents');
    await owner.call('PATCH', '/organisation', { respondent_page_allowed: false });
    expect((await page(rosa)).status).toBe(410);
    expect(await textTo(await submitted())).not.toContain('respondents');
  });

  it('is renewed by mail when its link has died', async () => {
    await t.deliverMails();
    t.pass(90 * 86_400);
    const dead = await page(rosa);
    expect([dead.status, dead.body.code]).toEqual([401, 'link_expired']);
    expect((await page(rosa, 'POST', '/fresh-link')).status).toBe(202);
    expect((await page(rosa)).status).toBe(200);
  });
});
