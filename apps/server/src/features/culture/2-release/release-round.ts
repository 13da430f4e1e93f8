import { leastPeople } from '@fourfold/contract/words';
import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../../kernel/database/database.ts';
import { newId } from '../../../kernel/database/id.ts';
import type { DB } from '../../../kernel/database/schema.generated.ts';
import type { Parts } from '../../../kernel/parts.ts';
import { lockRound } from '../1-collect/fold.ts';
import { designOfRound } from '../engine/engine-of-round.ts';
import { type Batch, formBatches, type Waiting } from './form-batches.ts';

/** Releases what can be released of a round. Quick when nothing can. */
export async function releaseRound(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  roundId: string,
): Promise<void> {
  // Answers to another design are in no figure, so they make no batch larger.
  const version = await designOfRound(db, roundId);
  if ((await countNew(db, roundId, version)) < leastPeople) return;
  await db.transaction().execute(async (tx) => {
    if (!(await lockRound(tx, roundId))) return;
    const waiting = await listWaiting(tx, roundId, version);
    const invited = await countStillInvited(tx, roundId, clock());
    const batches = formBatches(waiting, (department) => invited.get(department) ?? 0);
    if (batches.length === 0) return;
    const number = await nextRelease(tx, roundId);
    await release(tx, batches, number, clock());
    await noteRelease(tx, roundId, clock());
  });
}

/** Counted one after the other in an organisation: no release becomes visible before one of a smaller number. */
async function nextRelease(tx: Transaction<DB>, roundId: string): Promise<number> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended('release ' || organisation_id, 0)) from rounds
    where id = ${roundId}`.execute(tx);
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(b.release), 0) + 1 as next from rounds r
    left join culture_batch_members b on b.organisation_id = r.organisation_id where r.id = ${roundId}`.execute(
    tx,
  );
  return rows[0]?.next ?? 1;
}

async function countNew(db: Queries, roundId: string, designVersion: string): Promise<number> {
  const { count } = await db
    .selectFrom('culture_members')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('round_id', '=', roundId)
    .where('batch_id', 'is', null)
    .where('left_out', '=', false)
    .where('seen', '=', false)
    .where('design_version', '=', designVersion)
    .executeTakeFirstOrThrow();
  return count;
}

async function listWaiting(tx: Transaction<DB>, roundId: string, designVersion: string): Promise<Waiting[]> {
  return await tx
    .selectFrom('culture_members')
    .select(['response_id as id', 'department_id as department', 'seen'])
    .where('round_id', '=', roundId)
    .where('batch_id', 'is', null)
    .where('left_out', '=', false)
    .where('design_version', '=', designVersion)
    .orderBy('submitted_at')
    .orderBy('response_id')
    .forUpdate()
    .execute();
}

async function countStillInvited(
  tx: Transaction<DB>,
  roundId: string,
  now: Date,
): Promise<ReadonlyMap<string | null, number>> {
  const rows = await tx
    .selectFrom('responses')
    .select((expression) => ['department_id', expression.fn.countAll<number>().as('count')])
    .where('round_id', '=', roundId)
    .where('kind', '=', 'employee')
    .where('submitted_at', 'is', null)
    .where('declined_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', now)
    .groupBy('department_id')
    .execute();
  return new Map(rows.map(({ department_id, count }) => [department_id, count]));
}

/** Marks the members, writes down that their answers are released now, and for good who was in which batch. */
async function release(
  tx: Transaction<DB>,
  batches: readonly Batch[],
  number: number,
  now: Date,
): Promise<void> {
  const rows = batches.flatMap((batch) => membersOf(batch, newId(now)));
  for (let from = 0; from < rows.length; from += atOnce)
    await releaseSome(tx, rows.slice(from, from + atOnce), number);
}

/** Thousands of batches may be released at once, and people who submit meanwhile wait for the last of them. */
const atOnce = 2000;

type Member = ReturnType<typeof membersOf>[number];

function membersOf({ mixed, department, members }: Batch, batchId: string) {
  const size = members.length;
  const freshSize = members.filter(({ seen }) => !seen).length;
  return members.map(({ id, seen }) => ({ id, batchId, department, mixed, size, freshSize, fresh: !seen }));
}

async function releaseSome(tx: Transaction<DB>, rows: readonly Member[], number: number): Promise<void> {
  const column = <K extends keyof Member>(key: K) => rows.map((row) => row[key]);
  await sql`
    with wanted as (
      select * from unnest(${column('id')}::uuid[], ${column('batchId')}::uuid[], ${column('department')}::uuid[],
        ${column('mixed')}::bool[], ${column('fresh')}::bool[], ${column('size')}::int[], ${column('freshSize')}::int[])
        as w (response_id, batch_id, department_id, mixed, fresh, size, fresh_size)),
    released as (
      update culture_members m set batch_id = w.batch_id, batch_department = w.department_id, batch_mixed = w.mixed,
        seen = true
      from wanted w where m.response_id = w.response_id returning m.*, w.fresh, w.size, w.fresh_size),
    kept as (
      insert into culture_batch_members
        (organisation_id, round_id, batch_id, response_id, release, size, fresh_size, fresh)
      select organisation_id, round_id, batch_id, response_id, ${number}::int, size, fresh_size, fresh from released)
    insert into culture_changes
      (organisation_id, round_id, figures, in_department, department_id, sign, design_version, choices)
    select organisation_id, round_id, 'released', not batch_mixed, batch_department, 1, design_version, choices
    from released`.execute(tx);
}

/** How many were invited is told as of the last release: it must not move with an erasure. */
const noteRelease = (tx: Transaction<DB>, roundId: string, now: Date) =>
  sql`
    insert into culture_releases (round_id, organisation_id, invited, released_at)
    select r.id, r.organisation_id, coalesce(sum(i.people), 0), ${now}::timestamptz
    from rounds r left join culture_invited i on i.round_id = r.id where r.id = ${roundId} group by r.id
    on conflict (round_id) do update set invited = excluded.invited, released_at = excluded.released_at`.execute(
    tx,
  );
