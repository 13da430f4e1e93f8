import { leastPeople } from '@fourfold/contract';
import { sql, type Transaction } from 'kysely';
import type { Database, Queries } from '../../../database/database.ts';
import { newId } from '../../../database/id.ts';
import type { DB } from '../../../database/schema.generated.ts';
import { lockRound } from '../statistics/fold.ts';
import { type Batch, formBatches, type Waiting } from './form-batches.ts';

interface Parts {
  readonly db: Database;
  readonly clock: () => Date;
}

/** Releases what can be released of a round. Quick when nothing can; asked before anybody behind the gate is answered. */
export async function settle({ db, clock }: Parts, roundId: string): Promise<void> {
  if ((await countNew(db, roundId)) < leastPeople) return;
  await db.transaction().execute(async (tx) => {
    if (!(await lockRound(tx, roundId))) return;
    const waiting = await listWaiting(tx, roundId);
    const invited = await countStillInvited(tx, roundId, clock());
    const batches = formBatches(waiting, (department) => invited.get(department) ?? 0);
    for (const batch of batches) await release(tx, batch, newId(clock()));
    if (batches.length > 0) await noteRelease(tx, roundId, clock());
  });
}

async function countNew(db: Queries, roundId: string): Promise<number> {
  const { count } = await db
    .selectFrom('culture_members')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('round_id', '=', roundId)
    .where('batch_id', 'is', null)
    .where('left_out', '=', false)
    .where('seen', '=', false)
    .executeTakeFirstOrThrow();
  return count;
}

async function listWaiting(tx: Transaction<DB>, roundId: string): Promise<Waiting[]> {
  return await tx
    .selectFrom('culture_members')
    .select(['response_id as id', 'department_id as department', 'seen'])
    .where('round_id', '=', roundId)
    .where('batch_id', 'is', null)
    .where('left_out', '=', false)
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

/** Marks the members and writes down that their answers are released now. */
async function release(
  tx: Transaction<DB>,
  { mixed, department, members }: Batch,
  batchId: string,
): Promise<void> {
  const ids = members.map(({ id }) => id);
  await sql`
    with released as (
      update culture_members m set batch_id = ${batchId}, batch_department = ${department}, batch_mixed = ${mixed},
        new_in_batch = not seen, seen = true
      where response_id = any(${ids}::uuid[]) returning m.*)
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
