import type { CultureRound } from '@fourfold/contract/schemas';
import { sentence } from '@fourfold/words';
import { currentLanguage } from '@fourfold/words/language';
import { sql } from 'kysely';
import type { Queries } from '../../kernel/database/database.ts';

/** The rounds of an organisation, the latest first. For those behind the gate a round has answers once some are released. */
export async function listRounds(
  db: Queries,
  organisationId: string,
  gated = false,
): Promise<CultureRound[]> {
  const answers = gated ? sql.table('culture_releases') : sql.table('culture_members');
  const rows = await db
    .selectFrom('rounds as o')
    .select([
      'o.id',
      'o.number',
      'o.opened_at',
      sql<boolean>`exists (select 1 from ${answers} m where m.round_id = o.id)`.as('has_answers'),
    ])
    .where('o.organisation_id', '=', organisationId)
    // What a pulse asks is no round to look at as a whole.
    .where('o.number', '>', 0)
    .orderBy('o.number', 'desc')
    .execute();
  return rows.map(({ id, number, opened_at, has_answers }, index) => ({
    id,
    number,
    name: nameOf({ number: String(number), month: monthOf(opened_at) }),
    opened_at: opened_at.toISOString(),
    has_answers,
    current: index === 0,
  }));
}

const nameOf = sentence<{ number: string; month: string }>('Round {number} ({month})');

const monthOf = (day: Date) =>
  new Intl.DateTimeFormat(currentLanguage(), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(day);
