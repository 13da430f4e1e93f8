import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Actor, makeMember, makeOwner } from '../../testing/actors.ts';
import { details, holderOf } from '../../testing/respondents.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let t: TestApp;
let owner: Actor;
let people: { id: string; email: string }[];
const day = 86_400_000;
let count = 0;

const invite = async (more: object = {}) => {
  count += 1;
  const names = { first_name: 'Rosa', last_name: `Nr${count}`, job_position: 'Buyer', company: 'Acme' };
  const form = { ...names, email: `again-${count}@example.com`, department: 'Sales', ...more };
  return (await owner.call('POST', '/survey/responses', form)).body.response as { id: string; email: string };
};
const ahead = async () => (await owner.call('GET', '/survey/rounds/preview')).body;
const start = (more: object = {}) => owner.call('POST', '/survey/rounds', { invite: 'everybody', ...more });
const leaves_at = () => new Date(t.now().getTime() + 3 * day).toISOString().slice(0, 16);
const plan = async (whom: object) =>
  (
    await owner.call('POST', '/survey/responses/remind', {
      leaves_at: leaves_at(),
      time_zone: 'UTC',
      ...whom,
    })
  ).body;
const planned = async () => {
  const { reminders } = (await owner.call('GET', '/survey/schedule')).body;
  return reminders.map((one: { state: string; whom: { round: number }; people_now: number }) => [
    one.state,
    one.whom.round,
    one.people_now,
  ]);
};

beforeAll(async () => {
  t = await createTestApp({ FREE_SEATS: '100' });
});
beforeEach(async () => {
  owner = await makeOwner(t, 'Acme');
  people = [await invite(), await invite(), await invite()];
  const [first] = people;
  const letter = (await t.deliverMails()).find(({ to }) => to === first?.email);
  const link = /http:\/\/\S+\/survey\/responses\/\S+/.exec(letter?.text ?? '')?.[0] ?? '';
  const holder = holderOf(t, first?.email ?? '', link);
  await holder.acknowledge();
  await holder.answerAll();
  await holder.save([], { is_complete: 1, ...details });
});

describe('a new round', () => {
  it('says before it starts whom it invites, and then invites as many', async () => {
    const launch_at = new Date(t.now().getTime() + 9 * day).toISOString().slice(0, 16);
    await invite({ launch_at, time_zone: 'UTC' });
    await t.db
      .updateTable('responses')
      .set({ no_reminders_at: t.now() })
      .where('id', '=', people[1]?.id ?? '')
      .execute();
    const counted = { number: 2, invited: 3, open: 2, unwilling: 1, waiting: 1, reminders: 0, problem: null };
    expect(await ahead()).toEqual(counted);
    expect((await start()).body.invited).toBe(3);
    expect((await owner.call('GET', '/survey/rounds/preview')).status).toBe(409);
    const viewer = await makeMember(t, owner.organisationId, 'viewer');
    expect((await viewer.call('GET', '/survey/rounds/preview')).status).toBe(403);
  });

  it('tells people who answered before that they are asked again to see what has changed', async () => {
    await start();
    const letters = (await t.deliverMails()).filter(({ subject }) => subject.includes('Acme'));
    const [again, first] = [people[0], people[1]].map((person) =>
      letters.findLast(({ to }) => to === person?.email),
    );
    expect(again?.subject).toBe('What has changed at Acme? 15 minutes');
    expect(again?.text).toContain('You last answered this questionnaire on');
    expect(first?.subject).toBe('Your view of working at Acme: 15 minutes');
    expect(first?.text).not.toContain('You last answered');
  });

  it('cancels reminders that were planned for the round before, and leaves those of candidates', async () => {
    await invite({ kind: 'candidate' });
    await t.deliverMails();
    await plan({ kind: 'candidate' });
    await plan({ kind: 'employee', round: 1 });
    expect(await planned()).toEqual([
      ['planned', 1, 2],
      ['planned', null, 1],
    ]);
    expect((await ahead()).reminders).toBe(1);
    await start();
    expect(await planned()).toEqual([
      ['planned', null, 1],
      ['cancelled', 1, null],
    ]);
  });

  it('carries them over to the same people, if it is asked to', async () => {
    await plan({ kind: 'employee', round: 1 });
    await plan({ ids: [people[1]?.id, people[2]?.id] });
    await start({ reminders: 'carry' });
    expect(await planned()).toEqual([
      ['planned', 2, 2],
      ['planned', 2, 3],
    ]);
  });

  it('leaves them to the round before while nobody is invited again', async () => {
    await plan({ kind: 'employee', round: 1 });
    await start({ invite: 'nobody' });
    expect(await planned()).toEqual([['planned', 1, 2]]);
  });
});

describe('a round that was started without inviting anyone', () => {
  const startEmpty = async () => (await start({ invite: 'nobody' })).body.round.id as string;
  const latest = async (id: string) => (await owner.call('GET', `/survey/rounds/${id}/preview`)).body;
  const inviteAgain = (id: string, form: object = {}) =>
    owner.call('POST', `/survey/rounds/${id}/invitations`, form);
  const cancel = (id: string) => owner.call('DELETE', `/survey/rounds/${id}`);
  const sent = async () => (await owner.call('GET', '/survey/responses?round=2&kind=employee')).body.total;

  it('still invites the people of the round before, once, with what was planned for them', async () => {
    await plan({ kind: 'employee', round: 1 });
    const id = await startEmpty();
    const again = { number: 2, invited: 3, open: 2, unwilling: 0, waiting: 0, reminders: 1, problem: null };
    expect(await latest(id)).toEqual({ again, may_cancel: true });
    await invite();
    expect(await latest(id)).toEqual({ again, may_cancel: false });
    const done = await inviteAgain(id, { reminders: 'carry' });
    expect([done.status, done.body.invited, await sent()]).toEqual([201, 3, 4]);
    expect(await planned()).toEqual([['planned', 2, 4]]);
    expect(await latest(id)).toEqual({ again: null, may_cancel: false });
    expect((await inviteAgain(id)).status).toBe(409);
  });

  it('still invites the rest after one person was invited by hand, and nobody twice', async () => {
    const id = await startEmpty();
    const { email } = people[0] ?? {};
    const again = await invite({ email, last_name: `Nr${count - 2}` });
    await t.db.updateTable('responses').set({ withdrawn_at: t.now() }).where('id', '=', again.id).execute();
    expect((await latest(id)).again).toMatchObject({ invited: 2 });
    expect((await inviteAgain(id)).body.invited).toBe(2);
    expect(await latest(id)).toEqual({ again: null, may_cancel: false });
    expect((await inviteAgain(id)).status).toBe(409);
  });

  it('can be cancelled, and gives back what it took along', async () => {
    const launch_at = new Date(t.now().getTime() + 9 * day).toISOString().slice(0, 16);
    await invite({ launch_at, time_zone: 'UTC' });
    const id = await startEmpty();
    const viewer = await makeMember(t, owner.organisationId, 'viewer');
    expect((await viewer.call('DELETE', `/survey/rounds/${id}`)).status).toBe(403);
    expect((await cancel(id)).status).toBe(204);
    const { rounds } = (await owner.call('GET', '/survey/rounds')).body;
    expect(rounds.map(({ number }: { number: number }) => number)).toEqual([1]);
    expect(await ahead()).toMatchObject({ number: 2, invited: 3, waiting: 1 });
    expect((await cancel(rounds[0].id)).status).toBe(409);
  });

  it('cannot be cancelled any more once someone was invited to it, a candidate too', async () => {
    const id = await startEmpty();
    await invite({ kind: 'candidate' });
    expect((await cancel(id)).status).toBe(409);
  });
});
