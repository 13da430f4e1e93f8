import type { SurveyResponse } from '@fourfold/contract/schemas';
import { messages } from '@fourfold/contract/words';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Actor, makeMember, makeOwner } from '../../testing/actors.ts';
import { choose, details, holderOf, type LinkHolder } from '../../testing/respondents.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { tracesOf } from '../../testing/traces.ts';

let t: TestApp;
let owner: Actor;
let departments: Record<string, string>;
beforeAll(async () => {
  t = await createTestApp({ FREE_SEATS: '20' });
});
beforeEach(async () => {
  owner = await makeOwner(t, 'Acme', { first_name: 'Olga', last_name: 'Owner' });
  departments = {};
  for (const name of ['Sales', 'Research']) {
    const { body } = await owner.call('POST', '/organisation/departments', { name });
    departments[name] = body.department.id;
  }
});

let count = 0;
const newEmail = (who: string) => {
  count += 1;
  return `${who}-${count}@example.com`;
};
const form = (email: string, more: object = {}) => ({
  first_name: 'Quentin',
  last_name: 'Quince',
  email,
  job_position: 'Buyer',
  department: 'Sales',
  company: 'Acme',
  ...more,
});
const invite = async (by: Actor, email: string, more: object = {}): Promise<SurveyResponse> =>
  (await by.call('POST', '/survey/responses', form(email, more))).body.response;
const correct = (by: Actor, { id }: { id: string }, email: string) =>
  by.call('PATCH', `/survey/responses/${id}`, { email });
const managerOf = async (name: string) => {
  const manager = await makeMember(t, owner.organisationId, 'manager');
  await owner.call('PATCH', `/organisation/members/${manager.id}`, { departments: [departments[name]] });
  return manager;
};
const emails = async (): Promise<Record<string, string>> => {
  const { responses } = (await owner.call('GET', '/survey/responses')).body;
  return Object.fromEntries(responses.map((row: SurveyResponse) => [row.id, row.email]));
};
const lettersTo = async (email: string) => (await t.deliverMails()).filter(({ to }) => to === email);
const opened = async (email: string, place = -1): Promise<LinkHolder> => {
  const links = (await lettersTo(email)).flatMap(
    ({ text }) => /http:\/\/\S+\/survey\/responses\/\S+/.exec(text)?.[0] ?? [],
  );
  return holderOf(t, email, links.at(place) ?? '');
};
const begin = async (holder: LinkHolder) => {
  await holder.acknowledge();
  const [question] = (await holder.save([])).body.unanswered_questions;
  await holder.save([choose(question)]);
};
const submit = async (holder: LinkHolder) => {
  await holder.acknowledge();
  await holder.answerAll();
  await holder.save([], { is_complete: 1, ...details });
};
const used = async (by = owner) => (await by.call('GET', '/survey/responses/summary')).body.seats.used;

describe('correcting an address', () => {
  it.each(['hiring', 'manager'] as const)(
    'takes nothing of an employee over for the role %s',
    async (role) => {
      const [email, attacker] = [newEmail('quentin'), newEmail('attacker')];
      const employee = await invite(owner, email, { department: 'Research' });
      const hers = await opened(email);
      const by =
        role === 'manager' ? await managerOf('Sales') : await makeMember(t, owner.organisationId, role);
      const mine = await invite(by, email, { kind: 'candidate' });
      expect(await correct(by, mine, attacker)).toMatchObject({
        status: 200,
        body: { response: { email: attacker } },
      });
      expect(await emails()).toEqual({ [employee.id]: email, [mine.id]: attacker });
      expect((await hers.save([])).status).toBe(200);
      await owner.call('POST', `/survey/responses/${employee.id}/resend`);
      expect((await opened(email)).id).toBe(employee.id);
      expect((await opened(attacker)).id).toBe(mine.id);
    },
  );

  it('moves one invitation alone out of what others share with it', async () => {
    const [email, right] = [newEmail('shared'), newEmail('right')];
    const employee = await invite(owner, email, { department: 'Research' });
    const candidate = await invite(owner, email, { kind: 'candidate' });
    const hers = await opened(email, 0);
    const hiring = await makeMember(t, owner.organisationId, 'hiring');
    expect((await correct(hiring, candidate, right)).body.response.email).toBe(right);
    expect(await emails()).toEqual({ [employee.id]: email, [candidate.id]: right });
    expect([hers.id, (await hers.save([])).status]).toEqual([employee.id, 200]);
    expect(await used()).toBe(2);
    expect((await owner.call('POST', `/survey/responses/${candidate.id}/withdraw`)).status).toBe(200);
    expect(await used()).toBe(1);
  });

  it('leaves what was begun with the address at which it was begun, no matter who corrects', async () => {
    const [email, right] = [newEmail('begun'), newEmail('right')];
    const employee = await invite(owner, email);
    await begin(await opened(email));
    const candidate = await invite(owner, email, { kind: 'candidate' });
    expect((await correct(owner, candidate, right)).status).toBe(200);
    expect(await emails()).toEqual({ [employee.id]: email, [candidate.id]: right });
    expect((await opened(email, 0)).id).toBe(employee.id);
    const late = await correct(owner, employee, newEmail('late'));
    expect([late.status, late.body.message]).toEqual([409, messages.addressFixed()]);
  });

  it('moves a whole person who is in reach and has begun nothing, and ends every link to the old address', async () => {
    const [email, right] = [newEmail('typo'), newEmail('right')];
    const employee = await invite(owner, email);
    const candidate = await invite(owner, email, { kind: 'candidate' });
    await t.deliverMails();
    const strangers = [await opened(email, 0), await opened(email, 1)];
    expect((await correct(owner, employee, right)).status).toBe(200);
    expect(await emails()).toEqual({ [employee.id]: right, [candidate.id]: right });
    for (const stranger of strangers) expect((await stranger.save([])).status).toBe(410);
    const fresh = [await opened(right, 0), await opened(right, 1)];
    expect(new Set(fresh.map(({ id }) => id))).toEqual(new Set([employee.id, candidate.id]));
    for (const holder of fresh) expect((await holder.save([])).status).toBe(200);
    expect(await used()).toBe(1);
  });

  it('moves nothing of an earlier round that was answered', async () => {
    const [email, right] = [newEmail('rounds'), newEmail('right')];
    const first = await invite(owner, email);
    await submit(await opened(email));
    t.pass(1);
    await owner.call('POST', '/survey/rounds', { invite: 'everybody' });
    const { responses } = (await owner.call('GET', '/survey/responses?round=2')).body;
    expect((await correct(owner, responses[0], right)).status).toBe(200);
    expect(await emails()).toEqual({ [first.id]: email, [responses[0].id]: right });
  });

  it('is in the audit log, and the old address is told, without the new one', async () => {
    const [email, right] = [newEmail('old'), newEmail('secret')];
    const response = await invite(owner, email);
    await t.deliverMails();
    await owner.call('PATCH', `/survey/responses/${response.id}`, { email: right, first_name: 'Renamed' });
    const told = (await lettersTo(email)).filter(({ subject }) =>
      subject.includes('now goes to another address'),
    );
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('another e-mail address');
    expect(JSON.stringify(told)).not.toMatch(/secret|Renamed|Quentin/);
    const { entries } = (await owner.call('GET', '/organisation/audit-log')).body;
    expect(entries[0]).toMatchObject({
      action: 'person.address_corrected',
      by: 'Olga Owner',
      person: 'Renamed Quince',
      details: { kind: 'employee', invitations: '1' },
    });
  });

  it('leaves the correction that came first in place where two correct at once, and tells each address', async () => {
    const [email, one, two] = [newEmail('twice'), newEmail('one'), newEmail('two')];
    const response = await invite(owner, email);
    const admin = await makeMember(t, owner.organisationId, 'admin');
    const answers = await Promise.all([correct(owner, response, one), correct(admin, response, two)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const last = (await emails())[response.id] ?? '';
    const first = last === one ? two : one;
    expect([one, two]).toContain(last);
    for (const old of [email, first]) {
      const letters = await lettersTo(old);
      expect(letters.some(({ subject }) => subject.includes('now goes to another address'))).toBe(true);
    }
    expect((await (await opened(last)).save([])).status).toBe(200);
  });

  it('forgets nobody’s wish for no more mails by going to another address and back', async () => {
    const [email, other] = [newEmail('wish'), newEmail('other')];
    const response = await invite(owner, email);
    await (await opened(email)).call('POST', 'no-reminders');
    await correct(owner, response, other);
    expect((await opened(other)).id).toBe(response.id);
    const before = (await lettersTo(email)).length;
    await correct(owner, response, email);
    expect(await lettersTo(email)).toHaveLength(before);
    const { responses } = (await owner.call('GET', '/survey/responses')).body;
    expect(responses).toMatchObject([{ status: 'sent', problem: messages.mailHeld() }]);
  });

  it('leaves neither address behind when the person is erased', async () => {
    const [email, right] = [newEmail('vanishing-old'), newEmail('vanishing-new')];
    const response = await invite(owner, email);
    await (await opened(email)).call('POST', 'no-reminders');
    await correct(owner, response, right);
    await t.deliverMails();
    expect((await owner.call('DELETE', `/survey/responses/${response.id}`)).status).toBe(204);
    expect(await tracesOf(t.db, [email, right])).toEqual([]);
  });

  it('has an end like inviting, since it mails strangers as well', async () => {
    const response = await invite(owner, newEmail('limited'));
    const key = `invite:${owner.organisationId}`;
    await t.db.updateTable('rate_limits').set({ used: 299 }).where('key', '=', key).execute();
    expect((await correct(owner, response, newEmail('last'))).status).toBe(200);
    expect((await correct(owner, response, newEmail('more'))).status).toBe(429);
    const rename = { first_name: 'Still', email: (await emails())[response.id] };
    expect((await owner.call('PATCH', `/survey/responses/${response.id}`, rename)).status).toBe(200);
  });
});
