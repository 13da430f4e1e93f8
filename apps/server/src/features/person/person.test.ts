import type { Role } from '@fourfold/contract/words';
import { DESIGN_VERSION } from '@fourfold/measurement';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../kernel/database/id.ts';
import { type Actor, makeMember, makeOwner } from '../../testing/actors.ts';
import { openRound } from '../../testing/answered-company.ts';
import { addLearnedVersion } from '../../testing/learned-version.ts';
import { type LinkHolder, makeRespondent } from '../../testing/respondents.ts';
import { makeSubmission } from '../../testing/submissions.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let t: TestApp;
let owner: Actor;
let rosa: LinkHolder;
beforeAll(async () => {
  t = await createTestApp();
});
beforeEach(async () => {
  owner = await makeOwner(t);
  rosa = await makeSubmission(t, owner);
});

const profile = (actor: Actor, { id }: { id: string } = rosa) =>
  actor.call('GET', `/survey/responses/${id}/profile`);
const update = (values: object, { id } = rosa) =>
  t.db.updateTable('responses').set(values).where('id', '=', id).execute();
/** What the person was promised, changed to what it might have been. */
const promise = (individuals: Role[], in_departments: Role[] = []) =>
  update({
    visibility: JSON.stringify({ version: '1', individuals, in_departments, statements: [] }),
  });
const intoDepartment = async (name: string): Promise<string> => {
  const { body } = await owner.call('POST', '/organisation/departments', { name });
  await update({ department_id: body.department.id });
  return body.department.id;
};
const managerOf = async (departmentId: string): Promise<Actor> => {
  const manager = await makeMember(t, owner.organisationId, 'manager');
  await owner.call('PATCH', `/organisation/members/${manager.id}`, { departments: [departmentId] });
  return manager;
};

describe('one person’s results', () => {
  it('come with an interval on every score, and with the answers that moved it', async () => {
    const { status, body } = await profile(owner);
    expect(status).toBe(200);
    expect(body.response).toMatchObject({ id: rosa.id, last_name: 'Respondent', department: 'Sales' });
    expect([body.groups.length, body.measures.length]).toEqual([28, 168]);
    for (const { score, low, high, pulls, name } of [...body.groups, ...body.measures]) {
      expect(low <= score && score <= high && low < high).toBe(true);
      expect(name).toMatch(/^[A-Z]/);
      expect(pulls.length).toBeGreaterThan(0);
      for (const { question, answer, points } of pulls) expect(question && answer && points).toBeTruthy();
      const sizes = pulls.map(({ points }: { points: number }) => Math.abs(points));
      expect(sizes).toEqual(sizes.toSorted((a: number, b: number) => b - a));
    }
    const groups = new Set(body.groups.map(({ key }: { key: string }) => key));
    for (const { group } of body.measures) expect(groups).toContain(group);
  });

  it('say what a side of a score looks like at work, and nothing where it is balanced', async () => {
    const { measures } = (await profile(owner)).body;
    for (const { band, kind, side, meaning, suggestion } of measures) {
      if (band === 'balanced') expect([meaning, suggestion]).toEqual([null, null]);
      else expect(meaning).toMatch(/\w/);
      if (band !== 'balanced' && (kind === 'behaviour' || side === 'low')) expect(suggestion).toMatch(/\w/);
    }
  });

  it('name an area only where it is more probable than not', async () => {
    const { overactivated, development_areas } = (await profile(owner)).body;
    for (const { name, probability, label } of [overactivated, ...development_areas].filter(Boolean)) {
      expect(name).toMatch(/^(Improve|Reduce) /);
      expect(probability).toBeGreaterThanOrEqual(0.5);
      // It is shown in hundredths, so 0.8 may be either.
      if (probability !== 0.8) expect(label).toBe(probability > 0.8 ? 'clear' : 'likely');
    }
  });

  it('say openly when the answers should not be trusted', async () => {
    expect((await profile(owner)).body.quality).toMatchObject({
      verdict: 'unreliable',
      left_out: true,
      reasons: expect.arrayContaining([expect.stringMatching(/154 times in a row/)]),
    });
  });

  it('are not there before the submission, nor for an unknown person', async () => {
    const begun = await makeRespondent(t, owner);
    expect((await profile(owner, begun)).status).toBe(409);
    expect((await profile(owner, { id: newId(t.now()) })).status).toBe(404);
  });

  it('are compared with the round before, each change with its interval', async () => {
    const again = await makeSubmission(t, owner);
    const round = newId(t.now());
    await t.db
      .insertInto('rounds')
      .values({
        id: round,
        organisation_id: owner.organisationId,
        number: 2,
        opened_at: t.now(),
        design_version: DESIGN_VERSION,
      })
      .execute();
    const { person_id } = await t.db
      .selectFrom('responses')
      .select('person_id')
      .where('id', '=', rosa.id)
      .executeTakeFirstOrThrow();
    await update({ person_id, round_id: round }, again);

    const { body } = await profile(owner, again);
    expect(body.rounds).toMatchObject([
      { response_id: again.id, number: 2 },
      { response_id: rosa.id, number: 1 },
    ]);
    expect(body.changes).toHaveLength(28);
    for (const { change, low, high } of body.changes) expect(low < change && change < high).toBe(true);
    expect(body).toMatchObject({ keys_version: DESIGN_VERSION, earlier_keys_version: null });
    // The change shows the earlier figures too, so that it is told on both pages who has seen them.
    const seen = () =>
      t.db
        .selectFrom('profile_views')
        .select('response_id')
        .where('user_id', '=', owner.id)
        .where('response_id', 'in', [rosa.id, again.id])
        .execute();
    expect((await seen()).map(({ response_id }) => response_id).toSorted()).toEqual(
      [rosa.id, again.id].toSorted(),
    );
    expect((await profile(owner, rosa)).body.changes).toEqual([]);
  });

  it('name the keys of both rounds where the one before asked another version', async () => {
    const another = '1';
    const learned = await addLearnedVersion(t, 1, another);
    const [before, after] = [await openRound(t, owner, 2, another), await openRound(t, owner, 3)];
    const earlier = await makeSubmission(t, owner, 'employee', { round_id: before });
    const later = await makeSubmission(t, owner, 'employee', { round_id: after });
    const { person_id } = await t.db
      .selectFrom('responses')
      .select('person_id')
      .where('id', '=', earlier.id)
      .executeTakeFirstOrThrow();
    await update({ person_id }, later);
    const { body } = await profile(owner, later);
    expect(body).toMatchObject({ keys_version: DESIGN_VERSION, earlier_keys_version: learned });
    expect(body.changes).toHaveLength(28);
    const { body: alone } = await profile(owner, earlier);
    expect(alone).toMatchObject({ keys_version: learned, earlier_keys_version: null });
  });
});

describe('who sees them', () => {
  it('is the role table’s matter, managers in their own departments', async () => {
    const sales = await intoDepartment('Sales');
    const other = await owner.call('POST', '/organisation/departments', { name: 'Other' });
    expect((await profile(await makeMember(t, owner.organisationId, 'admin'))).status).toBe(200);
    expect((await profile(await managerOf(sales))).status).toBe(200);
    expect((await profile(await managerOf(other.body.department.id))).status).toBe(404);
    expect((await profile(await makeMember(t, owner.organisationId, 'hiring'))).status).toBe(404);
    expect((await profile(await makeMember(t, owner.organisationId, 'viewer'))).status).toBe(403);
    const carl = await makeSubmission(t, owner, 'candidate');
    expect((await profile(await makeMember(t, owner.organisationId, 'hiring'), carl)).status).toBe(200);
  });

  it('is also what the person was promised, and the list says so', async () => {
    const admin = await makeMember(t, owner.organisationId, 'admin');
    const listed = async () => (await admin.call('GET', '/survey/responses')).body.responses[0];
    expect(await listed()).toMatchObject({ id: rosa.id, status: 'submitted', results: true });
    await promise(['owner']);
    expect((await profile(admin)).body).toMatchObject({
      code: 'forbidden',
      message: expect.stringMatching(/promised/),
    });
    expect(await listed()).toMatchObject({ id: rosa.id, status: 'submitted', results: false });
    expect((await profile(owner)).status).toBe(200);
  });
});

describe('who has seen them', () => {
  const views = () =>
    t.db
      .selectFrom('profile_views')
      .select(['user_id', 'role', 'shown'])
      .where('response_id', '=', rosa.id)
      .orderBy('viewed_at')
      .execute();

  it('is noted once an hour for each, and only when they were shown', async () => {
    const admin = await makeMember(t, owner.organisationId, 'admin');
    await profile(owner);
    await profile(owner);
    await profile(await makeMember(t, owner.organisationId, 'hiring'));
    t.pass(3599);
    await profile(owner);
    await profile(admin);
    expect(await views()).toEqual([
      { user_id: owner.id, role: 'owner', shown: 'profile' },
      { user_id: admin.id, role: 'admin', shown: 'profile' },
    ]);
    t.pass(2);
    await profile(owner);
    expect(await views()).toHaveLength(3);
  });

  it('goes with the response when it is erased', async () => {
    await profile(owner);
    await owner.call('DELETE', `/survey/responses/${rosa.id}`);
    expect(await views()).toEqual([]);
  });
});
