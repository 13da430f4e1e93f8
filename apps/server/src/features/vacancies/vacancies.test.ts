import { messages } from '@fourfold/contract/words';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Actor, makeMember, makeOwner } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let t: TestApp;
let owner: Actor;
let sales: string;
let office: string;
beforeAll(async () => {
  t = await createTestApp();
});
beforeEach(async () => {
  owner = await makeOwner(t);
  sales = await department('Sales');
  office = await department('Office');
});

const department = async (name: string): Promise<string> =>
  (await owner.call('POST', '/organisation/departments', { name })).body.department.id;
const open = (body: object, by = owner) => by.call('POST', '/survey/vacancies', body);
const opened = async (body: object = { title: 'Driver' }, by = owner) => (await open(body, by)).body.vacancy;
const change = (id: string, body: object, by = owner) => by.call('PATCH', `/survey/vacancies/${id}`, body);
const listed = async (by = owner) => (await by.call('GET', '/survey/vacancies')).body.vacancies;
let count = 0;
const candidate = (vacancy_id: string | null, more: object = {}) => {
  count += 1;
  const names = { first_name: 'Cleo', last_name: `Nr${count}`, job_position: 'Driver', company: 'Acme' };
  const email = `cleo-${count}@example.com`;
  return { ...names, email, department: 'Sales', kind: 'candidate', vacancy_id, ...more };
};
const invite = (body: object, by = owner) => by.call('POST', '/survey/responses', body);
const invited = async (vacancyId: string): Promise<string> =>
  (await invite(candidate(vacancyId))).body.response.id;
const managerOf = async (departmentId: string): Promise<Actor> => {
  const manager = await makeMember(t, owner.organisationId, 'manager');
  await owner.call('PATCH', `/organisation/members/${manager.id}`, { departments: [departmentId] });
  return manager;
};

describe('a vacancy', () => {
  it('is opened, changed, closed and opened again', async () => {
    const { id, ...vacancy } = await opened({ title: 'Driver', department_id: sales });
    expect(vacancy).toMatchObject({
      title: 'Driver',
      team: { id: sales, name: 'Sales' },
      invitation_text: null,
      closed_at: null,
      erase_on: null,
    });
    await change(id, { title: 'Night driver', invitation_text: 'We drive at night.' });
    const { body } = await change(id, { closed: true });
    expect(body.vacancy).toMatchObject({ title: 'Night driver', closed_at: t.now().toISOString() });
    expect((await change(id, { closed: false })).body.vacancy).toMatchObject({
      closed_at: null,
      erase_on: null,
    });
  });

  it('is listed with how long its candidates are kept, before there is one', async () => {
    await owner.call('PATCH', '/organisation', { candidate_retention_days: 90 });
    expect((await owner.call('GET', '/survey/vacancies')).body).toEqual({
      vacancies: [],
      erase_after_days: 90,
    });
  });

  it('says when its candidates are erased, and closing twice does not put that off', async () => {
    const { id } = await opened();
    const { body } = await change(id, { closed: true });
    const days = (await owner.call('GET', '/organisation')).body.organisation.candidate_retention_days;
    const wanted = new Date(t.now().getTime() + days * 24 * 3600 * 1000).toISOString().slice(0, 10);
    expect(body.vacancy).toMatchObject({ erase_on: wanted, erase_after_days: days });
    t.pass(3600);
    expect((await change(id, { closed: true })).body.vacancy.closed_at).toBe(body.vacancy.closed_at);
  });

  it('name the competencies that the advertisement asks for, five at most and none that do not exist', async () => {
    const { body } = await open({ title: 'Courageous', asked_for: ['courage', 'agency', 'courage'] });
    expect(body.vacancy.asked_for).toEqual(['courage', 'agency']);
    const change = (asked_for: string[]) =>
      owner.call('PATCH', `/survey/vacancies/${body.vacancy.id}`, { asked_for });
    expect((await change(['charm'])).body.errors).toEqual({ asked_for: [messages.chooseCompetencies()] });
    const six = ['adaptability', 'agency', 'ambition', 'care', 'courage', 'order'];
    expect((await change(six)).body.errors).toEqual({ asked_for: ['Please choose 5 at most.'] });
    expect((await change([])).body.vacancy.asked_for).toEqual([]);
    await owner.call('DELETE', `/survey/vacancies/${body.vacancy.id}`);
  });

  it('names what is wrong', async () => {
    expect((await open({ title: ' ' })).body.errors).toEqual({ title: ['Please fill in this field.'] });
    const stranger = await makeOwner(t);
    const theirs = (await stranger.call('POST', '/organisation/departments', { name: 'Theirs' })).body;
    const answer = await open({ title: 'Driver', department_id: theirs.department.id });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual({ department_id: [messages.ownDepartment()] });
  });

  it('is removed while nobody was invited for it, and closed afterwards', async () => {
    const { id } = await opened();
    expect((await owner.call('DELETE', `/survey/vacancies/${id}`)).status).toBe(204);
    expect(await listed()).toEqual([]);
    const used = await opened();
    await invite(candidate(used.id));
    const refused = await owner.call('DELETE', `/survey/vacancies/${used.id}`);
    expect(refused).toMatchObject({ status: 409, body: { message: messages.vacancyInUse() } });
  });

  it('is closed and counted by a manager only as far as its candidates are theirs to erase', async () => {
    const manager = await managerOf(sales);
    const { id } = await opened({ title: 'Driver', department_id: sales });
    await invite(candidate(id));
    const other = (await invite(candidate(id, { department: 'Office' }))).body.response;
    expect(await listed(manager)).toMatchObject([{ invited: 1 }]);
    expect(await listed()).toMatchObject([{ invited: 2 }]);
    const refused = await change(id, { title: 'Night driver', closed: true }, manager);
    const who = 'owners, admins and the hiring team';
    expect([refused.status, refused.body.message]).toEqual([409, messages.vacancyOfOthers({ who })]);
    expect(await listed()).toMatchObject([{ title: 'Driver', closed_at: null }]);
    await owner.call('DELETE', `/survey/responses/${other.id}`);
    expect((await change(id, { closed: true }, manager)).status).toBe(200);
  });

  it('counts who has declined among the invited, and withdrawn invitations apart', async () => {
    const { id } = await opened();
    const [declining, withdrawn] = [await invited(id), await invited(id)];
    await invited(id);
    const declined_at = t.now();
    await t.db.updateTable('responses').set({ declined_at }).where('id', '=', declining).execute();
    await owner.call('POST', '/survey/responses/withdraw', { ids: [withdrawn] });
    expect(await listed()).toMatchObject([{ invited: 2, submitted: 0, declined: 1, withdrawn: 1 }]);
  });

  it('is seen and opened by managers for their own departments, and by hiring for all', async () => {
    const manager = await managerOf(sales);
    const hiring = await makeMember(t, owner.organisationId, 'hiring');
    await opened({ title: 'Driver', department_id: sales });
    const other = await opened({ title: 'Clerk', department_id: office });
    expect((await listed(manager)).map(({ title }: { title: string }) => title)).toEqual(['Driver']);
    expect(await listed(hiring)).toHaveLength(2);
    expect((await change(other.id, { title: 'Mine' }, manager)).status).toBe(404);
    expect((await open({ title: 'Mine' }, manager)).body.errors).toEqual({
      department_id: [messages.ownDepartment()],
    });
    expect((await open({ title: 'Mine', department_id: office }, manager)).status).toBe(422);
    expect((await open({ title: 'Mine', department_id: sales }, manager)).status).toBe(201);
    const viewer = await makeMember(t, owner.organisationId, 'viewer');
    expect((await viewer.call('GET', '/survey/vacancies')).status).toBe(403);
  });
});

describe('inviting for a vacancy', () => {
  it('counts the candidate there, shows it in the list and filters by it', async () => {
    const { id } = await opened();
    const { body } = await invite(candidate(id));
    expect(body.response.vacancy).toEqual({ id, title: 'Driver' });
    await invite(candidate(null));
    expect(await listed()).toMatchObject([{ id, invited: 1, submitted: 0 }]);
    const found = async (vacancy: string) =>
      (await owner.call('GET', `/survey/responses?vacancy=${vacancy}`)).body.responses.length;
    expect(await found(id)).toBe(1);
    expect(await found('none')).toBe(1);
  });

  it('puts the words of the vacancy in the mail, and those of the organisation where it has none', async () => {
    await owner.call('PATCH', '/organisation', { candidate_invitation_text: 'Words of the house.' });
    const own = await opened({ title: 'Driver', invitation_text: 'Words for drivers.' });
    const plain = await opened({ title: 'Clerk' });
    const [first, second] = [candidate(own.id), candidate(plain.id)];
    await invite(first);
    await invite(second);
    const mails = await t.deliverMails();
    const textTo = (email: string) => mails.find(({ to }) => to === email)?.text;
    expect(textTo(first.email)).toContain('Words for drivers.');
    expect(textTo(first.email)).not.toContain('Words of the house.');
    expect(textTo(second.email)).toContain('Words of the house.');
    expect(textTo(first.email)).toContain('It is for the vacancy “Driver”.');
  });

  it('names the vacancy and its team in the mail', async () => {
    const { body } = await owner.call('POST', '/organisation/departments', { name: 'Night depot' });
    const one = candidate((await opened({ title: 'Driver', department_id: body.department.id })).id);
    await invite(one);
    const mail = (await t.deliverMails()).find(({ to }) => to === one.email);
    expect(mail?.text).toContain('It is for the vacancy “Driver” in Night depot.');
    expect(mail?.subject).toBe('Acme: questionnaire for Driver');
  });

  it('is refused for a closed one, for one of another organisation, and for an employee', async () => {
    const { id } = await opened();
    const errorOf = async (body: object) => (await invite(body)).body.errors;
    expect(await errorOf(candidate(id, { kind: 'employee' }))).toEqual({
      vacancy_id: [messages.vacancyForCandidates()],
    });
    await change(id, { closed: true });
    expect(await errorOf(candidate(id))).toEqual({ vacancy_id: [messages.vacancyClosed()] });
    const stranger = await makeOwner(t);
    const theirs = await opened({ title: 'Theirs' }, stranger);
    expect(await errorOf(candidate(theirs.id))).toEqual({ vacancy_id: [messages.vacancyUnknown()] });
  });

  it('can be put right later, and taken away', async () => {
    const [first, second] = [await opened(), await opened({ title: 'Clerk' })];
    const { id } = (await invite(candidate(first.id))).body.response;
    const correct = async (vacancy_id: string | null) =>
      (await owner.call('PATCH', `/survey/responses/${id}`, { vacancy_id })).body.response.vacancy;
    expect(await correct(second.id)).toMatchObject({ title: 'Clerk' });
    expect(
      (await owner.call('PATCH', `/survey/responses/${id}`, { last_name: 'X' })).body.response.vacancy,
    ).toMatchObject({ title: 'Clerk' });
    expect(await correct(null)).toBeNull();
  });

  it('works for many at once', async () => {
    const { id } = await opened();
    const text = 'Ana,A,ana-many@example.com,Driver,Sales,Acme\nBea,B,bea-many@example.com,Driver,Sales,Acme';
    const answer = await owner.call('POST', '/survey/responses/batch', {
      text,
      kind: 'candidate',
      vacancy_id: id,
    });
    expect(answer.status).toBe(201);
    expect(await listed()).toMatchObject([{ invited: 2 }]);
  });
});
