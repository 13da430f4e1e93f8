import type { listResponses, QueryOf } from '@fourfold/contract/calls';
import type { ResponseKind, SurveyResponse } from '@fourfold/contract/schemas';
import type { ResponseSort } from '@fourfold/contract/words';
import type { Form } from '@fourfold/measurement';
import { type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import type { Queries } from '../../kernel/database/database.ts';
import type { DB } from '../../kernel/database/schema.generated.ts';
import { notFound } from '../../kernel/http/app-error.ts';
import { seesResults } from '../person/individual-scope.ts';
import { isPlanned } from './clock-of.ts';
import { kindsReachedWholly, type PeopleScope, within } from './people-scope.ts';
import { isUnanswered, statusAt, statusRank } from './response-status.ts';

type Verdict = NonNullable<SurveyResponse['verdict']>;

export type ListQuery = QueryOf<typeof listResponses>;
export type ListedResponse = Awaited<ReturnType<typeof listPage>>[number];

/** Everything that a list or a count of responses looks at, for those whom the scope reaches. */
const reachable = (db: Queries, scope: PeopleScope) =>
  db
    .selectFrom('responses as r')
    .innerJoin('people as p', 'p.id', 'r.person_id')
    .leftJoin('mails as m', 'm.id', 'r.mail_id')
    .leftJoin('response_answers as a', 'a.response_id', 'r.id')
    .leftJoin('departments as d', (join) =>
      join.onRef('d.organisation_id', '=', 'r.organisation_id').onRef('d.id', '=', 'r.department_id'),
    )
    .leftJoin('response_scores as s', 's.response_id', 'r.id')
    .leftJoin('vacancies as v', 'v.id', 'r.vacancy_id')
    .innerJoin('rounds as o', 'o.id', 'r.round_id')
    .where(within(scope));

/** As the department is called now; a removed one keeps the name that the invitation had. */
export const departmentName = sql<string>`coalesce(d.name, r.department)`;
const anyText = sql<string>`concat_ws(' ', r.first_name, r.last_name, p.email, r.job_position, ${departmentName}, r.company)`;

export type Filter = Partial<
  Pick<ListQuery, 'q' | 'status' | 'kind' | 'department' | 'vacancy' | 'round' | 'doubtful'>
> & {
  readonly id?: string;
  readonly ids?: readonly string[];
};

export function filtered(db: Queries, scope: PeopleScope, filter: Filter, now: Date) {
  const { id, ids, q, status, kind, department, vacancy, round, doubtful } = filter;
  let query = reachable(db, scope);
  if (id !== undefined) query = query.where('r.id', '=', id);
  if (ids !== undefined) query = query.where(sql<boolean>`r.id = any(${ids}::uuid[])`);
  if (q !== undefined) query = query.where(sql<boolean>`${anyText} ilike ${`%${escapeLike(q.trim())}%`}`);
  if (status === 'unanswered') query = query.where(isUnanswered);
  else if (status !== undefined) query = query.where(statusAt(now), '=', status);
  if (kind !== undefined) query = query.where('r.kind', '=', kind);
  if (round === 'pulse') query = query.where('o.number', '<', 0);
  else if (round !== undefined) query = query.where('o.number', '=', round);
  if (doubtful !== undefined) {
    query = query.where('s.verdict', '<>', 'consistent').where(seesResults(scope.individuals));
  }
  if (vacancy === 'none') query = query.where('r.vacancy_id', 'is', null);
  else if (vacancy !== undefined) query = query.where('r.vacancy_id', '=', vacancy);
  if (department !== undefined) {
    query = query.where(sql<boolean>`lower(${departmentName}) = lower(${department})`);
  }
  return query;
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Everything that a row of the list shows, in order. */
export const listed = (db: Queries, scope: PeopleScope, query: Filter & Pick<Page, 'sort'>, now: Date) =>
  filtered(db, scope, query, now)
    .leftJoin('users as u', 'u.id', 'r.invited_by')
    .select(['r.id', 'r.first_name', 'r.last_name', 'p.email', 'r.job_position', 'r.company'])
    .select(['r.invited_at', 'r.sent_at', 'r.expires_at', 'r.submitted_at', 'r.reminded_at'])
    .select([
      'r.reminders_sent',
      'r.no_reminders_at',
      'r.declined_at',
      'r.withdrawn_at',
      'r.person_id',
      'r.vacancy_id',
      'r.mail_id',
      'r.question_set',
      'r.launch_at',
    ])
    .select([
      'a.begun_at',
      'a.answered',
      'm.problem',
      'v.title as vacancy',
      'o.number as round',
      'o.design_version',
      'u.first_name as inviter',
      'u.last_name as inviter_last',
    ])
    .select((expression) => [
      departmentName.as('department'),
      statusAt(now).as('status'),
      sql<boolean>`${seesResults(scope.individuals)}`.as('results'),
      expression.ref('s.verdict').$castTo<Verdict | null>().as('verdict'),
      sql<boolean>`(r.mail_held and r.kind = any(${kindsReachedWholly(scope)}::text[]))`.as('held'),
      expression.ref('r.kind').$castTo<ResponseKind>().as('kind'),
      expression.ref('r.form').$castTo<Form>().as('form'),
    ])
    .orderBy(sortKey(query.sort, now), (order) =>
      (query.sort.startsWith('-') ? order.desc() : order.asc()).nullsLast(),
    )
    .orderBy('r.id');

export function listPage(db: Queries, scope: PeopleScope, query: Filter & Page, now: Date) {
  const found = listed(db, scope, query, now);
  return (query.limit === undefined ? found : found.limit(query.limit).offset(query.offset ?? 0)).execute();
}

interface Page {
  readonly sort: ResponseSort;
  readonly limit?: number | undefined;
  readonly offset?: number;
}

function sortKey(sort: ResponseSort, now: Date): RawBuilder<unknown> {
  const columns: Record<string, RawBuilder<unknown>> = {
    name: sql`lower(r.last_name || ' ' || r.first_name)`,
    email: sql`p.email`,
    job_position: sql`lower(r.job_position)`,
    department: sql`lower(${departmentName})`,
    company: sql`lower(r.company)`,
    status: statusRank(now),
    percent: sql`coalesce(a.answered, 0)`,
    submitted_at: sql`r.submitted_at`,
  };
  return columns[sort.replace('-', '')] ?? sql`r.invited_at`;
}

export async function countFiltered(db: Queries, scope: PeopleScope, filter: Filter, now: Date) {
  return await filtered(db, scope, filter, now)
    .select((expression) => expression.fn.countAll<number>().as('total'))
    .select(sql<number>`(count(*) filter (where ${statusAt(now)} = 'withdrawn'))::int`.as('withdrawn'))
    .executeTakeFirstOrThrow();
}

export const countByStatus = (db: Queries, scope: PeopleScope, filter: Filter, now: Date) =>
  filtered(db, scope, filter, now)
    .select((expression) => [statusAt(now).as('status'), expression.fn.countAll<number>().as('count')])
    .groupBy(sql`1`)
    .execute();

/** The number of the latest round; before the first invitation there is none. */
export async function latestRound(db: Queries, { organisationId }: PeopleScope): Promise<number> {
  const { latest } = await db
    .selectFrom('rounds')
    .select((expression) => expression.fn.max('number').as('latest'))
    .where('organisation_id', '=', organisationId)
    .executeTakeFirstOrThrow();
  return latest ?? 0;
}

export async function hasPulses(db: Queries, { organisationId }: PeopleScope): Promise<boolean> {
  const pulse = await db
    .selectFrom('rounds')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('number', '<', 0)
    .limit(1)
    .executeTakeFirst();
  return pulse !== undefined;
}

const countWaiting = (condition: RawBuilder<SqlBool>) =>
  sql<number>`count(*) filter (where r.submitted_at is null and r.declined_at is null and ${condition})`;

/** A withdrawn invitation counts for nobody. */
export const countByDepartment = (db: Queries, scope: PeopleScope, filter: Filter, now: Date) =>
  filtered(db, scope, filter, now)
    .where('r.withdrawn_at', 'is', null)
    // Nobody has asked them yet.
    .where(({ not }) => not(isPlanned))
    .select((expression) => [
      departmentName.as('department'),
      expression.fn.countAll<number>().as('invited'),
      expression.fn.count<number>('r.submitted_at').as('submitted'),
      countWaiting(sql<SqlBool>`true`).as('waiting'),
      countWaiting(sql<SqlBool>`r.no_reminders_at is not null`).as('opted_out'),
    ])
    .groupBy(sql`1`)
    .orderBy(sql`lower(min(${departmentName}))`)
    .execute();

/** One response, for a caller whom the scope lets at it. */
export async function findListed(db: Queries, scope: PeopleScope, id: string, now: Date) {
  const [row] = await listPage(db, scope, { id, sort: 'name' }, now);
  return row;
}

/** What the scope reaches of everyone with an address: colleagues who saw less may have made two people of one. */
export const responsesOfAddress = (db: Queries, scope: PeopleScope, email: string) =>
  reachable(db, scope)
    .select(['r.id', 'r.person_id'])
    .where('p.organisation_id', '=', scope.organisationId)
    .where('p.email', '=', email)
    .orderBy('r.person_id')
    .execute();

/** What the scope reaches of one person. */
export async function idsOfPerson(db: Queries, scope: PeopleScope, personId: string): Promise<string[]> {
  const rows = await reachable(db, scope).select('r.id').where('r.person_id', '=', personId).execute();
  return rows.map(({ id }) => id);
}

/** 404 where people are named one by one and the scope reaches none of them. */
export async function requireReached(
  db: Queries,
  scope: PeopleScope,
  { ids }: Pick<Filter, 'ids'>,
  now: Date,
): Promise<void> {
  if (ids === undefined) return;
  const found = await filtered(db, scope, { ids }, now).select('r.id').limit(1).execute();
  if (found.length === 0) throw notFound();
}

/** Withdraws those of these who have neither begun nor ended it. Answers whose seats may be free now. */
export async function withdrawUnbegun(
  tx: Transaction<DB>,
  scope: PeopleScope,
  ids: readonly string[],
  now: Date,
): Promise<string[]> {
  const withdrawn = await tx
    .updateTable('responses as r')
    .set({ withdrawn_at: now, mail_due: null })
    .where(sql<boolean>`r.id = any(${ids}::uuid[])`)
    .where(within(scope))
    .where('r.submitted_at', 'is', null)
    .where('r.declined_at', 'is', null)
    .where('r.withdrawn_at', 'is', null)
    .where(sql<boolean>`not exists (select 1 from response_answers a where a.response_id = r.id)`)
    .returning('r.person_id')
    .execute();
  return withdrawn.map(({ person_id }) => person_id);
}
