import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';

/** Why fewer answers are counted than an operator sees, to follow a sentence; empty where nobody is simulated. */
export async function saySimulated(db: Database): Promise<string> {
  const found = await db
    .selectFrom('responses as r')
    .innerJoin('organisations as o', 'o.id', 'r.organisation_id')
    .select(sql<number>`count(*)`.as('count'))
    .where('o.simulated', '=', true)
    .where('r.submitted_at', 'is not', null)
    .executeTakeFirst();
  const count = found?.count ?? 0;
  return count === 0
    ? ''
    : ` Left out: ${count === 1 ? 'one simulated answer' : `${count} simulated answers`} of the sample company.`;
}
