import type { Role } from '@fourfold/contract/words';
import { encodeStatistics } from '@fourfold/measurement';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Membership } from '../../../kernel/http/access.ts';
import { type Actor, makeMember, makeOwner } from '../../../testing/actors.ts';
import { type AnsweredCompany, foundCompany, submitIn } from '../../../testing/answered-company.ts';
import { isolates } from '../../../testing/isolates.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addMember, setMemberDepartments } from '../../identity/members/members.repository.ts';
import { individualScope, seesResults } from '../../person/individual-scope.ts';
import { changeBy } from '../1-collect/changes.ts';
import { fold } from '../1-collect/fold.ts';
import type { Group } from '../1-collect/read-statistics.ts';
import { compute } from '../3-estimate/compute-threads.ts';
import { loadEngine } from '../engine/engine.ts';
import { decode, empty } from '../engine/figures.ts';
import { type Viewer, viewerOf } from '../viewer.ts';
import { passGate } from './gate.ts';
import { readVisibleRounds } from './visible-rounds.ts';

let t: TestApp;
let owner: Actor;
beforeAll(async () => {
  t = await createTestApp();
});

const found = async (): Promise<AnsweredCompany> => {
  owner = await makeOwner(t);
  return await foundCompany(t, owner);
};
const submit = (company: AnsweredCompany, department: number, seed: number) =>
  submitIn(t, company, department, seed);

/** Someone who notes all that they are ever shown, in whatever role. */
class Attacker {
  /** Whose answers could be seen one by one at some moment; it is enough that they could. */
  readonly known = new Set<string>();
  /** The sums that were shown, each as who was in it. */
  readonly sums = new Map<string, Set<string>>();
  readonly actor: Actor;
  constructor(actor: Actor) {
    this.actor = actor;
  }

  async membership(): Promise<Membership | null> {
    const row = await t.db
      .selectFrom('memberships')
      .select('role')
      .where('organisation_id', '=', this.actor.organisationId)
      .where('user_id', '=', this.actor.id)
      .executeTakeFirst();
    if (row === undefined) return null;
    const departments = await t.db
      .selectFrom('member_departments')
      .select('department_id')
      .where('user_id', '=', this.actor.id)
      .execute();
    return {
      userId: this.actor.id,
      organisationId: this.actor.organisationId,
      role: row.role as Role,
      grants: [],
      departments: departments.map(({ department_id }) => department_id),
    };
  }

  note(sum: Set<string>): void {
    this.sums.set([...sum].toSorted().join(), sum);
  }
}

const members = (round: string) =>
  t.db.selectFrom('culture_members').selectAll().where('round_id', '=', round).execute();

type Answered = Awaited<ReturnType<typeof members>>[number];

async function sumOf(people: readonly Answered[]): Promise<Buffer> {
  const engine = await loadEngine();
  const statistics = empty(engine);
  for (const person of people) changeBy(engine, statistics, { ...person, sign: 1 });
  return Buffer.from(encodeStatistics(statistics));
}

/** A number of its own for every sum of people, which adds up as they do. */
async function markOf(encoded: Uint8Array): Promise<number> {
  const { values } = decode(await loadEngine(), encoded);
  return Array.from(values).reduce((mark, value, at) => mark + value * (1 + ((at * 7919) % 1009)), 0);
}

/** Of which of these batches a figure is the sum. It is one of them, or the test fails. */
async function batchesIn(
  group: Group | null,
  batches: readonly (readonly Answered[])[],
): Promise<Answered[]> {
  if (group === null) return [];
  const marks = await Promise.all(batches.map(async (batch) => markOf(await sumOf(batch))));
  const wanted = await markOf(group.encoded);
  for (let code = 1; code < 2 ** batches.length; code += 1) {
    const chosen = batches.filter((_, at) => code & (1 << at));
    const mark = marks.reduce((sum, one, at) => sum + (code & (1 << at) ? one : 0), 0);
    if (mark !== wanted) continue;
    const people = chosen.flat();
    expect(Buffer.from(group.encoded).equals(await sumOf(people))).toBe(true);
    expect(group.people).toBe(people.length);
    return people;
  }
  throw new Error('This figure is no sum of whole batches.');
}

const idsOf = (people: readonly Answered[]) => new Set(people.map(({ response_id }) => response_id));

/** What a right lets at: single people, and live figures that are made of these very people and of nobody else. */
async function keepInSight(
  attacker: Attacker,
  { round }: AnsweredCompany,
  membership: Membership,
): Promise<void> {
  const scope = individualScope(membership);
  const rows = await t.db.selectFrom('responses as r').select('r.id').where(seesResults(scope)).execute();
  for (const { id } of rows) attacker.known.add(id);
  const open = new Set(rows.map(({ id }) => id));
  const people = (await members(round)).filter(({ response_id }) => open.has(response_id));
  const viewer = viewerOf(membership);
  for (const department of viewer.own) {
    const { whole } = await passGate({ db: t.db, compute }, viewer, round, { department });
    const inside = people.filter(({ department_id }) => department_id === department);
    expect(whole?.people ?? 0).toBe(inside.length);
    if (whole !== null) expect(Buffer.from(whole.encoded).equals(await sumOf(inside))).toBe(true);
  }
}

/** Every released figure, of every cut. */
async function noteAll(
  attacker: Attacker,
  { round, departments }: AnsweredCompany,
  asking: Viewer,
): Promise<void> {
  const { viewer } = await readVisibleRounds({ db: t.db }, asking);
  const released = (await members(round)).filter(({ batch_id }) => batch_id !== null);
  for (const department of [undefined, ...departments]) {
    if (department !== undefined && viewer.own.includes(department)) continue;
    const filter = department === undefined ? {} : { department };
    const { whole } = await passGate({ db: t.db, compute }, viewer, round, filter);
    const inside = released.filter(
      ({ batch_mixed, batch_department }) =>
        department === undefined || (!batch_mixed && batch_department === department),
    );
    const batches = [...Map.groupBy(inside, ({ batch_id }) => batch_id).values()];
    attacker.note(idsOf(await batchesIn(whole, batches)));
  }
}

const roles = ['viewer', 'hiring', 'manager', 'manager', 'manager', 'admin'] as const;
const some = { weight: 1 };
const step = fc.oneof(
  { weight: 14, arbitrary: fc.record({ kind: fc.constant('submit' as const), at: fc.nat(3) }) },
  { ...some, arbitrary: fc.record({ kind: fc.constant('erase' as const), at: fc.nat(40) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('move' as const), at: fc.nat(40), to: fc.nat(2) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('role' as const),
      who: fc.nat(2),
      role: fc.constantFrom(...roles),
      of: fc.subarray([0, 1, 2], { minLength: 1, maxLength: 2 }),
      leaves: fc.boolean(),
    }),
  },
  { ...some, arbitrary: fc.record({ kind: fc.constant('remove' as const), at: fc.nat(2) }) },
  { ...some, arbitrary: fc.record({ kind: fc.constant('fold' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

interface Life {
  readonly company: AnsweredCompany;
  readonly attackers: readonly Attacker[];
  readonly ids: string[];
}

async function take({ company, attackers, ids }: Life, given: Step, number: number): Promise<void> {
  const { departments, round } = company;
  const at = 'at' in given ? given.at % Math.max(1, ids.length) : 0;
  if (given.kind === 'submit') ids.push(await submit(company, given.at, number));
  else if (given.kind === 'fold') await t.db.transaction().execute((tx) => fold(tx, round));
  else if (given.kind === 'remove')
    await owner.call('DELETE', `/organisation/departments/${departments[given.at]}`);
  else if (given.kind === 'erase' && ids.length > 0) {
    const [id = ''] = ids.splice(at, 1);
    expect((await owner.call('DELETE', `/survey/responses/${id}`)).status).toBe(204);
  } else if (given.kind === 'move' && ids.length > 0) {
    const department = ['One', 'Two', 'Three'][given.to];
    await owner.call('PATCH', `/survey/responses/${ids[at]}`, { department });
  } else if (given.kind === 'role') await giveRole(attackers[given.who], given, company);
}

async function giveRole(
  attacker: Attacker | undefined,
  { role, of, leaves }: Extract<Step, { kind: 'role' }>,
  { departments }: AnsweredCompany,
): Promise<void> {
  if (attacker === undefined) return;
  const { id: userId, organisationId } = attacker.actor;
  const there = await t.db
    .selectFrom('departments')
    .select('id')
    .where(
      'id',
      'in',
      of.map((at) => departments[at] ?? ''),
    )
    .execute();
  const own = role === 'manager' ? there.map(({ id }) => id) : [];
  if (role === 'manager' && own.length === 0) return;
  if (!leaves) {
    const wish = role === 'manager' ? { role, departments: own } : { role };
    expect((await owner.call('PATCH', `/organisation/members/${userId}`, wish)).status).toBe(200);
    return;
  }
  await owner.call('DELETE', `/organisation/members/${userId}`);
  await t.db.transaction().execute(async (tx) => {
    await addMember(tx, { organisationId, userId, role }, t.now());
    await setMemberDepartments(tx, organisationId, userId, own);
  });
}

describe('those who note everything, through roles, departments, leaving, coming back, moves and erasures', () => {
  it('never isolate fewer than five of the people whom they could not see', async () => {
    const life = fc.asyncProperty(
      fc.array(fc.tuple(step, fc.subarray([0, 1, 2])), { minLength: 30, maxLength: 45 }),
      async (steps) => {
        const company = await found();
        const attackers: Attacker[] = [];
        for (const role of ['viewer', 'hiring', 'viewer'] as const) {
          attackers.push(new Attacker(await makeMember(t, owner.organisationId, role)));
        }
        const lived: Life = { company, attackers, ids: [] };
        const ever = new Set<string>();
        for (const [number, [given, looking]] of steps.entries()) {
          await take(lived, given, number);
          for (const id of lived.ids) ever.add(id);
          for (const [who, attacker] of attackers.entries()) {
            const membership = await attacker.membership();
            if (membership === null) continue;
            await keepInSight(attacker, company, membership);
            // Those who may see everyone may, also what others left of people who were erased before.
            if (membership.role === 'admin') for (const id of ever) attacker.known.add(id);
            else if (looking.includes(who)) await noteAll(attacker, company, viewerOf(membership));
          }
        }
        for (const { sums, known } of attackers) {
          const strangers = [...ever].filter((id) => !known.has(id));
          expect(isolates([...sums.values()], strangers)).toEqual([]);
        }
      },
    );
    await fc.assert(life, { numRuns: 4, endOnFailure: true });
  }, 600_000);
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
    for (let n = 0; n < 12; n += 1) await submitIn(t, company, n < 7 ? 0 : 1, n, { released: n === 11 });
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
