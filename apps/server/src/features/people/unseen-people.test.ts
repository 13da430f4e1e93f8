import type { SurveyResponse } from '@fourfold/contract/schemas';
import { messages } from '@fourfold/contract/words';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Actor, type Answer, makeMember, makeOwner } from '../../testing/actors.ts';
import { details, holderOf, type LinkHolder } from '../../testing/respondents.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { remindAutomatically } from './remind.service.ts';

/**
 * A member who sees a part of the people must not find out by inviting or correcting whether an address out of their
 * sight is known. Everything is done twice here, with such an address and with one that nobody knows, and compared.
 */
let t: TestApp;
let owner: Actor;
let manager: Actor;
let hiring: Actor;
beforeAll(async () => {
  t = await createTestApp({ FREE_SEATS: '6' });
});
beforeEach(async () => {
  owner = await makeOwner(t, 'Acme');
  const { body } = await owner.call('POST', '/organisation/departments', { name: 'Sales' });
  manager = await makeMember(t, owner.organisationId, 'manager');
  await owner.call('PATCH', `/organisation/members/${manager.id}`, { departments: [body.department.id] });
  hiring = await makeMember(t, owner.organisationId, 'hiring');
});

const day = 86_400;
let count = 0;
const newEmail = () => {
  count += 1;
  return `unseen-${count}@example.com`;
};
const form = (email: string, more: object = {}) => ({
  first_name: 'Uma',
  last_name: 'Unseen',
  email,
  job_position: 'Buyer',
  department: 'Sales',
  company: 'Acme',
  ...more,
});
const invite = (by: Actor, email: string, more: object = {}) =>
  by.call('POST', '/survey/responses', form(email, more));
/** Someone out of the sight of the manager of Sales and of the hiring team. */
const hide = async (email: string): Promise<SurveyResponse> =>
  (await invite(owner, email, { department: 'Research' })).body.response;
const lettersTo = async (email: string) => (await t.deliverMails()).filter(({ to }) => to === email);
const opened = async (email: string): Promise<LinkHolder> => {
  const links = (await lettersTo(email)).flatMap(
    ({ text }) => /http:\/\/\S+\/survey\/responses\/\S+/.exec(text)?.[0] ?? [],
  );
  return holderOf(t, email, links.at(-1) ?? '');
};
const submit = async (holder: LinkHolder) => {
  await holder.acknowledge();
  await holder.answerAll();
  await holder.save([], { is_complete: 1, ...details });
};
const states = {
  invited: async () => undefined,
  submitted: async (email: string) => submit(await opened(email)),
  declined: async (email: string) => void (await (await opened(email)).call('POST', 'decline')),
  'tired of mails': async (email: string) => void (await (await opened(email)).call('POST', 'no-reminders')),
};

/** Without what differs between any two people. */
const comparable = (value: unknown, email: string) =>
  JSON.parse(
    JSON.stringify(value)
      .replaceAll(email, 'EMAIL')
      .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID'),
  );
const seen = async (by: Actor) => ({
  list: (await by.call('GET', '/survey/responses?sort=status')).body,
  summary: (await by.call('GET', '/survey/responses/summary')).body,
});
const line = (email: string) => ['Uma', 'Unseen', email, 'Buyer', 'Sales', 'Acme'].join(';');

/** What someone sees who goes through it all with an address. */
async function goThrough(by: Actor, email: string, kind: 'employee' | 'candidate') {
  const all: unknown[] = [];
  const note = (value: unknown) => all.push(comparable(value, email));
  const batch = { text: line(email), kind };
  note(await seen(by));
  note(await by.call('POST', '/survey/responses/batch/preview', batch));
  note(await by.call('POST', '/survey/responses/batch/preview', { ...batch, skip_invited: true }));
  const answer: Answer = await invite(by, email, { kind });
  note(answer);
  note(await seen(by));
  await t.deliverMails();
  note(await seen(by));
  note(await invite(by, email, { kind }));
  note(await by.call('POST', '/survey/responses/batch/preview', batch));
  const path = `/survey/responses/${answer.body.response.id}`;
  note((await by.call('GET', `${path}/link`)).status);
  note(await by.call('POST', `${path}/resend`));
  await t.deliverMails();
  note(await seen(by));
  note(await by.call('POST', `${path}/withdraw`, {}));
  note(await seen(by));
  note(await by.call('POST', '/survey/responses/batch', batch));
  await t.deliverMails();
  note(await seen(by));
  for (const { id } of (await by.call('GET', '/survey/responses')).body.responses) {
    note(await by.call('DELETE', `/survey/responses/${id}`));
  }
  note(await seen(by));
  return all;
}

describe('an address that is out of sight', () => {
  it.each(Object.keys(states) as (keyof typeof states)[])(
    'looks like any other to a manager: %s',
    async (state) => {
      const [known, unknown] = [newEmail(), newEmail()];
      await hide(known);
      await states[state](known);
      expect(await goThrough(manager, known, 'employee')).toEqual(
        await goThrough(manager, unknown, 'employee'),
      );
    },
  );

  it('looks like any other to the hiring team', async () => {
    const [known, unknown] = [newEmail(), newEmail()];
    await hide(known);
    expect(await goThrough(hiring, known, 'candidate')).toEqual(
      await goThrough(hiring, unknown, 'candidate'),
    );
  });

  it('can be what an address is corrected to, like any other', async () => {
    const known = newEmail();
    const hidden = await hide(known);
    const shown: unknown[] = [];
    for (const email of [known, newEmail()]) {
      const { id } = (await invite(hiring, newEmail(), { kind: 'candidate' })).body.response;
      const answer = await hiring.call('PATCH', `/survey/responses/${id}`, { email });
      await t.deliverMails();
      shown.push(comparable([answer, (await seen(hiring)).summary.seats], email));
      await hiring.call('DELETE', `/survey/responses/${id}`);
    }
    expect(shown[0]).toEqual(shown[1]);
    const { responses } = (await owner.call('GET', '/survey/responses')).body;
    expect(responses).toMatchObject([{ id: hidden.id, email: known, status: 'sent' }]);
  });

  it('is refused for want of a seat like any other', async () => {
    const known = newEmail();
    await hide(known);
    for (let n = 0; n < 5; n += 1) await hide(newEmail());
    const [first, second] = [await invite(manager, known), await invite(manager, newEmail())];
    expect(first).toEqual(second);
    expect([first.status, first.body.code]).toEqual([409, 'seats_taken']);
    const preview = async (email: string) =>
      (await manager.call('POST', '/survey/responses/batch/preview', { text: line(email) })).body;
    const other = newEmail();
    expect(comparable(await preview(known), known)).toEqual(comparable(await preview(other), other));
  });

  it('takes one seat all the same, and gives it back once', async () => {
    const email = newEmail();
    await hide(email);
    const { id } = (await invite(manager, email)).body.response;
    const billed = async () => (await owner.call('GET', '/organisation/billing')).body.seats.used;
    expect([await billed(), (await seen(manager)).summary.seats.used]).toEqual([1, 2]);
    await manager.call('POST', `/survey/responses/${id}/withdraw`, {});
    expect([await billed(), (await seen(manager)).summary.seats.used]).toEqual([1, 1]);
  });

  it('takes one seat also when both were begun and are erased', async () => {
    const email = newEmail();
    const hidden = await hide(email);
    const { id } = (await invite(manager, email)).body.response;
    for (const [by, response] of [[owner, hidden.id] as const, [manager, id] as const]) {
      const { url } = (await by.call('GET', `/survey/responses/${response}/link`)).body;
      const holder = holderOf(t, email, url);
      await holder.acknowledge();
      await holder.answerAll();
    }
    expect((await owner.call('DELETE', `/survey/responses/${hidden.id}`)).status).toBe(204);
    expect((await owner.call('GET', '/organisation/billing')).body.seats.used).toBe(1);
  });

  it('is told apart by those who see both', async () => {
    const email = newEmail();
    const hidden = await hide(email);
    const again = await invite(owner, email);
    expect([again.status, again.body.message]).toEqual([409, messages.invitedAlready()]);
    const other = (await invite(owner, newEmail())).body.response;
    const refused = await owner.call('PATCH', `/survey/responses/${other.id}`, { email });
    expect([refused.status, refused.body.message]).toEqual([422, messages.addressTaken()]);
    await submit(await opened(email));
    expect((await invite(owner, email)).body.message).toBe(messages.invitedSubmitted());
    expect((await owner.call('DELETE', `/survey/responses/${hidden.id}`)).status).toBe(204);
  });
});

const remindInTime = async () => {
  t.pass(4 * day);
  await remindAutomatically({ db: t.db, jobs: t.jobs, clock: t.now });
};

describe('someone whom two colleagues invited', () => {
  it('gets the mails of one of them, reminders too', async () => {
    const email = newEmail();
    const hidden = await hide(email);
    await t.deliverMails();
    t.pass(1);
    const { id } = (await invite(manager, email)).body.response;
    await t.deliverMails();
    await remindInTime();
    const letters = await lettersTo(email);
    expect(letters.map(({ subject }) => subject)).toEqual([
      'Your view of working at Acme: 15 minutes',
      'Reminder: your view of working at Acme (15 minutes)',
    ]);
    for (const { text } of letters) expect(text).toContain(`/survey/responses/${hidden.id}?`);
    expect(letters.some(({ text }) => text.includes(id))).toBe(false);
  });

  it('is pointed out to those who see both, with what to do', async () => {
    const email = newEmail();
    const hidden = await hide(email);
    await t.deliverMails();
    const { id } = (await invite(manager, email)).body.response;
    await t.deliverMails();
    const problems = async (by: Actor) => {
      const { responses } = (await by.call('GET', '/survey/responses')).body;
      return Object.fromEntries(responses.map((row: SurveyResponse) => [row.id, row.problem]));
    };
    expect(await problems(owner)).toEqual({ [hidden.id]: null, [id]: messages.mailHeld() });
    expect(await problems(manager)).toEqual({ [id]: null });
  });

  it('hears of the second invitation once the first is withdrawn', async () => {
    const email = newEmail();
    const hidden = await hide(email);
    await t.deliverMails();
    const { id } = (await invite(manager, email)).body.response;
    await t.deliverMails();
    await owner.call('POST', `/survey/responses/${hidden.id}/withdraw`);
    expect((await manager.call('POST', `/survey/responses/${id}/resend`)).status).toBe(200);
    expect((await opened(email)).id).toBe(id);
  });

  it('hears of the second where the first could not be delivered', async () => {
    const email = newEmail();
    await hide(email);
    await t.deliverMails();
    await t.db.updateTable('mails').set({ state: 'bounced' }).where('recipient', '=', email).execute();
    const { id } = (await invite(manager, email)).body.response;
    expect((await opened(email)).id).toBe(id);
  });

  it('is erased with both by those who see both, and with one by others', async () => {
    const email = newEmail();
    const hidden = await hide(email);
    const mine = (await invite(manager, email)).body.response;
    await manager.call('DELETE', `/survey/responses/${mine.id}`);
    expect((await opened(email)).id).toBe(hidden.id);
    await invite(manager, email);
    expect((await owner.call('DELETE', `/survey/responses/${hidden.id}`)).status).toBe(204);
    expect((await owner.call('GET', '/survey/responses')).body.total).toBe(0);
    const mails = await t.db.selectFrom('mails').select('id').where('recipient', '=', email).execute();
    expect(mails).toEqual([]);
  });
});

describe('mails of an invitation out of sight', () => {
  /** The manager invites someone whom others had invited, and copies the link of their own invitation. */
  async function copyOwnLink() {
    const email = newEmail();
    await hide(email);
    await t.deliverMails();
    t.pass(1);
    const mine = (await invite(manager, email)).body.response;
    await t.deliverMails();
    const path = `/survey/responses/${mine.id}`;
    return { email, path, copied: holderOf(t, email, (await manager.call('GET', `${path}/link`)).body.url) };
  }
  const reminders = async (email: string) =>
    (await lettersTo(email)).filter(({ subject }) => subject.startsWith('Reminder'));

  it.each(['no-reminders', 'decline'])('are not ended through a copied link: %s', async (how) => {
    const { email, copied } = await copyOwnLink();
    expect((await copied.call('POST', how)).status).toBeLessThan(300);
    await remindInTime();
    expect(await reminders(email)).toHaveLength(1);
  });

  it('are not ended by what was submitted through a copied link', async () => {
    const { email, copied } = await copyOwnLink();
    await submit(copied);
    await remindInTime();
    expect(await reminders(email)).toHaveLength(1);
  });

  it('are not ended through a copied link whose invitation then goes to another address', async () => {
    const { email, path, copied } = await copyOwnLink();
    await copied.call('POST', 'no-reminders');
    expect((await manager.call('PATCH', path, { email: newEmail() })).status).toBe(200);
    await remindInTime();
    expect(await reminders(email)).toHaveLength(1);
  });
});
