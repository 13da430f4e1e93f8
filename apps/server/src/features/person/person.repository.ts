import { type SqlBool, sql } from 'kysely';
import type { Queries } from '../../kernel/database/database.ts';
import { closed, type IndividualScope, promised, seesResults } from './individual-scope.ts';
import { reached } from './reach.ts';

/** A response that the role table lets the scope at, and whether its person was told so. */
export const findReached = (db: Queries, scope: IndividualScope, id: string) =>
  db
    .selectFrom('responses as r')
    .innerJoin('rounds as o', 'o.id', 'r.round_id')
    .leftJoin('departments as d', (join) =>
      join.onRef('d.organisation_id', '=', 'r.organisation_id').onRef('d.id', '=', 'r.department_id'),
    )
    .selectAll('r')
    .select('o.number as round')
    .select([
      sql<SqlBool>`${promised(scope)}`.as('was_promised'),
      sql<SqlBool>`${closed(scope)}`.as('is_closed'),
      sql<string>`coalesce(d.name, r.department)`.as('department_name'),
    ])
    .where('r.id', '=', id)
    .where(reached(scope))
    .executeTakeFirst();

export type Reached = NonNullable<Awaited<ReturnType<typeof findReached>>>;

/** What the same person submitted in any round, as far as the scope may see it, the latest first. */
export const listRounds = (db: Queries, scope: IndividualScope, { person_id, kind }: Reached) =>
  db
    .selectFrom('responses as r')
    .innerJoin('rounds as o', 'o.id', 'r.round_id')
    .select(['r.id', 'o.number', 'r.submitted_at'])
    .where('r.person_id', '=', person_id)
    .where('r.kind', '=', kind)
    .where(seesResults(scope))
    .where('o.number', '>', 0)
    .orderBy('o.number', 'desc')
    .orderBy('r.submitted_at', 'desc')
    .execute();
