import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Actor, makeOwner } from '../../testing/actors.ts';
import { type LinkHolder, makeRespondent } from '../../testing/respondents.ts';
import { makeSubmission } from '../../testing/submissions.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { ResponsesErased } from '../assessment/response-watcher.ts';
import { eraseExpired } from './erase-expired.ts';

let t: TestApp;
let owner: Actor;
let rosa: LinkHolder;
const told: ResponsesErased[] = [];
const day = 86_400;

beforeAll(async () => {
  t = await createTestApp();
});
beforeEach(async () => {
  told.length = 0;
  owner = await makeOwner(t);
  await owner.call('PATCH', '/organisation', { employee_retention_days: 30, candidate_retention_days: 7 });
  rosa = await makeSubmission(t, owner);
});

const run = () =>
  eraseExpired({
    db: t.db,
    clock: t.now,
    config: t.config,
    watchers: [{ erased: async (_tx, event) => void told.push(event) }],
  });
/** By the database: the owner's session would be over by then. */
const keepEmployees = (days: number) =>
  t.db
    .updateTable('organisations')
    .set({ employee_retention_days: days })
    .where('id', '=', owner.organisationId)
    .execute();
const ids = async () => {
  const rows = await t.db
    .selectFrom('responses')
    .select('id')
    .where('organisation_id', '=', owner.organisationId)
    .execute();
  return rows.map(({ id }) => id);
};
const audited = () =>
  t.db
    .selectFrom('audit_entries')
    .select(['action', 'user_id', 'details'])
    .where('organisation_id', '=', owner.organisationId)
    .where('action', '=', 'answers.expired')
    .execute();

describe('answers whose time is over', () => {
  it('stay until the second and go with it, with everything about the person', async () => {
    await t.deliverMails();
    t.pass(30 * day - 1);
    await run();
    expect(await ids()).toEqual([rosa.id]);
    t.pass(1);
    await run();
    expect(await ids()).toEqual([]);
    const left = await Promise.all(
      (['response_answers', 'response_scores'] as const).map((table) =>
        t.db.selectFrom(table).selectAll().where('response_id', '=', rosa.id).execute(),
      ),
    );
    expect(left).toEqual([[], []]);
    const mails = await t.db.selectFrom('mails').selectAll().where('recipient', '=', rosa.email).execute();
    expect(mails).toEqual([]);
    const people = await t.db
      .selectFrom('people')
      .select('email')
      .where('organisation_id', '=', owner.organisationId)
      .execute();
    expect(people).toEqual([{ email: null }]);
  });

  it('are counted for candidates apart', async () => {
    const carl = await makeSubmission(t, owner, 'candidate');
    t.pass(7 * day);
    await run();
    expect(await ids()).toEqual([rosa.id]);
    expect(told).toMatchObject([{ respondents: [{ id: carl.id }] }]);
    expect(await audited()).toEqual([
      { action: 'answers.expired', user_id: null, details: { employees: '0', candidates: '1' } },
    ]);
  });

  it('are said in the audit log once, and nothing is said of a day on which nothing went', async () => {
    await run();
    expect(await audited()).toEqual([]);
    t.pass(30 * day);
    await run();
    await run();
    expect(await audited()).toMatchObject([{ details: { employees: '1', candidates: '0' } }]);
  });

  it('include names of anyone who never submitted, counted from when the link died', async () => {
    const begun = await makeRespondent(t, owner);
    t.pass(30 * day);
    await run();
    expect(await ids()).toEqual([begun.id]);
    t.pass(14 * day - 1);
    await run();
    expect(await ids()).toEqual([begun.id]);
    t.pass(1);
    await run();
    expect(await ids()).toEqual([]);
  });

  it('follow the setting as it is now', async () => {
    await keepEmployees(60);
    t.pass(45 * day);
    await run();
    expect(await ids()).toEqual([rosa.id]);
    await keepEmployees(45);
    await run();
    expect(await ids()).toEqual([]);
  });

  it('of candidates stay while their vacancy is open, and go some time after it closes', async () => {
    const { vacancy } = (await owner.call('POST', '/survey/vacancies', { title: 'Driver' })).body;
    const cleo = await makeSubmission(t, owner, 'candidate');
    await owner.call('PATCH', `/survey/responses/${cleo.id}`, { vacancy_id: vacancy.id });
    const close = (closed_at: Date) =>
      t.db.updateTable('vacancies').set({ closed_at }).where('id', '=', vacancy.id).execute();
    t.pass(20 * day);
    await run();
    expect(await ids()).toContain(cleo.id);
    await close(t.now());
    t.pass(7 * day - 1);
    await run();
    expect(await ids()).toContain(cleo.id);
    t.pass(1);
    await run();
    expect(await ids()).toEqual([rosa.id]);
  });
});
