import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../kernel/database/id.ts';
import { type Actor, makeMember, makeOwner } from '../../testing/actors.ts';
import { foundCompany, submitIn } from '../../testing/answered-company.ts';
import { makeRunningPlan } from '../../testing/plans.ts';
import { makeRespondent } from '../../testing/respondents.ts';
import { insertSnapshotOf } from '../../testing/snapshots.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { loadWords } from '../profile/load-words.ts';
import { sendWeekly } from './send-weekly.ts';

let t: TestApp;
let owner: Actor;
const day = 86_400;
beforeAll(async () => {
  t = await createTestApp({ FREE_SEATS: '6000' });
});

/** To the next Monday at this hour (UTC), at least a day away. */
function passToMonday(hour: number, minute = 0): void {
  const now = t.now();
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const days = ((8 - now.getUTCDay()) % 7 || 7) * day * 1000;
  t.pass((midnight + days + (hour * 60 + minute) * 60_000 - now.getTime()) / 1000);
}
beforeEach(async () => {
  passToMonday(9);
  owner = await makeOwner(t, 'Acme');
  t.pass(60);
});

const run = async (outbox = t.outbox) => sendWeekly({ ...t.parts, outbox, words: await loadWords() });
const lettersTo = async ({ email }: Actor) => (await t.deliverMails()).filter(({ to }) => to === email);
const weeklyTo = async (actor: Actor) =>
  (await lettersTo(actor)).filter(({ text }) => text.includes('on Mondays'));
const subjectsTo = async (actor: Actor) => (await weeklyTo(actor)).map(({ subject }) => subject);
const set = (id: string, values: object) =>
  t.db.updateTable('responses').set(values).where('id', '=', id).execute();
const changePlan = (id: string, values: object) =>
  t.db.updateTable('plans').set(values).where('id', '=', id).execute();
const dayBefore = (days: number) => new Date(t.now().getTime() - days * day * 1000);
/** Invited and submitted, as it lies in the database. */
async function submitted(by: Actor, kind: 'employee' | 'candidate' = 'employee', values: object = {}) {
  const { id } = await makeRespondent(t, by, kind);
  await set(id, { submitted_at: t.now(), ...values });
  return id;
}
async function department(name: string): Promise<string> {
  return (await owner.call('POST', '/organisation/departments', { name })).body.department.id;
}

describe('the mail on Mondays', () => {
  it('says what changed and what is due, the most important first, and then only what is new', async () => {
    for (const _ of [1, 2]) await makeRespondent(t, owner);
    await submitted(owner);
    const late = await makeRunningPlan(t, owner);
    await changePlan(late.id, { until: dayBefore(-1).toISOString().slice(0, 10) });
    const slow = await makeRunningPlan(t, owner);
    await changePlan(slow.id, { until: '2099-01-01', measure_key: 'patience', started_at: dayBefore(10) });
    const snapshot = await insertSnapshotOf(t, owner);
    await t.db
      .updateTable('snapshots')
      .set({ expires_at: dayBefore(-9) })
      .where('id', '=', snapshot.id)
      .execute();
    await t.db.updateTable('pulses').set({ next_at: null }).execute();
    passToMonday(8);
    await run();
    const [letter, ...others] = await weeklyTo(owner);
    expect([letter?.subject, others]).toEqual(['1 of 3 has answered, and 1 plan is overdue', []]);
    expect(letter?.text).toMatch(/1 of 3 people has answered, 1 of them since \w+/);
    expect(letter?.text).toContain('Plans that have started: Improve Delegation');
    expect(letter?.text).toContain('Plans whose last day has passed: Improve Delegation.');
    expect(letter?.text).toContain('Plans with nothing ticked for two weeks: Improve Patience.');
    expect(letter?.text).toContain('The link to the snapshot “Hidden snapshot” expires on');
    expect(letter?.text).toContain('/dashboard/people');
    passToMonday(8);
    await run();
    const [, next] = await weeklyTo(owner);
    expect(next?.text).not.toMatch(/(have|has) answered/);
    expect(next?.text).not.toContain('have started');
    expect(next?.subject).toBe('1 plan is overdue, and 1 plan has had nothing ticked for two weeks');
  });

  it('does not come where there is nothing to say', async () => {
    await makeRespondent(t, owner);
    passToMonday(8);
    await run();
    expect(await lettersTo(owner)).toEqual([]);
  });

  it('comes at eight where the organisation is, once, and late rather than not at all', async () => {
    await t.db
      .updateTable('organisations')
      .set({ time_zone: 'America/New_York' })
      .where('id', '=', owner.organisationId)
      .execute();
    await submitted(owner);
    passToMonday(11, 45);
    await run();
    expect(await subjectsTo(owner)).toEqual([]);
    t.pass(2 * 3600);
    await Promise.all([run(), run()]);
    await run();
    const queued = t.db.selectFrom('mails').select('id').where('user_id', '=', owner.id);
    expect(await queued.where('kind', '=', 'week.digest').execute()).toHaveLength(1);
    expect(await subjectsTo(owner)).toEqual(['1 of 1 has answered']);
    await submitted(owner);
    t.pass(10 * day);
    await run();
    expect(await subjectsTo(owner)).toHaveLength(2);
  });

  it('is neither lost nor doubled by a process that dies in the middle', async () => {
    await submitted(owner);
    passToMonday(8);
    const dying = {
      post: async (...args: Parameters<typeof t.outbox.post>) => {
        await t.outbox.post(...args);
        throw new Error('killed');
      },
    };
    await expect(run(dying)).rejects.toThrow('killed');
    expect(await subjectsTo(owner)).toEqual([]);
    await run();
    await run();
    expect(await subjectsTo(owner)).toEqual(['1 of 1 has answered']);
  });

  it('says who is invited and reminded, and whose answers are erased, in the coming days', async () => {
    const clock = (days: number) => dayBefore(-days).toISOString().slice(0, 16);
    passToMonday(7);
    const planned = await makeRespondent(t, owner);
    await set(planned.id, { launch_at: clock(2), mail_due: 'invitation' });
    const later = await makeRespondent(t, owner);
    await set(later.id, { launch_at: clock(9), mail_due: 'invitation' });
    const row = { organisation_id: owner.organisationId, asked_by: owner.id, created_at: t.now() };
    await t.db
      .insertInto('reminders')
      .values({ ...row, id: planned.id, leaves_at: clock(3), whom: '{}' })
      .execute();
    const { vacancy } = (await owner.call('POST', '/survey/vacancies', { title: 'Store manager' })).body;
    await submitted(owner, 'candidate', { vacancy_id: vacancy.id });
    t.pass(3600);
    await t.db
      .updateTable('organisations')
      .set({ candidate_retention_days: 30 })
      .where('id', '=', owner.organisationId)
      .execute();
    await t.db
      .updateTable('vacancies')
      .set({ closed_at: dayBefore(20) })
      .where('id', '=', vacancy.id)
      .execute();
    await t.db
      .updateTable('memberships')
      .set({ created_at: dayBefore(30) })
      .where('organisation_id', '=', owner.organisationId)
      .execute();
    await run();
    const [letter] = await weeklyTo(owner);
    expect(letter?.subject).toBe('1 candidate’s data will be erased soon, and 1 candidate has answered');
    expect(letter?.text).toContain('Store manager: 1 candidate has answered.');
    expect(letter?.text).toContain('1 person will be invited on Wednesday');
    expect(letter?.text).toContain('A reminder goes out on Thursday');
    expect(letter?.text).toContain('Store manager: the data of 1 candidate will be erased on Thursday');
    expect(letter?.text).not.toContain('2 people are invited');
  });

  it('says which interview sheets were handed in', async () => {
    const { vacancy } = (await owner.call('POST', '/survey/vacancies', { title: 'Store manager' })).body;
    const id = await submitted(owner, 'candidate', {
      vacancy_id: vacancy.id,
      submitted_at: dayBefore(9),
    });
    const of = { organisation_id: owner.organisationId, response_id: id };
    for (const [at, handed_in_at] of [t.now(), null].entries()) {
      const expires = { expires_at: dayBefore(-9 - at), copy_of: dayBefore(-9), copied_at: t.now() };
      const copy = { ...of, id: newId(t.now()), what: 'sheet', user_id: owner.id, role: 'owner', ...expires };
      await t.db.insertInto('link_copies').values(copy).execute();
      const sheet = { ...of, id: copy.id, interviewer: `Ivo ${at}`, questions: [1, 2, 3], handed_in_at };
      await t.db.insertInto('interview_sheets').values(sheet).execute();
    }
    passToMonday(8);
    await run();
    const [letter] = await weeklyTo(owner);
    expect(letter?.subject).toBe('1 interview sheet was handed in');
    expect(letter?.text).toContain('Store manager: 1 interview sheet was handed in.');
    expect(letter?.text).toContain('/dashboard/hires');
  });

  it('speaks of figures once they are released, and of so many people as are in them', async () => {
    const viewer = await makeMember(t, owner.organisationId, 'viewer');
    const company = await foundCompany(t, owner, ['Sales']);
    for (let seed = 0; seed < 4; seed += 1) await submitIn(t, company, 0, seed);
    passToMonday(8);
    await run();
    expect(await subjectsTo(viewer)).toEqual([]);
    const plan = await makeRunningPlan(t, owner, company.departments[0]);
    const of = { organisation_id: owner.organisationId, round_id: company.round };
    const counts = { asked: 6, recent: 0, unwilling: 0, unreached: 0 };
    await t.db
      .insertInto('pulse_waves')
      .values({ ...of, ...counts, id: plan.id, pulse_id: plan.pulse, asked_at: t.now() })
      .execute();
    await t.db
      .insertInto('plan_experiments')
      .values({
        plan_id: plan.id,
        organisation_id: owner.organisationId,
        seed: 'lots',
        starts: sql`array[current_date - 9999, current_date]`,
        drawn_at: t.now(),
      })
      .execute();
    for (let seed = 4; seed < 6; seed += 1) await submitIn(t, company, 0, seed);
    passToMonday(8);
    await run();
    const [letter] = await weeklyTo(viewer);
    expect(letter?.subject).toBe('5 people are included in the new scores, and 1 pulse has new scores');
    expect(letter?.text).toContain('The pulse on Improve Delegation (Hidden) has scores from 5 people.');
    expect(letter?.text).toContain(
      'There are new results for the team comparisons in these plans: Improve Delegation (Hidden).',
    );
    expect(letter?.text).toContain('/dashboard/culture');
    expect(letter?.text).not.toMatch(/(have|has) answered/);
  });
});

describe('the rights of the moment in which it leaves', () => {
  it('tell each role what it may see', async () => {
    const [sales, other] = [await department('Sales'), await department('Other')];
    const manager = await makeMember(t, owner.organisationId, 'manager');
    await owner.call('PATCH', `/organisation/members/${manager.id}`, { departments: [sales] });
    const hiring = await makeMember(t, owner.organisationId, 'hiring');
    await submitted(owner, 'employee', { department_id: sales });
    await submitted(owner, 'employee', { department_id: other });
    await submitted(owner, 'candidate', { department_id: other });
    const plan = await makeRunningPlan(t, owner, other);
    await changePlan(plan.id, { until: t.now().toISOString().slice(0, 10) });
    passToMonday(8);
    await run();
    expect(await subjectsTo(owner)).toEqual(['2 of 2 have answered, and 1 plan is overdue']);
    expect(await subjectsTo(manager)).toEqual(['1 of 1 has answered, and 1 plan has been updated']);
    expect(await subjectsTo(hiring)).toEqual(['1 candidate has answered']);
  });

  it('have it written anew for someone whose role changed while it waited', async () => {
    const anna = await makeMember(t, owner.organisationId, 'admin');
    await submitted(owner);
    await submitted(owner, 'candidate');
    passToMonday(8);
    await run();
    await t.db.updateTable('memberships').set({ role: 'hiring' }).where('user_id', '=', anna.id).execute();
    expect(await subjectsTo(anna)).toEqual([]);
    await run();
    expect(await subjectsTo(anna)).toEqual(['1 candidate has answered']);
    expect(await subjectsTo(owner)).toHaveLength(1);
  });

  it('hold it back from people who left or ended it, which one press does and Settings undo', async () => {
    const left = await makeMember(t, owner.organisationId, 'admin');
    await submitted(owner);
    passToMonday(8);
    await run();
    await t.db.deleteFrom('memberships').where('user_id', '=', left.id).execute();
    const [letter] = await weeklyTo(owner);
    expect(await subjectsTo(left)).toEqual([]);
    const end = new URL(letter?.unsubscribeUrl ?? '');
    const press = (method: 'GET' | 'POST') =>
      t.app.inject({
        method,
        url: `${end.pathname}${end.search}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    expect((await press('GET')).body).toContain('Stop these e-mails?');
    expect((await press('POST')).statusCode).toBe(200);
    await submitted(owner);
    passToMonday(8);
    await run();
    expect(await weeklyTo(owner)).toHaveLength(1);
    const wants = async () =>
      t.db
        .selectFrom('memberships')
        .select(['weekly', 'digests'])
        .where('user_id', '=', owner.id)
        .executeTakeFirst();
    expect(await wants()).toEqual({ weekly: false, digests: true });
  });

  it('tell the next one what the last would have said, where that still waits', async () => {
    await submitted(owner);
    passToMonday(8);
    await run();
    passToMonday(8);
    await run();
    const [letter, ...others] = await weeklyTo(owner);
    expect([letter?.subject, others]).toEqual(['1 of 1 has answered', []]);
  });
});
