import { loadQuestionnaire } from '@fourfold/measurement';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Actor, makeMember, makeOwner } from '../../testing/actors.ts';
import { type DrawnPerson, drawCompany } from '../../testing/drawn-company.ts';
import { assessmentParts, submitAll } from '../../testing/simulated-company.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { findInvitations, inviteCompany } from '../sample-company/invite-company.ts';

/** A company in which nothing differs and nothing changes, until one department does. */
let t: TestApp;
let owner: Actor;
let people: DrawnPerson[];

beforeAll(async () => {
  t = await createTestApp({ FREE_SEATS: '200' });
  owner = await makeOwner(t, 'Harbour');
  people = drawCompany(loadQuestionnaire(), ['One', 'Two', 'Three', 'Four'], 15, 'by lot');
  const parts = await assessmentParts(t);
  const host = { organisationId: owner.organisationId, userId: owner.id, company: 'Acme' };
  const invitations = await inviteCompany(parts, host, people, 'employee');
  await submitAll(
    t,
    invitations.flatMap((invitation, at) => (people[at] ? [{ person: people[at], invitation }] : [])),
  );
}, 240_000);

interface Compared {
  readonly key: string;
  readonly department: string;
}

/** What is said to differ between departments. */
async function differing(kind: string): Promise<Compared[]> {
  const { body } = await owner.call('GET', `/survey/culture/departments?kind=${kind}`);
  return body.departments.flatMap(
    ({ name, differences }: { name: string; differences: Record<string, { stands_out: boolean }> }) =>
      Object.entries(differences)
        .filter(([, { stands_out }]) => stands_out)
        .map(([key]) => ({ department: name, key })),
  );
}

async function answerAgain(): Promise<void> {
  const started = await owner.call('POST', '/survey/rounds', { invite: 'everybody' });
  expect(started.status).toBe(201);
  const rows = await t.db
    .selectFrom('responses')
    .select(['id', 'first_name', 'last_name'])
    .where('round_id', '=', started.body.round.id)
    .execute();
  const invitations = await findInvitations(
    t,
    rows.map(({ id }) => id),
  );
  await submitAll(
    t,
    rows.flatMap(({ id, first_name, last_name }) => {
      const person = people.find((one) => one.firstName === first_name && one.lastName === last_name);
      const invitation = invitations.find((one) => one.id === id);
      return person && invitation ? [{ person, invitation }] : [];
    }),
  );
}

const changed = async (actor: Actor) => {
  const { body } = await actor.call('GET', '/survey/culture/rounds');
  return body as {
    sentence: string;
    people: number;
    changes: { change: { stands_out: boolean; low: number; high: number } }[];
  };
};

describe('a company of people drawn by lot into departments', () => {
  it('has no department that differs', async () => {
    expect(await differing('behaviour')).toEqual([]);
    expect(await differing('perception')).toEqual([]);
    const { body } = await owner.call('GET', '/survey/culture/departments');
    expect(body.sentence).toBe('No department clearly differs from the company as a whole.');
  });

  it('has not changed when its people answer again, no matter who looks', async () => {
    await answerAgain();
    const seen = await changed(owner);
    expect(seen.people).toBeGreaterThan(50);
    expect(seen.changes).toHaveLength(28);
    expect(seen.changes.filter(({ change }) => change.stands_out)).toEqual([]);
    expect(seen.sentence).toBe('Nothing has clearly changed between the two rounds.');
    const behind = await changed(await makeMember(t, owner.organisationId, 'viewer'));
    expect(behind.changes.filter(({ change }) => change.stands_out)).toEqual([]);
    // Their sheets are not read for those behind the gate, so less is known of the same people.
    const width = ({ changes }: typeof seen) =>
      changes.reduce((sum, { change }) => sum + change.high - change.low, 0);
    expect(width(behind)).toBeGreaterThan(width(seen));
    // For their own department, managers are told what the owner is told, and behind the gate elsewhere.
    const [one, two] = (await owner.call('GET', '/organisation/departments')).body.departments;
    const manager = await makeMember(t, owner.organisationId, 'manager');
    await t.db
      .insertInto('member_departments')
      .values({ organisation_id: owner.organisationId, user_id: manager.id, department_id: one.id })
      .execute();
    const of = async (actor: Actor, { id }: { id: string }) =>
      (await actor.call('GET', `/survey/culture/rounds?department=${id}`)).body;
    const theirs = await of(manager, one);
    expect(theirs.both).toBeGreaterThan(10);
    expect([theirs.both, theirs.changes]).toEqual([
      (await of(owner, one)).both,
      (await of(owner, one)).changes,
    ]);
    expect((await of(manager, two)).both).toBe(null);
  }, 120_000);

  it('shows the one department that was moved by a standard deviation in one competency, and nothing else', async () => {
    for (const person of people) if (person.department === 'Two') person.move('agency', 1);
    await answerAgain();
    expect(await differing('behaviour')).toEqual([{ department: 'Two', key: 'agency' }]);
    expect(await differing('perception')).toEqual([]);
  }, 120_000);

  it('says what its five are worth beside the best five', async () => {
    const { body } = await owner.call('GET', '/survey/culture');
    for (const { held } of [body.opportunities, body.barriers]) {
      expect(held.share).toBeGreaterThan(0.3);
      expect(held.low).toBeLessThanOrEqual(held.share);
      expect(held.high).toBeGreaterThanOrEqual(held.share);
      expect(held.sentence).toContain(`${Math.round(100 * held.share)}%`);
    }
  });

  it('says of a score how much people agree, of ten people or more', async () => {
    const { body } = await owner.call('GET', '/survey/culture/scores/agency?of=group');
    expect(body.agreement).toMatchObject({ camps: expect.any(Boolean), sentence: expect.any(String) });
    expect(body.agreement.icc1).toBeGreaterThan(0.05);
    const { body: measure } = await owner.call('GET', '/survey/culture/scores/delegation');
    expect(measure.agreement.agreement).toBeGreaterThanOrEqual(0);
    expect(measure.share.below_people.low).toBeLessThanOrEqual(measure.share.below_people.high);
    const { departments } = (await owner.call('GET', '/survey/culture/departments')).body;
    const [first] = departments;
    const small = await owner.call('GET', `/survey/culture/scores/agency?of=group&department=${first.id}`);
    expect(small.body.agreement === null).toBe(small.body.people < 10);
  });
});
