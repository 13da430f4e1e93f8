import { encodeStatistics } from '@fourfold/measurement';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Actor, makeOwner } from '../../../testing/actors.ts';
import { type InvitedPerson, inviteSample, submitAll } from '../../../testing/simulated-company.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { loadEngine } from '../engine/engine.ts';
import { empty } from '../engine/figures.ts';
import { changeBy, type Figures } from './changes.ts';
import { fold } from './fold.ts';
import { readStatistics } from './read-statistics.ts';
import { findDrift, rebuild } from './rebuild.ts';

let t: TestApp;
let owner: Actor;
let people: InvitedPerson[];
let round: string;

beforeAll(async () => {
  t = await createTestApp({ FREE_SEATS: '100' });
  owner = await makeOwner(t);
  people = await inviteSample(t, owner);
  round = (await t.db.selectFrom('rounds').select('id').executeTakeFirstOrThrow()).id;
  await submitAll(t, people.slice(0, 14));
});

/** Counted again from the answers, without anything that was kept. */
async function recount(figures: Figures): Promise<Record<string, string>> {
  const engine = await loadEngine();
  const rows = await t.db
    .selectFrom('responses as r')
    .innerJoin('response_answers as a', 'a.response_id', 'r.id')
    .innerJoin('response_scores as s', 's.response_id', 'r.id')
    .select(['r.department_id', 's.verdict', 'a.choices', 'a.design_version'])
    .where('r.submitted_at', 'is not', null)
    .execute();
  const counted = rows.filter(({ verdict }) => (verdict === 'unreliable') === (figures === 'left_out'));
  const found: Record<string, string> = {};
  const groups = Map.groupBy(counted, ({ department_id }) => department_id ?? 'none');
  for (const [key, members] of [...groups, ['whole', counted] as const]) {
    if (members.length === 0) continue;
    const statistics = empty(engine);
    for (const member of members) changeBy(engine, statistics, { ...member, sign: 1 });
    found[key] = Buffer.from(encodeStatistics(statistics)).toString('base64');
  }
  return found;
}

async function kept(figures: Figures): Promise<Record<string, string>> {
  const { whole, departments } = await readStatistics(t.db, round, figures);
  const groups = [...departments, ...(whole === null ? [] : [['whole', whole] as const])];
  return Object.fromEntries(
    groups.map(([key, { encoded }]) => [key, Buffer.from(encoded).toString('base64')]),
  );
}

async function expectExact(): Promise<void> {
  for (const figures of ['live', 'left_out'] as const)
    expect(await kept(figures)).toEqual(await recount(figures));
}

const foldNow = () => t.db.transaction().execute((tx) => fold(tx, round));

describe('the statistics of groups', () => {
  it('equal a recount, to the last bit, before and after they are folded', async () => {
    await expectExact();
    await foldNow();
    expect(await t.db.selectFrom('culture_changes').selectAll().execute()).toEqual([]);
    await expectExact();
  });

  it('follow someone into another department, and keep nothing of a department that is removed', async () => {
    const [first] = people;
    await owner.call('POST', '/organisation/departments', { name: 'Elsewhere' });
    await owner.call('PATCH', `/survey/responses/${first?.invitation.id}`, { department: 'Elsewhere' });
    await expectExact();
    const { departments } = (await owner.call('GET', '/organisation/departments')).body;
    const elsewhere = departments.find(({ name }: { name: string }) => name === 'Elsewhere');
    await owner.call('DELETE', `/organisation/departments/${elsewhere.id}`);
    await expectExact();
    expect(Object.keys(await kept('live'))).toContain('none');
  });

  it('lose people who are erased, and what was written down on the way too', async () => {
    const erased = people[1];
    const { choices } = await t.db
      .selectFrom('culture_members')
      .select('choices')
      .where('response_id', '=', erased?.invitation.id ?? '')
      .executeTakeFirstOrThrow();
    expect((await owner.call('DELETE', `/survey/responses/${erased?.invitation.id}`)).status).toBe(204);
    await expectExact();
    const { rows } = await sql<{ n: number }>`
      select (select count(*) from culture_changes where choices = ${choices})
        + (select count(*) from culture_members where choices = ${choices}) as n`.execute(t.db);
    expect(rows[0]?.n).toBe(0);
  });

  it('stay exact when many submit, are folded and erased at the same time', async () => {
    const folding = Promise.all(Array.from({ length: 6 }, foldNow));
    const erasing = people
      .slice(2, 5)
      .map(({ invitation }) => owner.call('DELETE', `/survey/responses/${invitation.id}`));
    const submitting = people.slice(14, 22).map((person) => submitAll(t, [person]));
    await Promise.all([folding, ...erasing, ...submitting]);
    await expectExact();
    await foldNow();
    await expectExact();
  });

  it('follow a row that is deleted behind the product’s back', async () => {
    await t.db
      .deleteFrom('responses')
      .where('id', '=', people[6]?.invitation.id ?? '')
      .execute();
    await expectExact();
  });

  it('count who was invited through withdrawals and erasures', async () => {
    const withdrawn = people.at(-1)?.invitation.id;
    expect((await owner.call('POST', `/survey/responses/${withdrawn}/withdraw`)).status).toBe(200);
    const { rows } = await sql<{ kept: number; counted: number }>`
      select (select sum(people) from culture_invited)::int as kept,
        (select count(*) from responses where kind = 'employee' and withdrawn_at is null)::int as counted`.execute(
      t.db,
    );
    expect(rows[0]?.kept).toBe(rows[0]?.counted);
  });

  it('count people who are invited on a day to come once that day has come', async () => {
    const invited = async () =>
      Number(
        (
          await t.db
            .selectFrom('culture_invited')
            .select((e) => e.fn.sum('people').as('n'))
            .execute()
        )[0]?.n,
      );
    const before = await invited();
    const waiting = people[20]?.invitation.id ?? '';
    const set = (launch_at: string | null, mail_due: string | null) =>
      t.db.updateTable('responses').set({ launch_at, mail_due }).where('id', '=', waiting).execute();
    await set('2027-01-04T09:00', 'invitation');
    expect(await invited()).toBe(before - 1);
    await foldNow();
    expect(await findDrift(t.db)).toEqual([]);
    await set(null, null);
    expect(await invited()).toBe(before);
  });

  it('are found out when they are wrong, and a rebuild puts them right', async () => {
    await foldNow();
    expect(await findDrift(t.db)).toEqual([]);
    const none = Buffer.from(encodeStatistics(empty(await loadEngine())));
    await t.db
      .updateTable('culture_statistics')
      .set({ encoded: none, people: 0 })
      .where('whole', '=', true)
      .execute();
    expect(await findDrift(t.db)).toEqual([round]);
    await rebuild(t.db);
    expect(await findDrift(t.db)).toEqual([]);
    await expectExact();
  });
});
