import type { Pulse, Question, TrendPoint } from '@fourfold/contract/schemas';
import { createRandom, drawInteger } from '@fourfold/measurement';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { longDay } from '../../kernel/documents/long-day.ts';
import { type Actor, makeMember, makeOwner, signedIn } from '../../testing/actors.ts';
import { foundCompany, submitIn } from '../../testing/answered-company.ts';
import { makeRunningPlan } from '../../testing/plans.ts';
import { choose, details, holderOf, makeRespondent } from '../../testing/respondents.ts';
import { makeSubmission, ownPageLinkOf } from '../../testing/submissions.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { releaseRound } from '../culture/2-release/release-round.ts';
import { launchPlanned } from '../people/launch.service.ts';
import { askDue } from './ask-due.ts';

let t: TestApp;
let owner: Actor;
/** Of the department that the plan is for. */
let sales: string;
let plan: string;
const day = 86_400;
/** So much later, with the owner signed in again. */
async function pass(seconds: number): Promise<void> {
  t.pass(seconds);
  const user = await t.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', owner.id)
    .executeTakeFirstOrThrow();
  owner = await signedIn(t, user, owner.organisationId);
}
/** Seven people of Sales have answered a round. */
beforeAll(async () => {
  t = await createTestApp({ FREE_SEATS: '6000' });
  owner = await makeOwner(t, 'Acme');
  const company = await foundCompany(t, owner, ['Sales', 'Shops']);
  sales = company.departments[0] ?? '';
  for (let seed = 0; seed < 7; seed += 1) await submitIn(t, company, 0, seed, { released: seed === 6 });
});
/** A plan of its own for each test, after everyone has rested for more than thirty days. */
beforeEach(async () => {
  await t.db.updateTable('pulses').set({ next_at: null }).execute();
  await pass(31 * day);
  plan = (await makeRunningPlan(t, owner, sales)).id;
  await t.db.updateTable('plans').set({ until: '2028-12-31' }).where('id', '=', plan).execute();
  await t.db.deleteFrom('pulses').where('plan_id', '=', plan).execute();
});

const inSales = () => ({ department_id: sales, department: 'Sales' });
const ask = (form: object = {}, by = owner) =>
  by.call('POST', `/plans/${plan}/pulses`, { departments: [sales], ...form });
const pulses = async (by = owner) => (await by.call('GET', `/plans/${plan}/pulses`)).body.pulses;
const trend = async (by = owner) =>
  (await by.call('GET', `/survey/culture/trends/delegation?plan=${plan}`)).body;
const tick = async () => {
  await askDue({ db: t.db, jobs: t.jobs, clock: t.now, config: t.config });
  await launchPlanned({ db: t.db, jobs: t.jobs, clock: t.now, config: t.config });
};
const clockIn = (seconds: number) => new Date(t.now().getTime() + seconds * 1000).toISOString().slice(0, 16);
let known = 0;
/** The mails since the last look that ask someone to take part. */
const newMails = async () => {
  const all = (await t.deliverMails()).filter(({ text }) => text.includes('/survey/responses/'));
  const fresh = all.slice(known);
  known = all.length;
  return fresh;
};
const addressesOf = (mails: readonly { to: string }[]) => mails.map(({ to }) => to);
beforeEach(async () => {
  await newMails();
});

const random = createRandom('pulse');
/** Everyone who got these mails answers what they are asked. */
async function answer(mails: readonly { to: string; text: string }[]): Promise<void> {
  for (const { to, text } of mails) {
    const holder = holderOf(t, to, /http\S+survey\/responses\S+/.exec(text)?.[0] ?? '');
    await holder.acknowledge();
    let page = (await holder.save([])).body.unanswered_questions;
    while (page.length > 0) {
      const answers = page.map((question: Question) =>
        choose(question, drawInteger(random, question.options.length)),
      );
      page = (await holder.save(answers)).body.unanswered_questions;
    }
    expect((await holder.save([], { is_complete: 1, ...details })).status).toBe(200);
  }
  for (const { id } of await t.db.selectFrom('rounds').select('id').where('number', '<', 0).execute())
    await releaseRound({ db: t.db, clock: t.now }, id);
}

describe('a pulse', () => {
  it('says whom it would ask, asks them once for two minutes, and leaves out people invited within 30 days', async () => {
    const recent = await makeRespondent(t, owner, 'employee', inSales());
    // One said “No more reminders” of the questionnaire before, which is no answer to this one.
    await t.db
      .updateTable('responses')
      .set({ no_reminders_at: t.now() })
      .where('id', '=', ({ selectFrom }) =>
        selectFrom('responses')
          .select('id')
          .where('department_id', '=', sales)
          .where('submitted_at', 'is not', null)
          .limit(1),
      )
      .execute();
    const preview = await owner.call('POST', `/plans/${plan}/pulses/preview`, { departments: [sales] });
    expect(preview.body).toMatchObject({
      people: 7,
      enough: true,
      possible_on: null,
      left_out: { recent: 1, unwilling: 0 },
    });
    expect(addressesOf(await newMails())).toEqual([]);

    const { status, body } = await ask();
    expect([status, body.pulse.questions, body.pulse.minutes]).toEqual([201, 16, 2]);
    expect(body.pulse.waves).toMatchObject([{ asked: 7, left_out: { recent: 1 } }]);
    const mails = await newMails();
    expect(mails).toHaveLength(7);
    expect(mails[0]?.text).toContain('about 2 minutes');
    const listed = await owner.call('GET', '/survey/responses?round=pulse');
    expect(listed.body).toMatchObject({ total: 7, pulses: true });

    const again = await ask();
    expect([again.status, again.body.message]).toEqual([409, expect.stringContaining('Fewer than five')]);
    const later = await owner.call('POST', `/plans/${plan}/pulses/preview`, { departments: [sales] });
    const possibleOn = new Date(t.now().getTime() + 31 * day * 1000).toISOString().slice(0, 10);
    expect(later.body).toMatchObject({ people: 0, enough: false, possible_on: possibleOn });
    const planned = (at: string) =>
      owner.call('POST', `/plans/${plan}/pulses/preview`, { departments: [sales], at });
    // Reckoned from the day that is chosen, on which everyone has rested.
    expect((await planned(`${possibleOn}T09:00`)).body).toMatchObject({
      ...{ people: 8, enough: true, possible_on: null, left_out: { recent: 0 } },
    });
    expect((await planned(clockIn(10 * day))).body).toMatchObject({
      ...{ people: 0, enough: false, possible_on: possibleOn, left_out: { recent: 8 } },
    });
    expect(addressesOf(await newMails())).toEqual([]);
    await t.db.updateTable('responses').set({ withdrawn_at: t.now() }).where('id', '=', recent.id).execute();
  });

  it('asks the people of the round before too, while nobody of them is invited to a newer one', async () => {
    const preview = async () =>
      (await owner.call('POST', `/plans/${plan}/pulses/preview`, { departments: [sales] })).body;
    const { round } = (await owner.call('POST', '/survey/rounds', { invite: 'nobody' })).body;
    const newcomer = { first_name: 'New', last_name: 'Comer', email: 'newcomer@example.com' };
    const work = { job_position: 'Buyer', company: 'Acme', department: 'Sales' };
    expect((await owner.call('POST', '/survey/responses', { ...newcomer, ...work })).status).toBe(201);
    expect(await preview()).toMatchObject({ people: 7, left_out: { recent: 1 } });
    await owner.call('POST', `/survey/rounds/${round.id}/invitations`, {});
    expect(await preview()).toMatchObject({ people: 0, left_out: { recent: 8 } });
    await t.db.deleteFrom('rounds').where('id', '=', round.id).execute();
  });

  it('asks at its hour where people work, again every so many weeks, and each time once', async () => {
    await t.db.updateTable('departments').set({ time_zone: 'Asia/Tokyo' }).where('id', '=', sales).execute();
    const at = clockIn(3 * day);
    expect((await ask({ at, every_weeks: 5, time_zone: 'UTC' })).status).toBe(201);
    await pass(3 * day - 9 * 3600 - 120);
    await tick();
    expect(addressesOf(await newMails())).toEqual([]);
    await pass(120);
    await Promise.all([tick(), tick()]);
    await tick();
    expect(await newMails()).toHaveLength(7);
    await pass(35 * day);
    await tick();
    expect(await newMails()).toHaveLength(7);
    expect((await pulses())[0].waves.map(({ asked }: { asked: number }) => asked)).toEqual([7, 7]);
  });

  it('is not planned twice for the same people and hour', async () => {
    const at = clockIn(2 * day);
    expect((await ask({ at })).status).toBe(201);
    const again = await ask({ at, every_weeks: 6 });
    expect([again.status, again.body.errors.at]).toEqual([422, [expect.stringContaining('already planned')]]);
    expect((await ask({ at: clockIn(2 * day + 3600) })).status).toBe(201);
    expect((await ask({ at, departments: [], company_wide: true })).status).toBe(201);
    expect(await pulses()).toHaveLength(3);
    // One that was stopped makes room for another.
    const first = (await pulses()).find((one: Pulse) => one.next_at === at && !one.company_wide);
    await owner.call('POST', `/plans/${plan}/pulses/${first.id}/stop`);
    expect((await ask({ at })).status).toBe(201);
  });

  it('lets people who were left out take part from their own page, and says so of nobody else', async () => {
    const recent = await makeSubmission(t, owner, 'employee', inSales());
    const link = await ownPageLinkOf(t, recent);
    const page = `/api/survey/respondents/${recent.id}`;
    const query = `?${new URLSearchParams({ ...link })}`;
    const open = async (method: 'GET' | 'POST', path: string) =>
      (await t.app.inject({ method, url: `${page}${path}${query}` })).json();
    expect((await open('GET', '')).pulse).toBeNull();
    await ask();
    await newMails();
    expect((await open('GET', '')).pulse).toEqual({ questions: 16, minutes: 2 });
    const [one, other] = [await open('POST', '/pulse'), await open('POST', '/pulse')];
    expect(one.url).toBe(other.url);
    await answer([{ to: recent.email, text: one.url }]);
    expect((await open('GET', '')).pulse).toBeNull();
    expect(addressesOf(await newMails())).toEqual([]);
  });

  it('stops by itself once the person who asked has left, and by hand', async () => {
    const admin = await makeMember(t, owner.organisationId, 'admin');
    await ask({ at: clockIn(2 * day), time_zone: 'UTC' }, admin);
    t.pass(1);
    await ask({ at: clockIn(2 * day + 3600), time_zone: 'UTC' });
    await t.db.deleteFrom('memberships').where('user_id', '=', admin.id).execute();
    const [mine] = await pulses();
    await owner.call('POST', `/plans/${plan}/pulses/${mine.id}/stop`);
    await pass(3 * day);
    await tick();
    expect(addressesOf(await newMails())).toEqual([]);
    const stopped = (await pulses()).map(({ stopped }: { stopped: string }) => stopped);
    expect(stopped).toEqual(['by_hand', 'asker_gone']);
  });
});

describe('a trend', () => {
  it('shows a pulse from five people on, through the gate, and says what changed since the plan started', async () => {
    const viewer = await makeMember(t, owner.organisationId, 'viewer');
    expect((await trend()).departments).toEqual(['Sales']);
    t.pass(60);
    await ask();
    const mails = await newMails();
    await answer(mails.slice(0, 4));
    const early = (await trend()).points;
    expect(early.at(-1)).toMatchObject({ kind: 'pulse', figure: null });
    await answer(mails.slice(4));
    const { points: all, changes, sentence, plans } = await trend();
    const points = [all[0], all.at(-1)];
    expect(points).toMatchObject([{ kind: 'round' }, { kind: 'pulse', people: 8 }]);
    const { figure } = points[1];
    expect(figure.low < figure.score && figure.score < figure.high).toBe(true);
    expect(changes).toMatchObject([{ from: points[0].id, to: points[1].id, linked: false }]);
    expect(sentence).toMatch(/since the plan started/i);
    expect(plans).toContainEqual(expect.objectContaining({ id: plan, state: 'running' }));
    expect((await trend(viewer)).points.at(-1)).toMatchObject({ kind: 'pulse', people: points[1].people });
  });

  it('leaves what a pulse was answered out of every round’s figures', async () => {
    const { points } = await trend();
    expect(points.some(({ kind, figure }: TrendPoint) => kind === 'pulse' && figure !== null)).toBe(true);
    const { rounds } = (await owner.call('GET', '/survey/rounds')).body;
    expect(rounds).toHaveLength(1);
    const { body } = await owner.call('GET', '/survey/culture');
    expect([body.round.number, body.people]).toEqual([1, 7]);
  });
});

describe('a plan of which it is too early to say anything', () => {
  const said = async (by = owner) => (await by.call('GET', `/plans/${plan}/experiment`)).body.result.sentence;

  const tells = async () => (await owner.call('GET', `/plans/${plan}/experiment`)).body.result.trend_tells;

  it('says when that can be told: by a pulse that is planned, by one that is open, or how to ask', async () => {
    const viewer = await makeMember(t, owner.organisationId, 'viewer');
    expect(await said()).toMatch(
      /^It is too early to say, because .+ No new round or pulse is planned yet\. To find out whether anything has changed, ask/,
    );
    expect(await tells()).toBe(false);
    expect(await said(viewer)).toContain('Someone who manages this plan can ask');
    const at = clockIn(3 * day);
    await ask({ at, time_zone: 'UTC' });
    expect(await said()).toContain(`A pulse is planned for ${longDay(new Date(at))}.`);
    t.pass(60);
    await ask();
    await newMails();
    expect(await said()).toContain(`A pulse is open until ${longDay(new Date(clockIn(14 * day)))}.`);
  });

  it('leads to what has changed once a pulse has scores', async () => {
    t.pass(60);
    await ask();
    await answer(await newMails());
    expect(await said()).toContain('“Before and after” below');
    expect(await tells()).toBe(true);
    expect((await trend()).sentence).toMatch(/since the plan started/i);
  });
});

describe('what happens meanwhile', () => {
  it('tells in a sentence of a department that was removed, and of one that shrank below five', async () => {
    await ask({ at: clockIn(2 * day), every_weeks: 5, time_zone: 'UTC' });
    const left = await t.db
      .selectFrom('responses')
      .select('id')
      .where('department_id', '=', sales)
      .limit(100)
      .execute();
    await t.db
      .updateTable('responses')
      .set({ withdrawn_at: t.now() })
      .where(
        'id',
        'in',
        left.map(({ id }) => id),
      )
      .execute();
    await pass(3 * day);
    await tick();
    expect(addressesOf(await newMails())).toEqual([]);
    expect((await pulses())[0].waves[0].sentence).toContain('Too few people could be asked');
    await owner.call('DELETE', `/organisation/departments/${sales}`);
    await pass(36 * day);
    await tick();
    const [pulse] = await pulses();
    expect(pulse).toMatchObject({ stopped: 'no_department', next_at: null });
    expect(pulse.notes.join(' ')).toContain('Sales has been removed');
  });
});
