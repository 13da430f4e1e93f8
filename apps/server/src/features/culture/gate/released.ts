import { leastPeople } from '@fourfold/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { loadBrain } from '../compute/brain.ts';
import { peopleOf } from '../compute/figures.ts';
import { gather } from '../compute/gather.ts';
import { type Group, type RoundStatistics, readStatistics } from '../statistics/read-statistics.ts';
import type { Viewer } from './viewer.ts';

/**
 * What was released to whoever may not see individuals: whole batches and nothing else.
 *
 * A manager knows the people of the own departments, and could subtract them from a batch of several departments. So
 * batches that would then leave fewer than five new people from outside are no part of what a manager is shown.
 */
export async function readReleased(
  db: Database,
  roundId: string,
  { own }: Pick<Viewer, 'own'>,
): Promise<RoundStatistics> {
  const released = await readStatistics(db, roundId, 'released');
  return own.length === 0 ? released : await withoutKnown(db, roundId, released, own);
}

async function withoutKnown(
  db: Database,
  roundId: string,
  released: RoundStatistics,
  own: readonly string[],
): Promise<RoundStatistics> {
  const members = await listKnown(db, roundId, own);
  if (members.length === 0 || released.whole === null) return released;
  const departments = new Map(released.departments);
  const byDepartment = Map.groupBy(
    members.filter(({ batch_mixed }) => !batch_mixed),
    ({ batch_department }) => batch_department ?? 'none',
  );
  for (const [id, people] of byDepartment) {
    const group = departments.get(id);
    const rest = group === undefined ? null : await without(group, people);
    if (rest === null) departments.delete(id);
    else departments.set(id, rest);
  }
  return { whole: await without(released.whole, members), departments };
}

async function without(
  group: Group,
  members: readonly { readonly choices: Buffer }[],
): Promise<Group | null> {
  const brain = await loadBrain();
  const encoded = gather(brain, {
    onto: group.encoded,
    sheets: Buffer.concat(members.map(({ choices }) => choices)),
    signs: new Int8Array(members.length).fill(-1),
  });
  const people = peopleOf(brain, encoded);
  return people === 0 ? null : { people, encoded };
}

/** The members of batches with some, but fewer than five new, people from outside these departments. */
async function listKnown(db: Database, roundId: string, own: readonly string[]) {
  const { rows } = await sql<{ choices: Buffer; batch_mixed: boolean; batch_department: string | null }>`
    with outside as (
      select batch_id, coalesce(department_id <> all(${own}::uuid[]), true) as stranger, new_in_batch
      from culture_members where round_id = ${roundId} and batch_id is not null),
    known as (
      select batch_id from outside group by batch_id
      having bool_or(stranger) and count(*) filter (where stranger and new_in_batch) < ${leastPeople})
    select m.choices, m.batch_mixed, m.batch_department
    from culture_members m join known k on k.batch_id = m.batch_id`.execute(db);
  return rows;
}
