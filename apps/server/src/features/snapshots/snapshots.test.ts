import { messages } from '@fourfold/contract/words';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Actor, makeMember, makeOwner } from '../../testing/actors.ts';
import { type AnsweredCompany, foundCompany, openRound, submitIn } from '../../testing/answered-company.ts';
import { addLearnedVersion } from '../../testing/learned-version.ts';
import { followSnapshot, shareSnapshot } from '../../testing/snapshots.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let t: TestApp;
let owner: Actor;
let company: AnsweredCompany;
beforeAll(async () => {
  t = await createTestApp();
});
beforeEach(async () => {
  owner = await makeOwner(t, 'Boardroom');
  company = await foundCompany(t, owner, ['Sales', 'Operations', 'Finance']);
});

const [sales, operations, finance] = [0, 1, 2];
let submitted = 0;
const submit = async (...departments: readonly number[]): Promise<string[]> => {
  const ids: string[] = [];
  for (const department of departments) ids.push(await submitIn(t, company, department, submitted++));
  return ids;
};
const five = (department: number) => Array<number>(5).fill(department);
const open = async (link: string) => {
  const answer = await followSnapshot(t, link);
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
};
const listed = async () => (await owner.call('GET', '/snapshots')).body.snapshots;

describe('a snapshot', () => {
  it('is made after a look at what it shows, and shows everyone the same when new answers have come', async () => {
    await submit(...five(sales), ...five(operations));
    const { snapshot, preview } = await shareSnapshot(owner, { title: 'For the board' });
    expect(snapshot).toMatchObject({ title: 'For the board', state: 'open', openings: 0, newer: null });
    expect(Date.parse(snapshot.expires_at) - t.now().getTime()).toBe(30 * 86_400_000);

    const before = await open(snapshot.url);
    expect(before.status).toBe(200);
    expect(before.headers['cache-control']).toContain('no-store');
    expect(before.body.figures).toEqual(preview.figures);
    expect(before.body.figures).toMatchObject({ people: 10, departments: 2, organisation: 'Boardroom' });

    await submit(...five(finance));
    await owner.call('PATCH', '/organisation', { name: 'Another name' });
    expect((await owner.call('GET', '/survey/culture')).body.people).toBe(15);
    expect((await open(snapshot.url)).body).toEqual(before.body);
    expect(await listed()).toMatchObject([{ openings: 2, newer: 'answers', made_by: expect.any(String) }]);
  });

  it('holds what is released and nobody in particular, though its maker sees everyone', async () => {
    const ids = await submit(...five(sales), ...five(operations), finance, finance);
    expect((await owner.call('GET', '/survey/culture')).body.people).toBe(12);
    const { snapshot } = await shareSnapshot(owner);
    const { figures } = (await open(snapshot.url)).body;
    expect(figures.people).toBe(10);
    const kept = JSON.stringify(await t.db.selectFrom('snapshots').selectAll().execute());
    expect(kept).not.toContain('Finance');
    for (const id of ids) expect(kept).not.toContain(id);
  });

  it('counts the people invited as Culture does on that day, without anyone withdrawn or erased since', async () => {
    await t.db.updateTable('organisations').set({ seats_bought: 20 }).execute();
    const form = { first_name: 'Rosa', last_name: 'Lind', job_position: 'Buyer', company: 'Boardroom' };
    const invite = async (email: string) =>
      (await owner.call('POST', '/survey/responses', { ...form, email, department: 'Sales' })).body.response
        .id;
    const [gone, erased] = [await invite('gone@example.com'), await invite('erased@example.com')];
    await invite('silent@example.com');
    await submit(...five(sales), ...five(operations));
    await owner.call('POST', `/survey/responses/${gone}/withdraw`);
    await owner.call('DELETE', `/survey/responses/${erased}`);
    const { participation } = (await owner.call('GET', '/survey/culture')).body;
    expect(participation.invited).toBe(11);
    const { preview } = await shareSnapshot(owner);
    expect(preview.figures.heard).toContain('of the 11 people invited');
  });

  it('leaves departments out when it is made without them', async () => {
    await submit(...five(sales), ...five(operations));
    const { snapshot } = await shareSnapshot(owner, {}, false);
    const { figures } = (await open(snapshot.url)).body;
    expect(figures.departments).toBeNull();
    expect(JSON.stringify(figures)).not.toMatch(/Sales|Operations/);
  });

  it('shows no batch that a manager with the link could take apart', async () => {
    const manager = await makeMember(t, owner.organisationId, 'manager');
    const at = { organisation_id: owner.organisationId, user_id: manager.id };
    await t.db
      .insertInto('member_departments')
      .values({ ...at, department_id: company.departments[finance] ?? '' })
      .execute();
    await submit(...five(sales), finance, finance, finance, finance, operations);
    const viewer = await makeMember(t, owner.organisationId, 'viewer');
    // A viewer sees the mixed five, of whom the manager knows four.
    expect((await viewer.call('GET', '/survey/culture')).body.people).toBe(10);
    const { snapshot } = await shareSnapshot(owner);
    expect((await open(snapshot.url)).body.figures.people).toBe(5);
    // And nothing of it can be told by someone who gets to know these people later.
    const shown = await t.db.selectFrom('culture_shown').selectAll().execute();
    expect(shown.filter(({ user_id }) => user_id === viewer.id || user_id === manager.id)).toHaveLength(2);
  });

  it('is not made of figures that have moved since they were looked at, or of none', async () => {
    const nothing = await owner.call('GET', '/snapshots/preview');
    expect([nothing.status, nothing.body.message]).toEqual([409, messages.snapshotNothing()]);
    await submit(...five(sales));
    const { version } = (await owner.call('GET', '/snapshots/preview')).body;
    await submit(...five(operations));
    const late = await owner.call('POST', '/snapshots', { title: 'Late', version });
    expect([late.status, late.body.message]).toEqual([409, messages.snapshotMoved()]);
    expect(await listed()).toEqual([]);
  });

  it('says in the list that newer keys or a newer round would show something else', async () => {
    await submit(...five(sales));
    const { snapshot } = await shareSnapshot(owner);
    t.pass(1);
    company = { ...company, round: await openRound(t, owner, 2) };
    await submit(...five(sales));
    expect(await listed()).toMatchObject([{ id: snapshot.id, newer: 'round' }]);
    const learned = await addLearnedVersion(t, 1);
    const [{ newer, keys }] = await listed();
    expect([newer, keys]).toEqual(['keys', snapshot.keys]);
    expect(keys).not.toBe(learned);
    expect((await open(snapshot.url)).body.figures.keys).toBe(snapshot.keys);
  });
});

describe('the link of a snapshot', () => {
  beforeEach(async () => {
    await submit(...five(sales));
  });

  it('ends when its time is over, when it is revoked and when the snapshot is deleted, each in a sentence', async () => {
    const { snapshot: short } = await shareSnapshot(owner, { days: '7' });
    const { snapshot } = await shareSnapshot(owner);
    const revoked = await owner.call('POST', `/snapshots/${snapshot.id}/revoke`);
    expect(revoked.body.snapshot).toMatchObject({ state: 'revoked', url: null });
    expect(await open(snapshot.url)).toMatchObject({
      status: 410,
      body: { code: 'gone', message: messages.snapshotRevoked() },
    });
    expect((await owner.call('DELETE', `/snapshots/${snapshot.id}`)).status).toBe(204);
    expect(await open(snapshot.url)).toMatchObject({
      status: 410,
      body: { code: 'gone', message: messages.snapshotGone() },
    });
    t.pass(7 * 86_400 - 60);
    expect((await open(short.url)).status).toBe(200);
    t.pass(61);
    for (const what of ['openings', 'snapshot.pdf', 'snapshot.pptx']) {
      const answer = await followSnapshot(t, short.url, what);
      expect(answer.json()).toMatchObject({ code: 'link_expired', message: messages.snapshotExpired() });
    }
    const forged = await open(short.url.replace(/e=\d+/, 'e=4000000000'));
    expect(forged).toMatchObject({ status: 401, body: { code: 'link_invalid' } });
  });

  it('is made, revoked and deleted by owners and admins, and written down without a reader’s name', async () => {
    const { snapshot } = await shareSnapshot(owner);
    for (const role of ['manager', 'hiring', 'viewer'] as const) {
      const member = await makeMember(t, owner.organisationId, role);
      expect((await member.call('GET', '/snapshots')).status).toBe(403);
      expect((await member.call('POST', `/snapshots/${snapshot.id}/revoke`)).status).toBe(403);
      // With the link, they read it like everyone else.
      expect((await open(snapshot.url)).status).toBe(200);
    }
    const admin = await makeMember(t, owner.organisationId, 'admin');
    t.pass(1);
    expect((await admin.call('POST', `/snapshots/${snapshot.id}/revoke`)).status).toBe(200);
    t.pass(1);
    await admin.call('DELETE', `/snapshots/${snapshot.id}`);
    const { entries } = (await owner.call('GET', '/organisation/audit-log')).body;
    const about = entries.filter(({ details }: { details: object }) => 'snapshot' in details);
    expect(about.map(({ action }: { action: string }) => action)).toEqual([
      'snapshot.deleted',
      'snapshot.revoked',
      'snapshot.made',
    ]);
    expect(about[1].details).toEqual({ snapshot: snapshot.id, openings: '3' });
  });

  it('belongs to the organisation: it outlives its maker, and ends with the organisation', async () => {
    const admin = await makeMember(t, owner.organisationId, 'admin');
    const { snapshot } = await shareSnapshot(admin);
    await t.db.deleteFrom('users').where('id', '=', admin.id).execute();
    expect((await open(snapshot.url)).status).toBe(200);
    expect(await listed()).toMatchObject([{ made_by: null, state: 'open' }]);
    await t.db.deleteFrom('organisations').where('id', '=', owner.organisationId).execute();
    expect(await open(snapshot.url)).toMatchObject({ status: 410, body: { code: 'gone' } });
  });

  it('goes on showing the group when someone in it is erased, and their name nowhere', async () => {
    const { snapshot } = await shareSnapshot(owner);
    const before = await open(snapshot.url);
    const { body } = await owner.call('GET', '/survey/responses?per_page=100');
    const [person] = body.responses;
    expect((await owner.call('DELETE', `/survey/responses/${person.id}`)).status).toBe(204);
    expect((await open(snapshot.url)).body).toEqual(before.body);
    expect(await listed()).toMatchObject([{ newer: 'answers' }]);
  });
});
