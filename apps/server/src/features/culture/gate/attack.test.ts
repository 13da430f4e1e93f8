import { encodeStatistics } from '@fourfold/measurement';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../database/id.ts';
import { type Actor, makeMember, makeOwner } from '../../../testing/actors.ts';
import { makeRespondent } from '../../../testing/respondents.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { loadBrain } from '../compute/brain.ts';
import { empty } from '../compute/figures.ts';
import { reckon } from '../compute/reckoners.ts';
import { changeBy } from '../statistics/changes.ts';
import { fold } from '../statistics/fold.ts';
import { look } from './gate.ts';
import { settle } from './settle.ts';

let t: TestApp;
let owner: Actor;
beforeAll(async () => {
  t = await createTestApp();
});

const viewer = () => ({ organisationId: owner.organisationId, gated: true, own: [] as string[] });

interface Company {
  readonly round: string;
  readonly departments: readonly string[];
}

async function found(): Promise<Company> {
  owner = await makeOwner(t);
  const departments = await Promise.all(
    ['One', 'Two', 'Three'].map(async (name) => {
      const id = newId(t.now());
      await t.db
        .insertInto('departments')
        .values({ id, organisation_id: owner.organisationId, name })
        .execute();
      return id;
    }),
  );
  const round = newId(t.now());
  await t.db
    .insertInto('rounds')
    .values({ id: round, organisation_id: owner.organisationId, number: 1, opened_at: t.now() })
    .execute();
  return { round, departments };
}

/** A submission as it lies in the database, each with answers of its own. */
async function submit({ round, departments }: Company, department: number, seed: number): Promise<string> {
  const { questionnaire } = await loadBrain();
  const holder = await makeRespondent(t, owner);
  await t.db
    .updateTable('responses')
    .set({ submitted_at: t.now(), department_id: departments[department] ?? null })
    .where('id', '=', holder.id)
    .execute();
  const choices = Buffer.from(
    questionnaire.design.questions.map(
      ({ options }, at) => 1 + ((seed * 7 + at * (seed + 3)) % options.length),
    ),
  );
  await t.db
    .insertInto('culture_members')
    .values({
      response_id: holder.id,
      organisation_id: owner.organisationId,
      round_id: round,
      department_id: departments[department] ?? null,
      left_out: false,
      design_version: questionnaire.design.version,
      choices,
      submitted_at: t.now(),
    })
    .execute();
  return holder.id;
}

/** Everything that a viewer is shown now: of every cut, who is in it, checked against the figures themselves. */
async function everythingShown({ round, departments }: Company): Promise<Set<string>[]> {
  await settle({ db: t.db, clock: t.now }, round);
  const brain = await loadBrain();
  const members = await t.db
    .selectFrom('culture_members')
    .selectAll()
    .where('round_id', '=', round)
    .where('batch_id', 'is not', null)
    .execute();
  const shown: Set<string>[] = [];
  for (const department of [undefined, ...departments]) {
    const sight = await look(
      { db: t.db, reckon },
      viewer(),
      round,
      department === undefined ? {} : { department },
    );
    const inside = members.filter(
      ({ batch_mixed, batch_department }) =>
        department === undefined || (!batch_mixed && batch_department === department),
    );
    const expected = empty(brain);
    for (const member of inside) changeBy(brain, expected, { ...member, sign: 1 });
    expect(sight.whole === null ? 0 : sight.whole.people).toBe(inside.length);
    if (sight.whole !== null) {
      expect(Buffer.from(sight.whole.encoded).equals(Buffer.from(encodeStatistics(expected)))).toBe(true);
      shown.push(new Set(inside.map(({ response_id }) => response_id)));
    }
  }
  return shown;
}

/** Who is in one of them and not in the other. */
const apart = (one: Set<string>, other: Set<string>) =>
  new Set([...one].filter((id) => !other.has(id)).concat([...other].filter((id) => !one.has(id))));

describe('a viewer who notes everything through submissions and erasures', () => {
  it('never isolates fewer than five people', async () => {
    const step = fc.oneof(
      { weight: 6, arbitrary: fc.record({ erase: fc.constant(false), at: fc.nat(3) }) },
      { weight: 1, arbitrary: fc.record({ erase: fc.constant(true), at: fc.nat(40) }) },
    );
    const life = fc.asyncProperty(fc.array(step, { minLength: 18, maxLength: 30 }), async (steps) => {
      const company = await found();
      const ids: string[] = [];
      const noted: Set<string>[] = [new Set()];
      for (const [number, { erase, at }] of steps.entries()) {
        if (!erase) ids.push(await submit(company, at, number));
        else if (ids.length > 0) {
          const [id = ''] = ids.splice(at % ids.length, 1);
          expect((await owner.call('DELETE', `/survey/responses/${id}`)).status).toBe(204);
        }
        if (number % 4 === 0) await t.db.transaction().execute((tx) => fold(tx, company.round));
        noted.push(...(await everythingShown(company)));
      }
      const distinct = [...new Map(noted.map((set) => [[...set].sort().join(), set])).values()];
      for (const [index, one] of distinct.entries()) {
        for (const other of distinct.slice(index + 1)) {
          expect(apart(one, other).size).toBeGreaterThanOrEqual(5);
          for (const third of distinct) {
            const rest = apart(apart(one, other), third).size;
            if (rest > 0) expect(rest).toBeGreaterThanOrEqual(5);
          }
        }
      }
    });
    await fc.assert(life, { numRuns: 4 });
  }, 120_000);
});

describe('behind the gate', () => {
  it('nothing is shown of four, something of five, and nothing moves until there are five more', async () => {
    const company = await found();
    const colleague = await makeMember(t, owner.organisationId, 'viewer');
    const shown = async () => (await colleague.call('GET', '/survey/culture')).body;
    const before = await shown();
    expect(before).toMatchObject({ state: 'sample', gate: { gated: true } });
    for (let n = 0; n < 4; n += 1) await submit(company, 0, n);
    expect(await shown()).toEqual(before);
    await submit(company, 0, 4);
    const five = await shown();
    expect(five).toMatchObject({ state: 'figures', people: 5, gate: { gated: true } });
    for (let n = 5; n < 9; n += 1) await submit(company, 0, n);
    expect(await shown()).toEqual(five);
    await submit(company, 0, 9);
    expect(await shown()).toMatchObject({ people: 10 });
    expect((await owner.call('GET', '/survey/culture')).body).toMatchObject({ people: 10 });
  }, 60_000);

  it('no filter, file or list says more than the page', async () => {
    const company = await found();
    const colleague = await makeMember(t, owner.organisationId, 'viewer');
    for (let n = 0; n < 12; n += 1) await submit(company, n < 7 ? 0 : 1, n);
    for (const narrow of [
      'position=Buyer',
      'company=Acme',
      'from=2026-01-01',
      'to=2027-01-01',
      'include=left_out',
    ]) {
      const { body } = await colleague.call('GET', `/survey/culture?${narrow}`);
      expect(body).toMatchObject({
        state: 'withheld',
        withheld: { reason: 'filter_shows_people' },
        opportunities: null,
      });
      const file = await colleague.call(
        'GET',
        `/survey/culture/export?part=opportunities&format=csv&${narrow}`,
      );
      expect(file.body.trim().split('\r\n')).toHaveLength(1);
    }
    const people = `/survey/culture/heatmap/people?department=${company.departments[0]}`;
    expect((await colleague.call('GET', people)).status).toBe(403);
    expect((await colleague.call('GET', '/survey/culture/left-out')).status).toBe(403);
    expect((await colleague.call('GET', '/survey/culture/missing')).status).toBe(403);
    const { departments } = (await colleague.call('GET', '/survey/culture/heatmap')).body;
    const counts = departments.map((row: { people: number }) => row.people);
    expect(counts.toSorted()).toEqual([0, 5, 7]);
  }, 60_000);

  it('a manager sees the own department live, and no batch that the own people could be taken out of', async () => {
    const company = await found();
    const [mine = ''] = company.departments;
    const manager = await makeMember(t, owner.organisationId, 'manager');
    await t.db
      .insertInto('member_departments')
      .values({ organisation_id: owner.organisationId, user_id: manager.id, department_id: mine })
      .execute();
    // A mixed batch: three of the own department and four others.
    for (let n = 0; n < 7; n += 1) await submit(company, n < 3 ? 0 : n < 5 ? 1 : 2, n);
    expect((await manager.call('GET', '/survey/culture')).body).toMatchObject({
      state: 'withheld',
      people: 0,
    });
    expect((await manager.call('GET', `/survey/culture?department=${mine}`)).body).toMatchObject({
      state: 'figures',
      people: 3,
    });
    const other = await manager.call(
      'GET',
      `/survey/culture/heatmap/people?department=${company.departments[1]}`,
    );
    expect(other.body.people).toEqual([]);
    for (let n = 7; n < 12; n += 1) await submit(company, 1, n);
    expect((await manager.call('GET', '/survey/culture')).body).toMatchObject({
      state: 'figures',
      people: 5,
    });
  }, 60_000);

  it('an erasure shows no more than the batch that was known already, and leaves nothing of the answers', async () => {
    const company = await found();
    const colleague = await makeMember(t, owner.organisationId, 'viewer');
    const ids: string[] = [];
    for (let n = 0; n < 10; n += 1) ids.push(await submit(company, 0, n));
    const before = (await colleague.call('GET', '/survey/culture')).body;
    const erased = ids[2] ?? '';
    const { choices } = await t.db
      .selectFrom('culture_members')
      .select('choices')
      .where('response_id', '=', erased)
      .executeTakeFirstOrThrow();
    await owner.call('DELETE', `/survey/responses/${erased}`);
    const after = (await colleague.call('GET', '/survey/culture')).body;
    expect([before.people, after.people]).toEqual([10, 5]);
    expect(after.participation.invited).toBe(before.participation.invited);
    const left = await t.db
      .selectFrom('culture_changes')
      .select('id')
      .where('organisation_id', '=', owner.organisationId)
      .where('choices', '=', choices)
      .execute();
    expect(left).toEqual([]);
    // What is left of the batch comes back only with five new ones.
    for (let n = 10; n < 14; n += 1) await submit(company, 0, n);
    expect((await colleague.call('GET', '/survey/culture')).body.people).toBe(5);
    await submit(company, 0, 14);
    expect((await colleague.call('GET', '/survey/culture')).body.people).toBe(14);
  }, 60_000);
});
