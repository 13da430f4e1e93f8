import { sql } from 'kysely';
import type { Queries } from '../../kernel/database/database.ts';
import type { KindReach } from '../person/reach.ts';

/** Which vacancies someone reaches: by the candidates whom they reach. */
export interface VacancyScope {
  readonly organisationId: string;
  readonly reach: Exclude<KindReach, null>;
}

const reached = (db: Queries, { organisationId, reach }: VacancyScope) => {
  const all = db.selectFrom('vacancies as v').where('v.organisation_id', '=', organisationId);
  return reach === 'organisation' ? all : all.where(sql<boolean>`v.department_id = any(${reach}::uuid[])`);
};

/** The condition, on candidates as `r`, that the scope reaches them. A vacancy has them from everywhere. */
const reachedCandidate = ({ reach }: VacancyScope) =>
  reach === 'organisation'
    ? sql<boolean>`true`
    : sql<boolean>`coalesce(r.department_id = any(${reach}::uuid[]), false)`;

/** Someone is a candidate for it whom the scope does not reach. */
export async function hasOtherCandidates(db: Queries, scope: VacancyScope, id: string): Promise<boolean> {
  const other = await db
    .selectFrom('responses as r')
    .select('r.id')
    .where('r.organisation_id', '=', scope.organisationId)
    .where('r.vacancy_id', '=', id)
    .where((where) => where.not(reachedCandidate(scope)))
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** Open ones first, each with what became of the invitations for it, of those whom the scope reaches. */
export const listReached = (db: Queries, scope: VacancyScope, id?: string) =>
  reached(db, scope)
    .$if(id !== undefined, (query) => query.where('v.id', '=', id ?? ''))
    .innerJoin('organisations as o', 'o.id', 'v.organisation_id')
    .leftJoin('departments as d', 'd.id', 'v.department_id')
    .leftJoin('responses as r', (join) =>
      join
        .onRef('r.organisation_id', '=', 'v.organisation_id')
        .onRef('r.vacancy_id', '=', 'v.id')
        .on(reachedCandidate(scope)),
    )
    .select(['v.id', 'v.title', 'v.department_id', 'v.invitation_text', 'v.opened_at', 'v.closed_at'])
    .select('v.asked_for')
    .select(['d.name as department', 'o.candidate_retention_days'])
    .select(({ fn }) => [
      fn.count<number>('r.id').filterWhere('r.withdrawn_at', 'is', null).as('invited'),
      fn.count<number>('r.submitted_at').filterWhere('r.withdrawn_at', 'is', null).as('submitted'),
      fn.count<number>('r.declined_at').filterWhere('r.withdrawn_at', 'is', null).as('declined'),
      fn.count<number>('r.withdrawn_at').as('withdrawn'),
    ])
    .groupBy(['v.id', 'd.id', 'o.id'])
    .orderBy(sql`v.closed_at desc nulls first`)
    .orderBy(sql`lower(v.title)`)
    .execute();

export type ReachedVacancy = Awaited<ReturnType<typeof listReached>>[number];

export async function findReached(db: Queries, scope: VacancyScope, id: string) {
  const [vacancy] = await listReached(db, scope, id);
  return vacancy;
}

interface Values {
  readonly title: string;
  readonly department_id: string | null;
  readonly invitation_text: string | null;
  readonly asked_for: string[];
}

export interface NewVacancy extends Values {
  readonly id: string;
  readonly organisation_id: string;
  readonly opened_at: Date;
  readonly opened_by: string;
}

export const insertVacancy = (db: Queries, vacancy: NewVacancy) =>
  db.insertInto('vacancies').values(vacancy).execute();

export const updateVacancy = (
  db: Queries,
  id: string,
  values: Partial<Values & { readonly closed_at: Date | null }>,
) => db.updateTable('vacancies').set(values).where('id', '=', id).execute();

/** False where someone was invited for it, withdrawn invitations included. */
export async function deleteUnused(db: Queries, organisationId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('vacancies as v')
    .where('v.id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('responses as r')
            .select('r.id')
            .where('r.organisation_id', '=', organisationId)
            .whereRef('r.vacancy_id', '=', 'v.id'),
        ),
      ),
    )
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
