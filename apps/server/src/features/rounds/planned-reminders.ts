import { type SqlBool, sql, type Transaction } from 'kysely';
import type { Queries } from '../../kernel/database/database.ts';
import type { DB } from '../../kernel/database/schema.generated.ts';
import type { RoundBefore } from './asked-again.ts';

/** The condition, on reminders as `m`, that one is planned for employees of a round, named or chosen one by one. */
const plannedFor = (organisationId: string, { id, number }: RoundBefore) => sql<SqlBool>`(
  m.organisation_id = ${organisationId} and m.leaves_at is not null
  and m.done_at is null and m.cancelled_at is null
  and m.whom->>'kind' is distinct from 'candidate' and m.whom->>'vacancy' is null
  and coalesce(m.whom->>'round', ${String(number)}) = ${String(number)}
  and (m.whom->'ids' is null or exists (
    select 1 from responses o where o.round_id = ${id} and o.kind = 'employee'
      and o.id in (select one::uuid from jsonb_array_elements_text(m.whom->'ids') as ids(one)))))`;

export async function countPlannedReminders(
  db: Queries,
  organisationId: string,
  before: RoundBefore,
): Promise<number> {
  const { count } = await db
    .selectFrom('reminders as m')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(plannedFor(organisationId, before))
    .executeTakeFirstOrThrow();
  return count;
}

/** They end with their round, as everyone has another invitation; each can be planned again until its hour. */
export async function cancelReminders(
  tx: Transaction<DB>,
  organisationId: string,
  before: RoundBefore,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('reminders as m')
    .set({ cancelled_at: now })
    .where(plannedFor(organisationId, before))
    .execute();
}

/** They go to the same people in the new round. Call it once these are invited. */
export async function carryReminders(
  tx: Transaction<DB>,
  organisationId: string,
  before: RoundBefore,
  into: RoundBefore,
): Promise<void> {
  await sql`
    update reminders m set whom = m.whom
      || case when m.whom->'round' is null then '{}'::jsonb
        else jsonb_build_object('round', ${into.number}::int) end
      || case when m.whom->'ids' is null then '{}'::jsonb
        else jsonb_build_object('ids', (
          select jsonb_agg(coalesce(n.id::text, ids.one))
          from jsonb_array_elements_text(m.whom->'ids') as ids(one)
          left join responses o on o.id = ids.one::uuid
          left join responses n on n.person_id = o.person_id and n.round_id = ${into.id}
            and n.kind = 'employee' and o.round_id = ${before.id} and o.kind = 'employee')) end
    where ${plannedFor(organisationId, before)}`.execute(tx);
}
