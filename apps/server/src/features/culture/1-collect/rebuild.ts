import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import type { DB } from '../../../kernel/database/schema.generated.ts';
import { fold, lockRound } from './fold.ts';

/**
 * Counts everything again from the answers: after a new design, or where someone has written into the tables. A
 * round at a time, and each as one transaction, so that nobody sees half of it.
 */
export async function rebuild(db: Database): Promise<void> {
  for (const id of await listRoundIds(db)) {
    await db.transaction().execute(async (tx) => {
      await countAgain(tx, id);
    });
  }
}

/** The rounds whose statistics are not what a recount gives. Changes nothing. */
export async function findDrift(db: Database): Promise<string[]> {
  const wrong: string[] = [];
  for (const id of await listRoundIds(db)) if (await drifts(db, id)) wrong.push(id);
  return wrong;
}

async function drifts(db: Database, roundId: string): Promise<boolean> {
  let differs = false;
  const undo = new Error('only a look');
  await db
    .transaction()
    .execute(async (tx) => {
      await fold(tx, roundId);
      const before = await fingerprint(tx, roundId);
      await countAgain(tx, roundId);
      differs = before !== (await fingerprint(tx, roundId));
      throw undo;
    })
    .catch((error) => {
      if (error !== undo) throw error;
    });
  return differs;
}

async function countAgain(tx: Transaction<DB>, roundId: string): Promise<void> {
  if (!(await lockRound(tx, roundId))) return;
  await tx.deleteFrom('culture_changes').where('round_id', '=', roundId).execute();
  await tx.deleteFrom('culture_statistics').where('round_id', '=', roundId).execute();
  await tx.deleteFrom('culture_invited').where('round_id', '=', roundId).execute();
  await sql`
    insert into culture_changes
      (organisation_id, round_id, figures, in_department, department_id, sign, design_version, choices)
    select organisation_id, round_id, culture_live(m), true, department_id, 1, design_version, choices
      from culture_members m where round_id = ${roundId}
    union all
    select organisation_id, round_id, 'released', not batch_mixed, batch_department, 1, design_version, choices
      from culture_members where round_id = ${roundId} and batch_id is not null`.execute(tx);
  await sql`
    insert into culture_invited (organisation_id, round_id, department_id, people)
    select organisation_id, round_id, department_id, count(*) from responses
    where round_id = ${roundId} and kind = 'employee' and withdrawn_at is null
      and (launch_at is null or mail_due is distinct from 'invitation') group by 1, 2, 3`.execute(tx);
  await fold(tx, roundId);
}

async function fingerprint(tx: Transaction<DB>, roundId: string): Promise<string> {
  const { rows } = await sql<{ print: string }>`
    select concat(
      (select md5(coalesce(string_agg(concat_ws(' ', figures, whole, department_id, people, md5(encoded)), ','
        order by figures, whole, department_id), ''))
        from culture_statistics where round_id = ${roundId} and people > 0),
      (select md5(coalesce(string_agg(concat_ws(' ', department_id, people), ',' order by department_id), ''))
        from culture_invited where round_id = ${roundId})) as print`.execute(tx);
  return rows[0]?.print ?? '';
}

const listRoundIds = async (db: Database): Promise<string[]> =>
  (await db.selectFrom('rounds').select('id').orderBy('id').execute()).map(({ id }) => id);
