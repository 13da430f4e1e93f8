import { reminderSubjects } from '@fourfold/contract/words';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Actor, makeMember, makeOwner, signedIn } from '../../testing/actors.ts';
import { holderOf } from '../../testing/respondents.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { launchPlanned } from './launch.service.ts';

let t: TestApp;
let owner: Actor;
beforeAll(async () => {
  t = await createTestApp({ FREE_SEATS: '6000' });
});
beforeEach(async () => {
  owner = await makeOwner(t, 'Acme');
});

const hour = 3600;
const day = 24 * hour;
let count = 0;
const form = (more: object = {}) => {
  count += 1;
  const names = { first_name: 'Rosa', last_name: `Lind${count}`, job_position: 'Buyer', company: 'Acme' };
  return { ...names, email: `planned-${count}@example.com`, department: 'Sales', ...more };
};
const invite = async (more: object = {}, by = owner) => {
  const { status, body } = await by.call('POST', '/survey/responses', form(more));
  expect([status, body.message]).toEqual([201, expect.any(String)]);
  return body.response as { id: string; email: string; status: string };
};
const lettersTo = async ({ email }: { email: string }) =>
  (await t.deliverMails()).filter(({ to }) => to === email);
const tick = () => launchPlanned({ db: t.db, jobs: t.jobs, clock: t.now, config: t.config });
/** So much later, with everyone signed in again. */
const pass = async (seconds: number) => {
  t.pass(seconds);
  const user = await t.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', owner.id)
    .executeTakeFirstOrThrow();
  owner = await signedIn(t, user, owner.organisationId);
};
/** The clock in UTC so many seconds from now. */
const clockIn = (seconds: number) => new Date(t.now().getTime() + seconds * 1000).toISOString().slice(0, 16);
const one = async (id: string) =>
  (await owner.call('GET', '/survey/responses')).body.responses.find((row: { id: string }) => row.id === id);
const schedule = async () => (await owner.call('GET', '/survey/schedule')).body;
const change = (payload: object) => owner.call('PATCH', '/survey/schedule', payload);

describe('a launch', () => {
  it('waits for its hour, takes a seat at once, and leaves once with a link for two weeks from then', async () => {
    const launch_at = clockIn(3 * day);
    const rosa = await invite({ launch_at, time_zone: 'UTC' });
    expect(await one(rosa.id)).toMatchObject({ status: 'planned', launch_at });
    expect((await owner.call('GET', '/survey/responses/summary')).body).toMatchObject({
      seats: { used: 1 },
      round: { invited: 0 },
    });
    const missing = async () => (await owner.call('GET', '/survey/culture/missing')).body.total;
    expect(await missing()).toBe(0);
    await pass(3 * day - 120);
    await tick();
    expect(await lettersTo(rosa)).toEqual([]);
    await pass(120);
    await tick();
    await tick();
    expect(await lettersTo(rosa)).toHaveLength(1);
    await tick();
    expect(await lettersTo(rosa)).toHaveLength(1);
    const { status, expires_at } = await one(rosa.id);
    expect([status, Math.round((Date.parse(expires_at) - t.now().getTime()) / day / 1000)]).toEqual([
      'sent',
      14,
    ]);
    expect(await missing()).toBe(1);
  });

  it('has the hour of the department where there is one, else of the organisation, summer time included', async () => {
    const ids = (await owner.call('POST', '/organisation/departments', { name: 'Lisbon' })).body.department
      .id;
    const zones = { time_zone: 'Europe/Berlin', departments: [{ id: ids, time_zone: 'Europe/Lisbon' }] };
    expect((await change(zones)).status).toBe(200);
    const noon = `${clockIn(2 * day).slice(0, 10)}T12:00`;
    const [berlin, lisbon] = [
      await invite({ launch_at: noon }),
      await invite({ launch_at: noon, department: 'Lisbon' }),
    ];
    const offset = async (zone: string) => {
      const { rows } = await sql<{ at: Date }>`select ${noon}::timestamp at time zone ${zone} as at`.execute(
        t.db,
      );
      return ((rows[0]?.at.getTime() ?? 0) - t.now().getTime()) / 1000;
    };
    await pass((await offset('Europe/Berlin')) + 1);
    await tick();
    expect([(await lettersTo(berlin)).length, (await lettersTo(lisbon)).length]).toEqual([1, 0]);
    await pass(hour);
    await tick();
    expect((await lettersTo(lisbon)).length).toBe(1);
  });

  it('is refused in the past, and for a zone that nobody knows', async () => {
    const refused = await owner.call(
      'POST',
      '/survey/responses',
      form({ launch_at: clockIn(-hour), time_zone: 'UTC' }),
    );
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['launch_at']]);
    expect((await change({ time_zone: 'Mars/Olympus' })).status).toBe(422);
    expect((await change({ time_zone: 'Europe/Paris' })).body.time_zone).toBe('Europe/Paris');
  });

  it('can be moved, sent now and withdrawn, and is listed by its hour', async () => {
    const launch_at = clockIn(2 * day);
    const text = ['Ana,Silva,Buyer', 'Bo,Silva,Buyer']
      .map((line, at) => line.replace(',Buyer', `,b${count}-${at}@example.com,Buyer,Sales,Acme`))
      .join('\n');
    const answer = await owner.call('POST', '/survey/responses/batch', { text, launch_at, time_zone: 'UTC' });
    expect(answer.body.invited).toBe(2);
    expect((await schedule()).launches).toEqual([{ launch_at, people: 2 }]);
    const later = clockIn(4 * day);
    const move = (payload: object) => owner.call('POST', '/survey/schedule/launches', payload);
    expect((await move({ launch_at, to: later })).body).toMatchObject({
      changed: 2,
      schedule: { launches: [{ launch_at: later, people: 2 }] },
    });
    const single = await invite({ launch_at });
    expect((await move({ launch_at, to: 'now' })).body.changed).toBe(1);
    expect(await lettersTo(single)).toHaveLength(1);
    expect((await move({ launch_at: later, to: 'never' })).body).toMatchObject({
      changed: 2,
      schedule: { launches: [] },
    });
    expect((await owner.call('GET', '/survey/responses/summary')).body.seats.used).toBe(1);
  });

  it('that was corrected leaves at its hour to the right address, and the wrong one hears nothing', async () => {
    const wrong = await invite({ launch_at: clockIn(day), time_zone: 'UTC' });
    const email = `right-${count}@example.com`;
    expect((await owner.call('PATCH', `/survey/responses/${wrong.id}`, { email })).status).toBe(200);
    expect([await lettersTo(wrong), await lettersTo({ email })]).toEqual([[], []]);
    await pass(day + 60);
    await tick();
    expect([await lettersTo(wrong), (await lettersTo({ email })).length]).toEqual([[], 1]);
  });
});

describe('a reminder of many', () => {
  const remind = (payload: object, by = owner) => by.call('POST', '/survey/responses/remind', payload);
  const look = async (payload: object) =>
    (await owner.call('POST', '/survey/responses/remind/preview', payload)).body;
  const reminders = async (person: { email: string }) =>
    (await lettersTo(person)).filter(({ text }) => !text.includes('invites you to answer a questionnaire'));

  it('says whom it reaches before, in which words, and who is left out and why', async () => {
    const [rosa, tired] = [await invite(), await invite()];
    await t.deliverMails();
    await t.db
      .updateTable('responses')
      .set({ no_reminders_at: t.now() })
      .where('id', '=', tired.id)
      .execute();
    await invite({ launch_at: clockIn(60 * day), time_zone: 'UTC' });
    const left_out = { recent: 1, unwilling: 1, planned: 1 };
    expect(await look({})).toMatchObject({ people: 0, left_out });
    await pass(2 * day);
    const shown = await look({
      ids: [rosa.id],
      words: 'Dear [first name], [organisation] waits until [last day].',
    });
    expect(shown).toMatchObject({ people: 1, names: [expect.stringContaining('Rosa')] });
    expect(JSON.stringify(shown.blocks)).toContain('Dear Alex, Acme waits until');
    expect((await look({ words: 'Hello [name]' })).errors.words[0]).toContain('[first name]');
  });

  it('has a subject in its form that becomes the one of its e-mail when nobody changes it', async () => {
    for (const kind of ['employee', 'candidate'] as const) {
      const untouched = await look({ kind });
      expect((await look({ kind, subject: reminderSubjects[kind]() })).subject).toBe(untouched.subject);
    }
  });

  it('carries its own words, filled in, and says whose they are', async () => {
    const [rosa, bo] = [await invite(), await invite()];
    await t.deliverMails();
    await pass(2 * day);
    const asked = {
      ids: [rosa.id],
      subject: 'Two days left, [first name]',
      words: 'Please.\n\nFor [organisation]',
    };
    expect((await remind(asked)).body).toEqual({ reminded: 1, planned: false });
    const [letter] = await reminders(rosa);
    expect(letter?.subject).toBe('Two days left, Rosa');
    expect(letter?.text).toContain('For Acme');
    expect(letter?.text).toContain('These words come from Acme');
    expect(await reminders(bo)).toEqual([]);
    expect((await schedule()).reminders).toMatchObject([
      { state: 'sent', reminded: 1, whom: { people: 1 }, subject: asked.subject },
    ]);
  });

  it('that was planned leaves once at its hour, to people who have not finished by then', async () => {
    const [rosa, done] = [await invite(), await invite()];
    await t.deliverMails();
    const leaves_at = clockIn(3 * day);
    expect((await remind({ leaves_at, time_zone: 'UTC' })).body).toEqual({ reminded: 0, planned: true });
    await t.db.updateTable('responses').set({ submitted_at: t.now() }).where('id', '=', done.id).execute();
    await pass(3 * day - 120);
    await tick();
    expect(await reminders(rosa)).toEqual([]);
    await pass(121);
    await Promise.all([tick(), tick()]);
    await pass(2 * day);
    await tick();
    expect([(await reminders(rosa)).length, await reminders(done)]).toEqual([1, []]);
    expect((await schedule()).reminders).toMatchObject([{ state: 'sent', reminded: 1 }]);
  });

  it('is refused for a time at which nobody’s link works, and counts people whose link does', async () => {
    const rosa = await invite();
    await t.deliverMails();
    const ends_at = clockIn(20 * day);
    await change({ time_zone: 'UTC', ends_at });
    const after = { leaves_at: clockIn(21 * day), time_zone: 'UTC' };
    expect(await look(after)).toMatchObject({
      people: 0,
      left_out: { ended: 1 },
      ended_at: `${ends_at}:00.000Z`,
      link_until: null,
    });
    const refused = await remind(after);
    expect([refused.status, refused.body.errors.leaves_at?.[0]]).toEqual([
      422,
      expect.stringContaining('The links work only until'),
    ]);
    // The link of now is over by then: people get a new one, which ends with the round. Those who have not begun by
    // then count as expired, so that a reminder of those whose link works would reach nobody.
    const between = { ...after, leaves_at: clockIn(18 * day) };
    expect(await look(between)).toMatchObject({ people: 1, link_until: `${ends_at}:00.000Z` });
    expect(await look({ ...between, status: 'expired' })).toMatchObject({ people: 1 });
    expect((await remind({ ...between, status: 'sent' })).status).toBe(422);
    expect((await remind(between)).body.planned).toBe(true);
    const [{ id }] = (await schedule()).reminders;
    const patch = (payload: object) => owner.call('PATCH', `/survey/schedule/reminders/${id}`, payload);
    expect((await patch({ leaves_at: after.leaves_at })).status).toBe(422);
    await pass(18 * day + 60);
    await tick();
    expect(await reminders(rosa)).toHaveLength(1);
  });

  it('says when the next reminder goes by itself, while there is one', async () => {
    await invite();
    await t.deliverMails();
    const inDays = (moment: string | null) =>
      moment === null ? null : Math.round((Date.parse(moment) - t.now().getTime()) / day / 1000);
    expect(inDays((await look({})).next_automatic)).toBe(4);
    expect(inDays((await schedule()).automatic.next_at)).toBe(4);
    await pass(2 * day);
    expect(inDays((await look({})).next_automatic)).toBe(2);
    await change({ reminders: false });
    expect([(await look({})).next_automatic, (await schedule()).automatic.next_at]).toEqual([null, null]);
  });

  it('can be changed and cancelled until it leaves, and a cancelled one be planned again', async () => {
    const rosa = await invite();
    await t.deliverMails();
    await remind({ leaves_at: clockIn(2 * day), time_zone: 'UTC' });
    const [{ id }] = (await schedule()).reminders;
    const patch = (payload: object) => owner.call('PATCH', `/survey/schedule/reminders/${id}`, payload);
    expect((await patch({ cancelled: true })).body.reminders).toMatchObject([{ state: 'cancelled' }]);
    await pass(2 * day);
    await tick();
    expect(await reminders(rosa)).toEqual([]);
    expect((await patch({ cancelled: false })).status).toBe(422);
    const leaves_at = clockIn(hour);
    expect((await patch({ cancelled: false, leaves_at, words: 'Now.' })).status).toBe(200);
    await pass(hour + 60);
    await tick();
    expect((await reminders(rosa))[0]?.text).toContain('Now.');
    expect((await patch({ words: 'Too late.' })).status).toBe(409);
  });

  it('does not leave for someone who may no longer remind, and nobody else may change it', async () => {
    const anna = await makeMember(t, owner.organisationId, 'admin');
    const hiring = await makeMember(t, owner.organisationId, 'hiring');
    const rosa = await invite();
    await t.deliverMails();
    await remind({ leaves_at: clockIn(2 * day), time_zone: 'UTC' }, anna);
    const [{ id }] = (await schedule()).reminders;
    expect((await hiring.call('GET', '/survey/schedule')).body.reminders).toEqual([]);
    const path = `/survey/schedule/reminders/${id}`;
    expect((await hiring.call('PATCH', path, { cancelled: true })).status).toBe(404);
    const stranger = await makeOwner(t, 'Other');
    expect((await stranger.call('PATCH', path, { cancelled: true })).status).toBe(404);
    await owner.call('DELETE', `/organisation/members/${anna.id}`);
    await pass(2 * day + 60);
    await tick();
    expect(await reminders(rosa)).toEqual([]);
    expect((await schedule()).reminders).toMatchObject([{ state: 'sent', reminded: 0 }]);
  });
});

it('several are withdrawn at once, except people who have begun', async () => {
  const [ana, bo, cy] = [await invite(), await invite(), await invite()];
  const stranger = await makeOwner(t, 'Elsewhere');
  const [letter] = await lettersTo(cy);
  const holder = holderOf(t, cy.email, /http:\/\/\S+responses\S+/.exec(letter?.text ?? '')?.[0] ?? '');
  await holder.acknowledge();
  await holder.save([]);
  await holder.answerAll();
  const ids = [ana.id, bo.id, cy.id];
  expect((await stranger.call('POST', '/survey/responses/withdraw', { ids })).status).toBe(404);
  expect((await owner.call('POST', '/survey/responses/withdraw', { ids })).body).toEqual({
    withdrawn: 2,
    left_out: 1,
  });
  expect([(await one(ana.id)).status, (await one(cy.id)).status]).toEqual(['withdrawn', 'begun']);
});

describe('what was withdrawn a moment ago', () => {
  const withdraw = (ids: string[]) => owner.call('POST', '/survey/responses/withdraw', { ids });
  const restore = async (ids: string[], by = owner) =>
    (await by.call('POST', '/survey/responses/restore', { ids })).body;
  const seats = async () => (await owner.call('GET', '/survey/responses/summary')).body.seats.used;

  it('comes back as it was: with its link and its seat, and without a second mail', async () => {
    const [ana, bo] = [await invite(), await invite()];
    const [letter] = await lettersTo(ana);
    const holder = holderOf(t, ana.email, /http:\/\/\S+responses\S+/.exec(letter?.text ?? '')?.[0] ?? '');
    const used = await seats();
    const ids = [ana.id, bo.id];
    await withdraw(ids);
    expect(await seats()).toBe(used - 2);
    expect((await holder.save([])).status).toBe(410);
    const stranger = await makeOwner(t, 'Elsewhere');
    expect((await restore(ids, stranger)).code).toBe('not_found');
    expect(await restore(ids)).toEqual({ restored: 2, left_out: 0 });
    expect(await restore(ids)).toEqual({ restored: 0, left_out: 2 });
    expect(await seats()).toBe(used);
    await holder.acknowledge();
    expect((await holder.save([])).status).toBe(200);
    expect([(await lettersTo(ana)).length, (await lettersTo(bo)).length]).toEqual([1, 1]);
  });

  it('leaves after all where it had not left yet, also at its launch', async () => {
    const soon = await invite();
    const planned = await invite({ launch_at: clockIn(day), time_zone: 'UTC' });
    const ids = [soon.id, planned.id];
    await withdraw(ids);
    await t.deliverMails();
    await restore(ids);
    expect([(await lettersTo(soon)).length, (await lettersTo(planned)).length]).toEqual([1, 0]);
    await pass(day + 60);
    await tick();
    expect((await lettersTo(planned)).length).toBe(1);
  });

  it('stays withdrawn for people who were invited again, and after an hour', async () => {
    const [ana, bo] = [await invite(), await invite()];
    await withdraw([ana.id, bo.id]);
    const again = await owner.call('POST', '/survey/responses', form({ email: ana.email }));
    expect(again.status).toBe(201);
    expect(await restore([ana.id, bo.id])).toEqual({ restored: 1, left_out: 1 });
    await withdraw([bo.id]);
    await pass(3601);
    expect(await restore([bo.id])).toEqual({ restored: 0, left_out: 1 });
  });
});

describe('the end of a round', () => {
  it('closes the questionnaire and its mails at that moment, and opens it again when it is moved', async () => {
    const rosa = await invite();
    const [letter] = await lettersTo(rosa);
    const holder = holderOf(t, rosa.email, /http:\/\/\S+responses\S+/.exec(letter?.text ?? '')?.[0] ?? '');
    await holder.acknowledge();
    expect((await change({ time_zone: 'UTC', ends_at: clockIn(2 * day) })).status).toBe(200);
    expect((await holder.save([])).status).toBe(200);
    await pass(2 * day + 60);
    const refused = await holder.save([]);
    expect([refused.status, refused.body.message]).toEqual([
      410,
      expect.stringContaining('This round ended on'),
    ]);
    expect((await holder.call('POST', 'fresh-link')).status).toBe(410);
    expect((await one(rosa.id)).status).toBe('expired');
    expect((await owner.call('POST', '/survey/responses/remind', {})).body.reminded).toBe(0);
    expect((await owner.call('POST', '/survey/responses', form())).body.message).toContain(
      'This round has ended',
    );
    expect((await change({ ends_at: null })).body.round.ends_at).toBeNull();
    expect((await holder.save([])).status).toBe(200);
  });

  it('can be now, which a second tab does not put off', async () => {
    const rosa = await invite();
    const [letter] = await lettersTo(rosa);
    const holder = holderOf(t, rosa.email, /http:\/\/\S+responses\S+/.exec(letter?.text ?? '')?.[0] ?? '');
    await holder.acknowledge();
    const { ends_at } = (await change({ time_zone: 'UTC', ends_at: 'now' })).body.round;
    expect(new Date(ends_at ?? '')).toEqual(t.now());
    expect((await holder.save([])).status).toBe(410);
    await pass(3600);
    expect((await change({ ends_at: 'now' })).body.round.ends_at).toBe(ends_at);
    expect((await change({ ends_at: null })).body.round.ends_at).toBeNull();
    expect((await holder.save([])).status).toBe(200);
  });

  it('shortens the links that are sent before it', async () => {
    const ends_at = clockIn(5 * day);
    await invite();
    await change({ time_zone: 'UTC', ends_at });
    const rosa = await invite();
    const [letter] = await lettersTo(rosa);
    const expires = Number(
      new URL(/http:\/\/\S+responses\S+/.exec(letter?.text ?? '')?.[0] ?? '').searchParams.get('e'),
    );
    expect(new Date(expires * 1000).toISOString().slice(0, 16)).toBe(ends_at);
  });
});

it('reminders by themselves keep to the days and the words that the organisation has set', async () => {
  const { remindAutomatically } = await import('./remind.service.ts');
  const run = () => remindAutomatically({ db: t.db, jobs: t.jobs, clock: t.now });
  const changed = await change({ reminder_days: [7, 2], reminder_words: 'Almost there, [first name].' });
  expect(changed.body.automatic).toMatchObject({ reminder_days: [2, 7] });
  const rosa = await invite();
  await t.deliverMails();
  const seen = [];
  for (const days of [1, 1, 3, 2, 7]) {
    await pass(days * day);
    await run();
    seen.push((await lettersTo(rosa)).length - 1);
  }
  expect(seen).toEqual([0, 1, 1, 2, 2]);
  expect((await lettersTo(rosa)).at(-1)?.text).toContain('Almost there, Rosa.');
});
