import { createHash } from 'node:crypto';
import { weekOf, weeksAfter } from '@fourfold/contract/words';
import { DESIGN_VERSION } from '@fourfold/measurement';
import { sql } from 'kysely';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { longDay } from '../../kernel/documents/long-day.ts';
import { type Actor, makeMember, makeOwner, password, signedIn } from '../../testing/actors.ts';
import { foundCompany } from '../../testing/answered-company.ts';
import { fillRound } from '../../testing/fill-round.ts';
import { makeSubmission, ownPageLinkOf } from '../../testing/submissions.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { askWeekly } from './ask-weekly.ts';
import { linksEnd } from './plan-link.ts';
import { createTeamPlan } from './team/create-team-plan.ts';

let t: TestApp;
let owner: Actor;
let sales: string;
let shops: string;
beforeAll(async () => {
  t = await createTestApp();
});
beforeEach(async () => {
  owner = await makeOwner(t, 'Acme');
  [sales, shops] = [await newDepartment('Sales'), await newDepartment('Shops')];
});

const day = 86_400;
const newDepartment = async (name: string): Promise<string> =>
  (await owner.call('POST', '/organisation/departments', { name })).body.department.id;
/** A member of the organisation who works for the department. */
const managerOf = async (department: string) => {
  const manager = await makeMember(t, owner.organisationId, 'manager');
  const values = { organisation_id: owner.organisationId, user_id: manager.id, department_id: department };
  await t.db.insertInto('member_departments').values(values).execute();
  return manager;
};
let count = 0;
const outsider = () => {
  count += 1;
  return { kind: 'other', name: 'Rosa Ruiz', email: `rosa-${count}@example.com` };
};
const wish = (overrides: object = {}) => ({
  kind: 'opportunity',
  measure_key: 'delegation',
  direction: 'improve',
  cue: 'When the Monday meeting ends,',
  who: 'each team lead',
  what: 'hand over one whole task.',
  sign: 'Fewer tasks wait on one desk.',
  until: '2026-06-30',
  owner: { kind: 'member', user_id: owner.id },
  departments: [sales],
  ...overrides,
});
const make = (overrides: object = {}, by = owner) => by.call('POST', '/plans', wish(overrides));
const made = async (overrides: object = {}, by = owner) => (await make(overrides, by)).body.plan;
const started = async (overrides: object = {}) => {
  const plan = await made(overrides);
  t.pass(1);
  return (await owner.call('POST', `/plans/${plan.id}/start`)).body.plan;
};
const read = async (id: string, by = owner) => (await by.call('GET', `/plans/${id}`)).body.plan;
const lettersTo = async (email: string) => (await t.deliverMails()).filter(({ to }) => to === email);
const linksIn = (text: string) => [...text.matchAll(/https?:\/\/\S+/g)].map(([link]) => new URL(link));
const open = (url: URL, method: 'GET' | 'POST' = 'GET') =>
  t.app.inject({ method, url: `${url.pathname}${url.search}` });
/** The owner's calls, with the link of the last mail. */
const owned = async (email: string) => {
  const last = (await lettersTo(email)).at(-1);
  const url = linksIn(last?.text ?? '').find(({ pathname }) => pathname.startsWith('/survey/plans/'));
  const query = new URLSearchParams({
    number: url?.searchParams.get('n') ?? '',
    expires: url?.searchParams.get('e') ?? '',
    signature: url?.searchParams.get('s') ?? '',
  });
  const id = url?.pathname.split('/').at(-1);
  return async (method: 'GET' | 'POST' | 'PUT', path = '', payload?: object) => {
    const answer = await t.app.inject({
      method,
      url: `/api/plans/${id}/owner${path}?${query}`,
      ...(payload === undefined ? {} : { payload }),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
};
/** To the Thursday of the week after this one, and asks as the clock does. */
const nextAsking = async () => {
  const thursday = Date.parse(weeksAfter(weekOf(t.now()), 1)) + (3 * 24 + 8) * 3600_000;
  t.pass((thursday - t.now().getTime()) / 1000);
  await askWeekly({ ...t.parts, clock: t.now });
  await signInAgain();
};
/** A session lasts for a week. */
const signInAgain = async () => {
  const user = await t.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', owner.id)
    .executeTakeFirstOrThrow();
  owner = await signedIn(t, user, owner.organisationId);
};

describe('a plan', () => {
  it('is one sentence, drafted from the step of its measure, and says what is missing', async () => {
    const about = 'kind=opportunity&measure_key=delegation&direction=improve';
    const { body: draft } = await owner.call('GET', `/plans/draft?${about}`);
    expect(draft).toMatchObject({ title: 'Improve Delegation', may_company_wide: true, others: [] });
    expect(draft.departments.map(({ name }: { name: string }) => name)).toEqual(['Sales', 'Shops']);
    expect(draft).toMatchObject({
      cue: 'a task comes in that others could do',
      what: 'hand it over whole, and agree when to talk about it',
    });

    const { status, body } = await make({ cue: ' ', sign: '', until: 'soon', departments: [] });
    expect(status).toBe(422);
    expect(Object.keys(body.errors).toSorted()).toEqual(['cue', 'sign', 'until']);
    const plan = await made();
    expect(plan).toMatchObject({
      title: 'Improve Delegation',
      // The sentence has its own “When” and full stop.
      cue: 'the Monday meeting ends',
      what: 'hand over one whole task',
      state: 'drafted',
      departments: [{ id: sales, name: 'Sales' }],
      may: { manage: true, act: true },
    });
    expect((await make({ until: '2026-03-01' })).body.errors).toHaveProperty('until');
    expect((await make({ departments: [] })).body.errors).toHaveProperty('departments');
    expect((await make({ measure_key: 'no_such' })).body.errors).toHaveProperty('measure_key');
  });

  it('is for the departments that its maker works for, seen by viewers, and not by the hiring team', async () => {
    const manager = await managerOf(sales);
    const viewer = await makeMember(t, owner.organisationId, 'viewer');
    const hiring = await makeMember(t, owner.organisationId, 'hiring');
    const own = await made({ owner: { kind: 'member', user_id: manager.id } }, manager);
    expect((await make({ departments: [sales, shops] }, manager)).status).toBe(422);
    expect((await make({ company_wide: true, departments: [] }, manager)).status).toBe(422);
    const shared = await made({ departments: [sales, shops] });

    const change = async (by: Actor, id: string) =>
      (await by.call('PUT', `/plans/${id}`, { ...wish(), revision: 1 })).status;
    expect([await change(manager, own.id), await change(manager, shared.id)]).toEqual([200, 403]);
    expect([await change(viewer, own.id), (await read(own.id, viewer)).may]).toEqual([
      403,
      { manage: false, act: false },
    ]);
    expect((await viewer.call('POST', `/plans/${own.id}/comments`, { text: 'A' })).status).toBe(403);
    expect((await hiring.call('GET', '/plans')).status).toBe(403);
    // A viewer who looks after one ticks and ends it.
    const theirs = await started({ owner: { kind: 'member', user_id: viewer.id } });
    const week = weekOf(t.now());
    expect((await viewer.call('PUT', `/plans/${theirs.id}/ticks/${week}`, { done: true })).status).toBe(200);
    expect((await viewer.call('POST', `/plans/${theirs.id}/done`)).body.plan.state).toBe('done');
  });

  it('is not overwritten from a second tab', async () => {
    const plan = await made();
    const change = (what: string) =>
      owner.call('PUT', `/plans/${plan.id}`, { ...wish({ what }), revision: 1 });
    expect((await change('ask first')).status).toBe(200);
    expect((await change('tell last')).status).toBe(409);
    expect((await read(plan.id)).what).toBe('ask first');
  });

  it('is dropped with a reason, taken up again, and its history says so', async () => {
    const plan = await started();
    expect((await owner.call('POST', `/plans/${plan.id}/drop`, { why: '' })).status).toBe(422);
    t.pass(1);
    const dropped = await owner.call('POST', `/plans/${plan.id}/drop`, { why: 'The team was split.' });
    expect(dropped.body.plan).toMatchObject({ state: 'dropped', why: 'The team was split.' });
    t.pass(1);
    const { body } = await owner.call('POST', `/plans/${plan.id}/resume`);
    expect(body.plan).toMatchObject({ state: 'running', why: null, ended_at: null });
    expect(body.plan.history.map(({ action }: { action: string }) => action)).toEqual([
      'plan.resumed',
      'plan.dropped',
      'plan.started',
      'plan.made',
    ]);
    expect(body.plan.history[1].details.why).toBe('The team was split.');
    const { entries } = (await owner.call('GET', '/organisation/audit-log')).body;
    expect(entries[0].action).toBe('plan.resumed');
  });

  it('says that two on one measure in the same teams cannot be told apart', async () => {
    const one = await made();
    const elsewhere = await made({ departments: [shops] });
    expect([one.same, elsewhere.same]).toEqual([[], []]);
    const everyone = await made({ company_wide: true, departments: [] });
    expect(everyone.same).toMatchObject([
      { id: one.id, departments: ['Sales'] },
      { id: elsewhere.id, departments: ['Shops'] },
    ]);
    await owner.call('POST', `/plans/${one.id}/drop`, { why: 'Enough.' });
    expect((await read(everyone.id)).same).toHaveLength(1);
  });
});

describe('the owner of a plan', () => {
  it('is asked once a week, answers with one press, and can change it until the week is over', async () => {
    const rosa = outsider();
    const plan = await started({ owner: rosa });
    expect((await lettersTo(rosa.email)).map(({ subject }) => subject)).toEqual([
      'You look after a plan at Acme',
    ]);
    await nextAsking();
    await askWeekly({ ...t.parts, clock: t.now });
    const letters = await lettersTo(rosa.email);
    expect(letters.map(({ subject }) => subject).slice(1)).toEqual(['Was it done this week?']);
    const [done, not] = linksIn(letters.at(-1)?.text ?? '') as [URL, URL];
    const week = weekOf(t.now());

    // A mail scanner opens links; to someone who sees the page it presses by itself.
    const asked = await open(done);
    expect((await read(plan.id)).ticks).toEqual([]);
    const [, script = ''] = /<form method="post">.*<script>(.*)<\/script>/s.exec(asked.body) ?? [];
    const hash = createHash('sha256').update(script).digest('base64');
    expect(script).toContain('submit()');
    expect(asked.headers['content-security-policy']).toContain(`script-src 'sha256-${hash}'`);
    const pressed = await open(done, 'POST');
    expect([pressed.statusCode, pressed.body.includes('/survey/plans/')]).toEqual([200, true]);
    await open(done, 'POST');
    expect((await read(plan.id)).ticks).toEqual([{ week, done: true }]);
    const [, instead = ''] = /<form method="post" action="([^"]*)">/.exec(pressed.body) ?? [];
    expect(await open(new URL(instead.replaceAll('&amp;', '&')), 'POST')).toMatchObject({ statusCode: 200 });
    await open(not, 'POST');
    const after = await read(plan.id);
    expect(after.ticks).toEqual([{ week, done: false }]);
    // Pressed twice is written down once.
    expect(after.history.filter(({ action }: { action: string }) => action === 'plan.ticked')).toHaveLength(
      2,
    );

    t.pass(5 * day);
    await signInAgain();
    expect((await open(done, 'POST')).statusCode).toBe(409);
    expect((await read(plan.id)).ticks).toEqual([{ week, done: false }]);
  });

  it('says that a plan is full, which waiting would not change', async () => {
    const plan = await made();
    await sql`
      insert into plan_comments (id, plan_id, organisation_id, text, at)
      select gen_random_uuid(), ${plan.id}, ${owner.organisationId}, 'Again.', ${t.now()}
      from generate_series(1, 1000)`.execute(t.db);
    const { status, body } = await owner.call('POST', `/plans/${plan.id}/comments`, { text: 'Once more.' });
    expect([status, body.message]).toEqual([409, 'This plan has 1,000 comments and can’t hold more.']);
  });

  it('answers on Monday for the week before, once', async () => {
    const rosa = outsider();
    const plan = await started({ owner: rosa });
    await nextAsking();
    const week = weekOf(t.now());
    const [done, not] = linksIn((await lettersTo(rosa.email)).at(-1)?.text ?? '') as [URL, URL];
    t.pass(5 * day);
    await signInAgain();
    expect([(await open(done, 'POST')).statusCode, (await open(not, 'POST')).statusCode]).toEqual([200, 409]);
    expect((await read(plan.id)).ticks).toEqual([{ week, done: true }]);
  });

  it('sees, ticks, comments and ends the plan without an account, until the link is ended', async () => {
    const rosa = outsider();
    const plan = await started({ owner: rosa });
    const page = await owned(rosa.email);
    const { body } = await page('GET');
    expect(body).toMatchObject({ owner: 'Rosa Ruiz', organisation: 'Acme', title: 'Improve Delegation' });
    expect((await page('PUT', `/ticks/${body.week}`, { done: true })).body.ticks).toHaveLength(1);
    const said = await page('POST', '/comments', { text: 'It works on Mondays.' });
    expect(said.body.comments).toMatchObject([{ by: 'Rosa Ruiz', text: 'It works on Mondays.' }]);

    const until = new Date(t.now().getTime() + 10 * day * 1000);
    await t.db.updateTable('plans').set({ until }).where('id', '=', plan.id).execute();
    await owner.call('POST', `/plans/${plan.id}/fresh-link`);
    expect((await page('GET')).status).toBe(410);
    const fresh = await owned(rosa.email);
    expect((await fresh('POST', '/done')).body.state).toBe('done');
    t.pass(61 * day);
    expect((await fresh('GET')).body.code).toBe('link_expired');
  });

  it('has links that work until a month after the plan’s last day, and the mail says so', async () => {
    const now = new Date('2026-03-02T09:00:00Z');
    const ends = (until: string) => longDay(linksEnd({ until }, now));
    expect(ends('2026-03-20')).toBe('1 May 2026');
    expect(ends('2027-01-15')).toBe('14 February 2027');
    const rosa = outsider();
    const plan = await started({ owner: rosa });
    const text = (await lettersTo(rosa.email)).at(-1)?.text;
    expect(text).toContain(`The links work until ${longDay(linksEnd(plan, t.now()))} and are yours alone`);
  });

  it('gets no mail that waited once the plan has ended or someone else looks after it', async () => {
    const [rosa, bo] = [outsider(), outsider()];
    const plan = await started({ owner: rosa });
    await owner.call('PUT', `/plans/${plan.id}`, { ...wish({ owner: bo }), revision: plan.revision });
    expect([(await lettersTo(rosa.email)).length, (await lettersTo(bo.email)).length]).toEqual([0, 1]);
    await nextAsking();
    await owner.call('POST', `/plans/${plan.id}/done`);
    expect(await lettersTo(bo.email)).toHaveLength(1);
  });

  it('leaves, and the plan asks for another one', async () => {
    const colleague = await makeMember(t, owner.organisationId, 'viewer');
    const plan = await started({ owner: { kind: 'member', user_id: colleague.id } });
    const page = await owned(colleague.email);
    await owner.call('DELETE', `/organisation/members/${colleague.id}`);
    expect((await page('GET')).status).toBe(410);
    const left = await read(plan.id);
    expect([left.owner, left.state]).toEqual([null, 'running']);
    const before = (await lettersTo(colleague.email)).length;
    await nextAsking();
    expect(await lettersTo(colleague.email)).toHaveLength(before);
    const draft = await made({ owner: { kind: 'member', user_id: owner.id } });
    await t.db.updateTable('plans').set({ owner_user_id: null }).where('id', '=', draft.id).execute();
    expect((await owner.call('POST', `/plans/${draft.id}/start`)).status).toBe(409);
  });
});

describe('people of a department', () => {
  it('see from their own page what is planned for them, by whom and how it goes, and no figures', async () => {
    const over = await started({ cue: 'it was over before' });
    await owner.call('POST', `/plans/${over.id}/done`);
    t.pass(60);
    const rosa = await makeSubmission(t, owner);
    await t.db.updateTable('responses').set({ department_id: sales }).where('id', '=', rosa.id).execute();
    const plan = await started();
    await started({ departments: [shops], cue: 'the shop opens' });
    await made({ cue: 'nobody has started' });
    await owner.call('PUT', `/plans/${plan.id}/ticks/${plan.week}`, { done: true });
    const link = new URLSearchParams({ ...(await ownPageLinkOf(t, rosa)) });
    const get = (id: string) => t.app.inject(`/api/survey/respondents/${id}/plans?${link}`);
    const { plans, department } = (await get(rosa.id)).json();
    expect([department, plans.length]).toEqual(['Sales', 1]);
    expect(plans[0]).toMatchObject({
      cue: 'the Monday meeting ends',
      owner: expect.stringMatching(/^First/),
      ticks: [{ week: plan.week, done: true }],
    });
    for (const hidden of ['measure_key', 'direction', 'comments', 'same'])
      expect(plans[0]).not.toHaveProperty(hidden);
    t.pass(60);
    await owner.call('POST', `/plans/${plan.id}/done`);
    expect((await get(rosa.id)).json().plans).toMatchObject([{ id: plan.id, state: 'done' }]);
    const other = await makeSubmission(t, owner);
    expect((await get(other.id)).statusCode).toBe(401);
  });
});

describe('what changes around a plan', () => {
  it('is a department that is renamed, then removed: the plan keeps its name and nothing is lost', async () => {
    const plan = await started();
    await owner.call('PATCH', `/organisation/departments/${sales}`, { name: 'Field sales' });
    expect((await read(plan.id)).departments).toEqual([{ id: sales, name: 'Field sales' }]);
    await owner.call('PUT', `/team-plans/${sales}`, { awareness: 'We told all of them.', revision: 0 });
    await owner.call('DELETE', `/organisation/departments/${sales}`);
    expect((await read(plan.id)).departments).toEqual([{ id: null, name: 'Field sales' }]);
    const { body } = await owner.call('GET', `/team-plans/${sales}`);
    expect(body).toMatchObject({ name: 'Field sales', removed: true, awareness: 'We told all of them.' });
  });

  it('is a round that is gone', async () => {
    const round = await owner.call('GET', '/survey/rounds').then(({ body }) => body.rounds[0]?.id);
    const id =
      round ??
      (await makeSubmission(t, owner).then(() => owner.call('GET', '/survey/rounds'))).body.rounds[0].id;
    const plan = await made({ round_id: id });
    expect(plan.round).toEqual({ number: 1, gone: false });
    await t.db.updateTable('plans').set({ round_id: null }).where('id', '=', plan.id).execute();
    expect((await read(plan.id)).round).toEqual({ number: 1, gone: true });
  });

  it('is someone who is erased: no plan names them any more', async () => {
    const rosa = await makeSubmission(t, owner);
    const { first_name, last_name } = await t.db
      .selectFrom('responses')
      .select(['first_name', 'last_name'])
      .where('id', '=', rosa.id)
      .executeTakeFirstOrThrow();
    const name = `${first_name} ${last_name}`;
    const plan = await started({
      owner: { kind: 'other', name, email: rosa.email },
      what: `ask ${name} first`,
    });
    const page = await owned(rosa.email);
    await page('POST', '/comments', { text: `${name} agrees.` });
    await owner.call('POST', `/plans/${plan.id}/drop`, { why: `${name} left.` });

    await owner.call('DELETE', `/survey/responses/${rosa.id}`);
    const after = await read(plan.id);
    expect(JSON.stringify(after)).not.toContain(name);
    expect(JSON.stringify(after)).not.toContain(rosa.email);
    expect(after).toMatchObject({ owner: null, what: 'ask someone first', why: 'someone left.' });
    expect(after.comments).toMatchObject([{ by: null, text: 'someone agrees.' }]);
  });

  it('is a member who deletes their account', async () => {
    const ann = await makeMember(t, owner.organisationId, 'admin');
    const { first_name, last_name } = await t.db
      .selectFrom('users')
      .select(['first_name', 'last_name'])
      .where('id', '=', ann.id)
      .executeTakeFirstOrThrow();
    const plan = await started({
      owner: { kind: 'member', user_id: ann.id },
      who: `${first_name} ${last_name}`,
    });
    await ann.call('POST', `/plans/${plan.id}/comments`, { text: 'Mine.' });
    const { body: own } = await ann.call('GET', '/auth/export');
    expect([own.plans_looked_after.length, own.comments_on_plans[0]?.text]).toEqual([1, 'Mine.']);
    await ann.call('DELETE', '/auth/account', { password });
    const after = await read(plan.id);
    expect(after).toMatchObject({ owner: null, who: 'someone' });
    expect(after.comments).toMatchObject([{ by: null, text: 'Mine.' }]);
  });
});

describe('the four steps of a team', () => {
  it('hold what people write, the plans, and figures through the gate, on a page and on paper', async () => {
    const manager = await managerOf(sales);
    await started();
    const { body: before } = await owner.call('GET', `/team-plans/${sales}`);
    expect(before).toMatchObject({
      name: 'Sales',
      awareness: '',
      revision: 0,
      may_change: true,
      keys_version: null,
      opportunities: [],
    });
    expect(before.plans).toHaveLength(1);
    const steps = { assessment: 'a', awareness: 'We met on Monday.', alternatives: '', revision: 0 };
    expect((await manager.call('PUT', `/team-plans/${shops}`, steps)).status).toBe(403);
    expect((await manager.call('PUT', `/team-plans/${sales}`, steps)).body.awareness).toBe(
      'We met on Monday.',
    );
    expect((await owner.call('PUT', `/team-plans/${sales}`, steps)).status).toBe(409);
    const { body } = await owner.call('GET', `/team-plans/${sales}/plan.pdf`);
    expect(String(body).slice(0, 5)).toBe('%PDF-');
  });

  it('say by which keys what was found is scored', async () => {
    const other = await makeOwner(t, 'With figures');
    await fillRound(t, await foundCompany(t, other), 20);
    const { body } = await other.call('GET', '/team-plans/company');
    expect(body).toMatchObject({ people: 20, keys_version: DESIGN_VERSION });
    expect(body.opportunities).toHaveLength(5);
    const printed = await createTeamPlan({ plan: body, logo: null, createdAt: t.now() });
    const pdf = await getDocumentProxy(new Uint8Array(printed));
    const { text } = await extractText(pdf, { mergePages: true });
    expect(text.replaceAll(/\s+/g, ' ')).toContain(
      `From the answers of 20 people. Scoring keys: version ${DESIGN_VERSION}.`,
    );
  });
});
