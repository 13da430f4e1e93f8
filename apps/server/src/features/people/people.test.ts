import type { SurveyResponse } from '@fourfold/contract/schemas';
import { messages } from '@fourfold/contract/words';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Actor, makeMember, makeOwner, makeToken, signedIn } from '../../testing/actors.ts';
import { choose, details, holderOf, type LinkHolder } from '../../testing/respondents.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { remindAutomatically } from './remind.service.ts';

let t: TestApp;
let owner: Actor;
beforeAll(async () => {
  t = await createTestApp();
});
beforeEach(async () => {
  owner = await makeOwner(t, 'Acme');
});

const day = 86_400;
let count = 0;
const form = (overrides: object = {}) => {
  count += 1;
  return {
    first_name: 'Rosa',
    last_name: `Nr${count}`,
    email: `rosa-${count}@example.com`,
    job_position: 'Buyer',
    department: 'Sales',
    company: 'Acme Ltd',
    ...overrides,
  };
};
const invite = (overrides: object = {}, by = owner) => by.call('POST', '/survey/responses', form(overrides));
const invited = async (overrides: object = {}, by = owner) => (await invite(overrides, by)).body.response;
const list = async (query = '', by = owner) => (await by.call('GET', `/survey/responses${query}`)).body;
const one = async (id: string) => (await list()).responses.find((row: { id: string }) => row.id === id);
const lettersTo = async (email: string) => (await t.deliverMails()).filter(({ to }) => to === email);
const opened = async (email: string): Promise<LinkHolder> => {
  const text = (await lettersTo(email)).at(-1)?.text ?? '';
  return holderOf(t, email, /http:\/\/\S+\/survey\/responses\/\S+/.exec(text)?.[0] ?? '');
};
const begin = async (holder: LinkHolder) => {
  await holder.acknowledge();
  const page = (await holder.save([])).body.unanswered_questions;
  await holder.save([choose(page[0]), choose(page[1])]);
};
const submit = async (holder: LinkHolder) => {
  await holder.acknowledge();
  await holder.answerAll();
  await holder.save([], { is_complete: 1, ...details });
};
const addDepartment = async (name: string): Promise<string> =>
  (await owner.call('POST', '/organisation/departments', { name })).body.department.id;

/** Time passes, and the owner signs in again. */
const pass = async (seconds: number) => {
  t.pass(seconds);
  const user = await t.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', owner.id)
    .executeTakeFirstOrThrow();
  owner = await signedIn(t, user, owner.organisationId);
};

describe('inviting', () => {
  it('mails a link that says who asks, why, how long it takes and until when', async () => {
    const words = { employee_invitation_text: 'Dear all,\nplease take part.' };
    await owner.call('PATCH', '/organisation', words);
    const answer = await invite({ email: ' Rosa@Example.com ' });
    expect([answer.status, answer.body.message]).toEqual([201, 'Invitation sent successfully!']);
    expect(answer.body.response).toMatchObject({ email: 'rosa@example.com', status: 'queued', percent: 0 });
    const [letter] = await lettersTo('rosa@example.com');
    expect(letter).toMatchObject({
      replyTo: owner.email,
      subject: 'Your view of working at Acme: 15 minutes',
    });
    for (const part of [
      'of Acme invites you',
      '> Dear all,',
      'The questionnaire runs on Fourfold, software that measures company culture.',
      'Your answers are not anonymous. Owners and admins of Acme can see your results.',
      '15 minutes',
      '16 March 2026',
    ]) {
      expect(letter?.text).toContain(part);
    }
    expect(await one(answer.body.response.id)).toMatchObject({ status: 'sent', department: 'Sales' });
    expect((await (await opened('rosa@example.com')).save([])).status).toBe(200);
  });

  it('names every field that is missing', async () => {
    const answer = await owner.call('POST', '/survey/responses', { email: 'nobody' });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual([
      'first_name',
      'last_name',
      'email',
      'job_position',
      'department',
      'company',
    ]);
  });

  it('knows a person again, and takes one seat for both kinds', async () => {
    const first = await invite({ email: 'again@example.com' });
    const again = await invite({ email: 'Again@example.com' });
    expect([again.status, again.body.code]).toEqual([409, 'invited_already']);
    expect((await invite({ email: 'again@example.com', kind: 'candidate' })).status).toBe(201);
    expect((await owner.call('GET', '/survey/responses/summary')).body.seats.used).toBe(1);
    await owner.call('POST', `/survey/responses/${first.body.response.id}/withdraw`);
    expect((await invite({ email: 'again@example.com' })).status).toBe(201);
  });
});

describe('inviting and withdrawing in turns', () => {
  it('forgets nobody’s wish for no more mails', async () => {
    const email = 'unmailed@example.com';
    const { id } = (await invite({ email })).body.response;
    await t.db.updateTable('responses').set({ no_reminders_at: t.now() }).where('id', '=', id).execute();
    await t.deliverMails();
    const mails = (await t.deliverMails()).length;
    await owner.call('POST', `/survey/responses/${id}/withdraw`);
    const again = (await invite({ email })).body.response;
    expect(again).toMatchObject({ no_reminders: true, problem: messages.unmailed() });
    expect((await t.deliverMails()).length).toBe(mails);
    const link = () => owner.call('GET', `/survey/responses/${again.id}/link`);
    expect((await link()).status).toBe(200);
    await t.db.updateTable('responses').set({ expires_at: t.now() }).where('id', '=', again.id).execute();
    expect((await link()).body.message).toBe(messages.linkOutlivedUnmailed());
    expect((await owner.call('POST', `/survey/responses/${again.id}/resend`)).status).toBe(200);
    expect((await link()).status).toBe(200);
    expect((await t.deliverMails()).length).toBe(mails);
  });

  it('holds what is said in the mail of a withdrawn invitation for the one that came after it', async () => {
    const email = 'late-wish@example.com';
    const first = (await invite({ email })).body.response;
    const rosa = await opened(email);
    await owner.call('POST', `/survey/responses/${first.id}/withdraw`);
    const again = (await invite({ email })).body.response;
    expect((await rosa.call('POST', 'no-reminders')).status).toBe(204);
    const wishes = (await list()).responses.map((row: SurveyResponse) => [row.id, row.no_reminders]);
    expect(Object.fromEntries(wishes)).toEqual({ [first.id]: true, [again.id]: true });
  });

  it('asks a corrected address anew, since the wish was someone else’s', async () => {
    const { id } = (await invite({ email: 'stranger@example.com' })).body.response;
    await (await opened('stranger@example.com')).call('POST', 'no-reminders');
    const right = await owner.call('PATCH', `/survey/responses/${id}`, { email: 'right@example.com' });
    expect(right.body.response).toMatchObject({ no_reminders: false, problem: null });
    expect((await t.deliverMails()).some(({ to }) => to === 'right@example.com')).toBe(true);
  });

  it('leaves the corrected address alone whatever a stranger does with a mail of before', async () => {
    const first = (await invite({ email: 'wrong@example.com' })).body.response;
    const stranger = await opened('wrong@example.com');
    await owner.call('POST', `/survey/responses/${first.id}/withdraw`);
    const { id } = (await invite({ email: 'wrong@example.com' })).body.response;
    await owner.call('PATCH', `/survey/responses/${id}`, { email: 'wronged@example.com' });
    expect((await stranger.call('POST', 'no-reminders')).status).toBe(410);
    expect((await list()).responses.some(({ no_reminders }: SurveyResponse) => no_reminders)).toBe(false);
  });

  it('does not say that no mail was sent once the person has asked for one', async () => {
    const email = 'asks@example.com';
    const first = (await invite({ email })).body.response;
    await (await opened(email)).call('POST', 'no-reminders');
    await owner.call('POST', `/survey/responses/${first.id}/withdraw`);
    const { id } = (await invite({ email })).body.response;
    const { url } = (await owner.call('GET', `/survey/responses/${id}/link`)).body;
    await holderOf(t, email, url).call('POST', 'fresh-link');
    await t.deliverMails();
    const row = (await list()).responses.find((one: SurveyResponse) => one.id === id);
    expect(row).toMatchObject({ status: 'sent', problem: null });
  });

  it('has an end, so that nobody mails strangers for nothing', async () => {
    await invite();
    const key = `invite:${owner.organisationId}`;
    await t.db.updateTable('rate_limits').set({ used: 299 }).where('key', '=', key).execute();
    expect([(await invite()).status, (await invite()).status]).toEqual([201, 429]);
  });
});

describe('the preview', () => {
  it('shows the mail and the first questions, and sends nothing', async () => {
    const { status, body } = await owner.call('GET', '/survey/responses/preview?kind=candidate');
    expect([status, body.subject]).toEqual([200, 'Questionnaire from Acme']);
    expect(body.text).toContain('your way of working with that of the team you might join');
    expect(body.html).toContain('Alex');
    expect(body.envelope.unanswered_questions).toHaveLength(4);
    expect(body.envelope.invitation.organisation).toBe('Acme');
    expect((await list()).total).toBe(0);
  });
});

describe('seats', () => {
  it('are five, and the sixth is refused with a way on', async () => {
    for (let n = 0; n < 5; n += 1) expect((await invite()).status).toBe(201);
    const sixth = await invite();
    expect([sixth.status, sixth.body.code, sixth.body.message]).toEqual([
      409,
      'seats_taken',
      'All 5 seats are taken. To invite more people, ask for more seats in Settings under Billing.',
    ]);
    expect((await list()).total).toBe(5);
    expect((await owner.call('GET', '/organisation/billing')).body.seats).toMatchObject({ used: 5, left: 0 });
  });

  it('are asked for by owners alone, so everyone else is told their names', async () => {
    const second = await makeMember(t, owner.organisationId, 'owner');
    const admin = await makeMember(t, owner.organisationId, 'admin');
    for (let n = 0; n < 5; n += 1) await invite();
    const names = await t.db
      .selectFrom('users')
      .select(['first_name', 'last_name'])
      .where('id', 'in', [owner.id, second.id])
      .orderBy('id')
      .execute();
    const [one, two] = names.map(({ first_name, last_name }) => `${first_name} ${last_name}`);
    const message = `All 5 seats are taken. Only an owner can ask for more. Please talk to ${one} or ${two}.`;
    expect(await invite({}, admin)).toMatchObject({ status: 409, body: { code: 'seats_taken', message } });
    const text = Object.values(form()).join(';');
    const batch = await admin.call('POST', '/survey/responses/batch/preview', { text });
    expect(batch.body.problem).toBe(message);
    expect(await admin.call('POST', '/survey/responses/batch', { text })).toMatchObject({
      status: 409,
      body: { message },
    });
    const { organisation } = (await admin.call('GET', '/auth/my-profile')).body.user;
    expect(organisation.owners).toEqual([one, two]);
  });

  it('are not given away twice by invitations at the same moment', async () => {
    for (let n = 0; n < 3; n += 1) await invite();
    const answers = await Promise.all(Array.from({ length: 8 }, () => invite()));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([201, 201, 409, 409, 409, 409, 409, 409]);
    expect((await list()).total).toBe(5);
  });

  it('come back when an invitation is withdrawn before it was begun, and only then', async () => {
    const [first, second] = [await invited(), await invited()];
    await begin(await opened(second.email));
    const refused = await owner.call('POST', `/survey/responses/${second.id}/withdraw`);
    expect([refused.status, refused.body.message]).toEqual([409, messages.begunMeanwhile()]);
    expect(
      (await list()).responses.find(({ id }: { id: string }) => id === second.id).percent,
    ).toBeGreaterThan(-1);
    for (const { id } of [first, second]) {
      await owner.call('POST', `/survey/responses/${id}/withdraw`, { with_answers: true });
    }
    const { seats } = (await owner.call('GET', '/survey/responses/summary')).body;
    expect(seats).toEqual({ total: 5, used: 1, left: 4 });
    const gone = await (await opened(first.email)).save([]);
    expect([gone.status, gone.body.code]).toEqual([410, 'gone']);
  });
});

describe('the list', () => {
  it('shows where everyone stands, and finds them', async () => {
    const [sent, begun, submitted] = [
      await invited({ first_name: 'Ada', department: 'ΠΩΛΗΣΕΙΣ', company: '100% Ltd' }),
      await invited({ first_name: 'Bo', department: 'Research' }),
      await invited({ first_name: 'Cy', department: 'research' }),
    ];
    await begin(await opened(begun.email));
    await submit(await opened(submitted.email));
    expect(await one(sent.id)).toMatchObject({ status: 'sent', percent: 0, begun_at: null });
    expect(await one(begun.id)).toMatchObject({ status: 'begun', percent: 1 });
    expect(await one(submitted.id)).toMatchObject({
      status: 'submitted',
      percent: 100,
      department: 'Research',
    });
    const ids = async (query: string) => (await list(query)).responses.map((row: { id: string }) => row.id);
    expect(await ids('?q=bo')).toEqual([begun.id]);
    expect(await ids('?q=100%25')).toEqual([sent.id]);
    expect(await ids('?q=%25')).toEqual([sent.id]);
    expect(await ids('?status=begun')).toEqual([begun.id]);
    expect(await ids('?department=research&sort=percent')).toEqual([begun.id, submitted.id]);
    expect(await ids(`?department=${encodeURIComponent('ΠΩΛΗΣΕΙΣ')}`)).toEqual([sent.id]);
    expect(await ids('?sort=-percent')).toEqual([submitted.id, begun.id, sent.id]);
    expect(await ids('?sort=status&per_page=2&page=2')).toEqual([submitted.id]);
    expect((await list('?per_page=1')).total).toBe(3);
    const { body } = await owner.call('GET', '/survey/responses/summary');
    expect(body).toMatchObject({
      total: 3,
      by_status: { sent: 1, begun: 1, submitted: 1, declined: 0 },
      departments: [
        { department: 'Research', invited: 2, submitted: 1, rate: 0.5 },
        { department: 'ΠΩΛΗΣΕΙΣ', invited: 1, submitted: 0, rate: 0 },
      ],
    });
    await pass(14 * day);
    expect(await one(sent.id)).toMatchObject({ status: 'expired' });
    expect(await one(submitted.id)).toMatchObject({ status: 'submitted' });
  });

  it('tells rounds apart, and counts the answers of the latest', async () => {
    const [asked] = [await invited(), await invited({ kind: 'candidate' })];
    await submit(await opened(asked.email));
    expect((await owner.call('GET', '/survey/responses/summary')).body).toMatchObject({
      round: { number: 1, ends_at: null, invited: 1, submitted: 1, rate: 1 },
      candidates: { invited: 1, submitted: 0 },
    });
    expect((await owner.call('POST', '/survey/rounds', { invite: 'everybody' })).status).toBe(201);
    const rounds = async (query: string) =>
      (await list(query)).responses.map((row: { kind: string; round: number }) => `${row.kind} ${row.round}`);
    expect((await rounds('')).toSorted()).toEqual(['candidate 1', 'employee 1', 'employee 2']);
    expect(await rounds('?round=2')).toEqual(['employee 2']);
    expect(await list('?round=1')).toMatchObject({ rounds: 2, pulses: false });
    expect(await rounds('?round=pulse')).toEqual([]);
    const { body } = await owner.call('GET', '/survey/responses/summary');
    expect(body).toMatchObject({
      total: 3,
      round: { number: 2, invited: 1, submitted: 0, rate: 0 },
      departments: [{ department: 'Sales', invited: 1, submitted: 0, rate: 0 }],
    });
    const candidates = (await owner.call('GET', '/survey/responses/summary?kind=candidate')).body;
    expect(candidates.round).toMatchObject({ invited: 1, submitted: 0 });
  });

  it('counts apart who has opted out of reminders, as long as they have not finished', async () => {
    const [quiet, finished, candidate] = [
      await invited(),
      await invited(),
      await invited({ kind: 'candidate' }),
    ];
    await invited();
    await submit(await opened(finished.email));
    await t.db
      .updateTable('responses')
      .set({ no_reminders_at: t.now() })
      .where('id', 'in', [quiet.id, finished.id, candidate.id])
      .execute();
    expect((await owner.call('GET', '/survey/responses/summary')).body).toMatchObject({
      round: { invited: 3, submitted: 1, waiting: 2, opted_out: 1 },
      candidates: { invited: 1, submitted: 0, waiting: 1, opted_out: 1 },
    });
  });

  it('counts apart what was withdrawn', async () => {
    const { id } = await invited();
    await invited();
    await owner.call('POST', `/survey/responses/${id}/withdraw`, {});
    expect(await list('?page=1&per_page=1')).toMatchObject({ total: 2, withdrawn: 1 });
    expect(await list()).toMatchObject({ total: 2, withdrawn: 1 });
    expect(await list('?status=queued')).toMatchObject({ total: 1, withdrawn: 0 });
  });

  it.each(['refused', 'bounced', 'given_up'])('says whom a mail did not reach: %s', async (state) => {
    const { id, email } = await invited();
    await lettersTo(email);
    const problem = '550 no such user';
    await t.db.updateTable('mails').set({ state, problem }).where('recipient', '=', email).execute();
    expect(await one(id)).toMatchObject({ status: 'undeliverable', problem });
  });
});

describe('the list as a file', () => {
  it('says whose answers can’t be relied on, to people who may see their results', async () => {
    const { email } = await invited();
    await submit(await opened(email));
    await invited();
    const lines = async (headers: Record<string, string>) => {
      const url = '/api/survey/responses/export?format=csv&sort=submitted_at';
      return (await t.app.inject({ url, headers })).body.trim().split('\r\n');
    };
    const [head, submitted, open] = await lines({ authorization: `Bearer ${owner.token}` });
    expect(head).toMatch(/,Answers$/);
    expect(submitted).toMatch(/,Can’t be relied on$/);
    expect(open).toMatch(/,(invited|on its way),0,\d{4}-\d\d-\d\dT[\d:.]+Z,,,$/);
    const program = await makeToken(t, owner, ['people:read']);
    expect((await lines({ authorization: `Bearer ${program.token}` })).join()).not.toContain('relied');
  });

  it('is called what it holds, and says for which vacancy candidates are', async () => {
    const { body } = await owner.call('POST', '/survey/vacancies', { title: 'Night driver' });
    await invited({ kind: 'candidate', vacancy_id: body.vacancy.id });
    const file = async (query: string) => {
      const url = `/api/survey/responses/export?format=csv${query}`;
      return await t.app.inject({ url, headers: { authorization: `Bearer ${owner.token}` } });
    };
    const candidates = await file('&kind=candidate');
    expect(candidates.headers['content-disposition']).toContain('"acme-candidates.csv"');
    expect(candidates.body).toMatch(/,Company,Vacancy,Kind,.*,Night driver,candidate,/s);
    expect((await file('')).headers['content-disposition']).toContain('"acme-people.csv"');
  });

  it('is an error like any other when it cannot be read, and no half of a file', async () => {
    for (const format of ['csv', 'xlsx']) {
      const { status, body } = await owner.call('GET', `/survey/responses/export?q=%00&format=${format}`);
      expect({ status, body }).toMatchObject({ status: 422, body: { code: 'invalid' } });
    }
  });
});

describe('a manager', () => {
  it('reaches the own departments and nothing else', async () => {
    const [sales] = [await addDepartment('Sales'), await addDepartment('Research')];
    const manager = await makeMember(t, owner.organisationId, 'manager');
    await owner.call('PATCH', `/organisation/members/${manager.id}`, { departments: [sales] });
    const [mine, other] = [await invited(), await invited({ department: 'Research' })];
    expect((await list('', manager)).responses.map((row: { id: string }) => row.id)).toEqual([mine.id]);
    const refused = await invite({ department: 'Research' }, manager);
    expect([refused.status, refused.body.errors.department]).toEqual([
      422,
      ['You can invite people in your own departments: Sales.'],
    ]);
    expect((await invite({}, manager)).status).toBe(201);
    const path = `/survey/responses/${other.id}`;
    for (const [method, call] of [
      ['POST', '/resend'],
      ['POST', '/withdraw'],
      ['GET', '/link'],
      ['PATCH', ''],
      ['DELETE', ''],
    ] as const) {
      expect((await manager.call(method, path + call, {})).status).toBe(404);
    }
    const moved = await manager.call('PATCH', `/survey/responses/${mine.id}`, { department: 'Research' });
    expect(moved.status).toBe(422);
  });

  it('does not reach employees with the role hiring, nor anybody as a viewer', async () => {
    const hiring = await makeMember(t, owner.organisationId, 'hiring');
    const viewer = await makeMember(t, owner.organisationId, 'viewer');
    await invited();
    expect((await invite({}, hiring)).status).toBe(403);
    const candidate = await invited({ kind: 'candidate' }, hiring);
    expect((await list('', hiring)).responses.map((row: { id: string }) => row.id)).toEqual([candidate.id]);
    expect((await viewer.call('GET', '/survey/responses')).status).toBe(403);
  });
});

describe('another organisation', () => {
  it('sees nothing of it and can do nothing to it', async () => {
    const { id } = await invited();
    const stranger = await makeOwner(t, 'Other');
    expect((await list('', stranger)).responses).toEqual([]);
    for (const [method, call] of [
      ['POST', '/resend'],
      ['POST', '/withdraw'],
      ['GET', '/link'],
      ['PATCH', ''],
      ['DELETE', ''],
    ] as const) {
      expect((await stranger.call(method, `/survey/responses/${id}${call}`, {})).status).toBe(404);
    }
    expect((await stranger.call('POST', '/survey/responses/remind', {})).body.reminded).toBe(0);
    expect((await one(id)).status).toBe('queued');
  });
});

describe('one invitation', () => {
  it('is sent again with a fresh link, once a minute', async () => {
    const { id, email } = await invited();
    const old = await opened(email);
    await pass(10 * day);
    expect((await owner.call('POST', `/survey/responses/${id}/resend`)).status).toBe(200);
    expect((await owner.call('POST', `/survey/responses/${id}/resend`)).status).toBe(429);
    const fresh = await opened(email);
    expect(Number(fresh.expires) - Number(old.expires)).toBe(10 * day);
    await pass(5 * day);
    expect([(await old.save([])).status, (await fresh.save([])).status]).toEqual([401, 200]);
  });

  it('can be corrected; another address ends the links to the old one', async () => {
    const { id, email } = await invited();
    const stranger = await opened(email);
    const change = { last_name: 'Right', department: 'Research', email: `right-${email}` };
    const answer = await owner.call('PATCH', `/survey/responses/${id}`, change);
    expect(answer.body.response).toMatchObject({ ...change, first_name: 'Rosa' });
    expect((await stranger.save([])).status).toBe(410);
    expect((await stranger.call('POST', 'fresh-link')).status).toBe(410);
    const rosa = await opened(`right-${email}`);
    expect((await rosa.save([])).body.response.last_name).toBe('Right');
    await begin(rosa);
    const late = await owner.call('PATCH', `/survey/responses/${id}`, { email: 'late@example.com' });
    expect(late.status).toBe(409);
    const taken = await invited();
    const twice = await owner.call('PATCH', `/survey/responses/${taken.id}`, { email: `right-${email}` });
    expect([twice.status, Object.keys(twice.body.errors)]).toEqual([422, ['email']]);
  });

  it('is moved to a department that is new, which then exists, and a removed one does not come back by itself', async () => {
    const { id } = await invited();
    const correct = (change: object) => owner.call('PATCH', `/survey/responses/${id}`, change);
    const departments = async () =>
      (await owner.call('GET', '/organisation/departments')).body.departments as {
        id: string;
        name: string;
      }[];
    await correct({ department: 'Night Shift' });
    const made = (await departments()).find(({ name }) => name === 'Night Shift');
    const row = () =>
      t.db.selectFrom('responses').select('department_id').where('id', '=', id).executeTakeFirstOrThrow();
    expect(await row()).toEqual({ department_id: made?.id });
    await t.db.updateTable('responses').set({ department_id: null }).where('id', '=', id).execute();
    await t.db
      .deleteFrom('departments')
      .where('id', '=', made?.id ?? '')
      .execute();
    await correct({ department: 'Night Shift', last_name: 'Corrected' });
    expect((await departments()).map(({ name }) => name)).not.toContain('Night Shift');
  });

  it('says until when its round takes answers', async () => {
    await invited();
    const ends_at = new Date(t.now().getTime() + day * 1000);
    await t.db
      .updateTable('rounds')
      .set({ ends_at })
      .where('organisation_id', '=', owner.organisationId)
      .execute();
    const { body } = await owner.call('GET', '/survey/responses/summary');
    expect(body.round.ends_at).toBe(ends_at.toISOString());
  });

  it('gives its link to be handed over, as long as there is something to answer', async () => {
    const { id, email } = await invited();
    const { body } = await owner.call('GET', `/survey/responses/${id}/link`);
    const rosa = holderOf(t, email, body.url);
    await submit(rosa);
    expect((await owner.call('GET', `/survey/responses/${id}/link`)).status).toBe(409);
    expect((await owner.call('POST', `/survey/responses/${id}/withdraw`)).status).toBe(409);
  });

  it('is erased with the person, the answers and the mails', async () => {
    const { id, email } = await invited();
    const rosa = await opened(email);
    await submit(rosa);
    await t.deliverMails();
    expect((await owner.call('DELETE', `/survey/responses/${id}`)).status).toBe(204);
    expect((await list()).responses).toEqual([]);
    for (const table of ['response_answers', 'response_scores', 'responses'] as const) {
      const rows = await t.db
        .selectFrom(table)
        .selectAll()
        .where('organisation_id', '=', owner.organisationId)
        .execute();
      expect(rows).toEqual([]);
    }
    const people = await t.db.selectFrom('people').select('email').where('email', '=', email).execute();
    const mails = await t.db.selectFrom('mails').select('id').where('recipient', '=', email).execute();
    expect([people, mails]).toEqual([[], []]);
    expect((await rosa.save([])).status).toBe(410);
    expect((await owner.call('GET', '/survey/responses/summary')).body.seats.used).toBe(1);
  });
});

describe('deleting the organisation', () => {
  it('takes everyone who was invited with it', async () => {
    const { email } = await invited();
    const rosa = await opened(email);
    await submit(rosa);
    expect((await owner.call('DELETE', '/organisation', { name: 'Acme' })).status).toBe(204);
    expect((await rosa.save([])).status).toBe(410);
    const left = await t.db.selectFrom('people').select('id').where('email', '=', email).execute();
    expect(left).toEqual([]);
  });
});

it('the list of those who have not answered holds the people whom Culture misses', async () => {
  const [done, refused, waiting] = [await invited(), await invited(), await invited()];
  await submit(await opened(done.email));
  await (await opened(refused.email)).call('POST', 'decline');
  const gone = await invited();
  await owner.call('POST', `/survey/responses/${gone.id}/withdraw`);
  const { people, total, round } = (await owner.call('GET', '/survey/culture/missing')).body;
  const shown = await list(`?status=unanswered&kind=employee&round=${round}&page=1`);
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id).sort();
  expect([total, ids(people)]).toEqual([2, ids([refused, waiting])]);
  expect([shown.total, ids(shown.responses)]).toEqual([2, ids(people)]);
});

describe('reminders', () => {
  const run = () => remindAutomatically({ db: t.db, jobs: t.jobs, clock: t.now });

  it('go by themselves after 4 and 10 days, to who has not finished and wants them', async () => {
    const [rosa, done, tired] = [await invited(), await invited(), await invited()];
    await submit(await opened(done.email));
    await (await opened(tired.email)).call('POST', 'no-reminders');
    const reminders = async () =>
      (await lettersTo(rosa.email)).filter(({ subject }) => subject.startsWith('Reminder')).length;
    const seen = [];
    for (const seconds of [4 * day - 1, 1, 5 * day, day - 1, 1, day]) {
      await pass(seconds);
      await run();
      await run();
      seen.push(await reminders());
    }
    expect(seen).toEqual([0, 1, 1, 1, 2, 2]);
    for (const { email } of [done, tired]) {
      expect((await lettersTo(email)).some(({ subject }) => subject.startsWith('Reminder'))).toBe(false);
    }
    expect(await one(rosa.id)).toMatchObject({ reminders_sent: 2 });
  });

  it('end with one click in a mail program', async () => {
    const { id, email } = await invited();
    const [letter] = await lettersTo(email);
    const { pathname, search } = new URL(letter?.unsubscribeUrl ?? '');
    const post = (url: string) =>
      t.app.inject({
        method: 'POST',
        url,
        payload: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    expect((await post(`${pathname}?e=1&s=x`)).statusCode).toBe(401);
    expect((await post(pathname)).statusCode).toBe(401);
    expect(await one(id)).toMatchObject({ no_reminders: false });
    expect(letter?.text).toContain('stop reminders about this questionnaire');
    const done = await post(pathname + search);
    expect([done.statusCode, done.body]).toEqual([
      200,
      expect.stringContaining('You can still be invited to later ones.'),
    ]);
    expect(await one(id)).toMatchObject({ no_reminders: true });
  });

  it('do not go where the organisation has switched them off', async () => {
    const { email } = await invited();
    await owner.call('PATCH', '/organisation', { reminders: false });
    await lettersTo(email);
    await pass(5 * day);
    await run();
    expect(await lettersTo(email)).toHaveLength(1);
  });

  it('ask for the latest round alone of anyone who was asked again', async () => {
    const [quick, slow] = [await invited(), await invited()];
    await submit(await opened(quick.email));
    await pass(day);
    expect((await owner.call('POST', '/survey/rounds', { invite: 'everybody' })).body.invited).toBe(2);
    await t.deliverMails();
    await pass(2 * day);
    const before = (await lettersTo(slow.email)).length;
    expect((await owner.call('POST', '/survey/responses/remind', {})).body).toEqual({
      reminded: 2,
      planned: false,
    });
    expect((await lettersTo(slow.email)).length - before).toBe(1);
    expect(await one(slow.id)).toMatchObject({ round: 1, reminders_sent: 0 });
  });

  it('can be sent to everyone at once, a day apart, with fresh links', async () => {
    const [first] = [await invited(), await invited({ department: 'Research' })];
    await t.deliverMails();
    const remind = async (body = {}) => (await owner.call('POST', '/survey/responses/remind', body)).body;
    expect(await remind()).toEqual({ reminded: 0, planned: false });
    await pass(20 * day);
    expect(await remind({ department: 'research' })).toEqual({ reminded: 1, planned: false });
    expect(await remind()).toEqual({ reminded: 1, planned: false });
    expect(await remind()).toEqual({ reminded: 0, planned: false });
    expect(await one(first.id)).toMatchObject({ status: 'queued', reminders_sent: 1 });
    expect((await (await opened(first.email)).save([])).status).toBe(200);
  });
});
