import { say } from '@fourfold/words';
import { type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import type { DB } from '../../kernel/database/schema.generated.ts';
import type { Forgotten } from '../assessment/response-watcher.ts';

/** The columns of plans in which people write. */
const written = {
  plans: ['cue', 'who', 'what', 'sign', 'dropped_why'],
  plan_comments: ['text'],
  plan_experiments: ['ended_why'],
  team_plans: ['assessment', 'awareness', 'alternatives'],
} as const;

/**
 * Someone is erased: plans no longer name them. A plan that they looked after without an account has no owner from then
 * on, and says so. What members own and wrote goes by the keys of their account.
 */
export async function forgetInPlans(tx: Transaction<DB>, gone: Forgotten): Promise<void> {
  if (gone.emails.length > 0) await forgetAddresses(tx, gone);
  for (const text of [...gone.emails, ...gone.names].filter((one) => one.trim() !== '')) {
    for (const [table, columns] of Object.entries(written)) {
      for (const column of columns) await unname(tx, gone, { table, column, text });
    }
    await sql`
      update audit_entries set details = details || jsonb_build_object('why', replace(details ->> 'why', ${text}, ${someone()}))
      where ${within(gone)} and action in ('plan.dropped', 'plan.experiment_ended') and position(${text} in details ->> 'why') > 0`.execute(
      tx,
    );
  }
}

const someone = () => say('someone');

/** In the organisations that it is about; in all where none is named. */
const within = ({ organisationIds }: Forgotten): RawBuilder<SqlBool> =>
  organisationIds === null
    ? sql<SqlBool>`true`
    : sql<SqlBool>`organisation_id = any(${organisationIds}::uuid[])`;

async function forgetAddresses(tx: Transaction<DB>, gone: Forgotten): Promise<void> {
  await sql`
    update plans set owner_name = null, owner_email = null, link_number = link_number + 1
    where ${within(gone)} and owner_email = any(${gone.emails}::text[])`.execute(tx);
  await sql`
    update plan_comments set author_name = null, author_email = null
    where ${within(gone)} and author_email = any(${gone.emails}::text[])`.execute(tx);
}

const unname = (
  tx: Transaction<DB>,
  gone: Forgotten,
  { table, column, text }: { readonly table: string; readonly column: string; readonly text: string },
) => {
  const [rows, field] = [sql.table(table), sql.ref(column)];
  return sql`
    update ${rows} set ${field} = replace(${field}, ${text}, ${someone()})
    where ${within(gone)} and position(${text} in ${field}) > 0`.execute(tx);
};
