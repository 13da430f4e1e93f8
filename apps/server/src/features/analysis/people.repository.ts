import { sql } from 'kysely';
import type { Queries } from '../../kernel/database/database.ts';
import { listOf } from '../../kernel/database/id.ts';
import { departmentName, type ListQuery, listed } from '../people/people.repository.ts';
import type { PeopleScope } from '../people/people-scope.ts';
import { seesResults } from '../person/individual-scope.ts';

export type AnswersQuery = Omit<ListQuery, 'page' | 'per_page'>;

/** Whose results the scope sees, and what they were asked. */
export interface Answered {
  /** In the order of the list. */
  readonly ids: readonly string[];
  readonly kinds: readonly AnsweredKind[];
}

/** By which keys and questions some of them are to be understood. */
export interface AnsweredKind {
  readonly kind: string;
  readonly round_id: string;
  readonly design_version: string | null;
}

/**
 * Of the list as it is filtered, the people whose results the scope sees. As one text, since a row for each of a
 * hundred thousand would take tens of megabytes.
 */
export async function findAnswered(
  db: Queries,
  scope: PeopleScope,
  query: AnswersQuery,
  now: Date,
): Promise<Answered> {
  const seen = listed(db, scope, query, now)
    .where(seesResults(scope.individuals))
    .clearSelect()
    .select(['r.id', 'r.kind', 'r.round_id', 'a.design_version']);
  const { ids, kinds } = await db
    .with(
      (cte) => cte('seen').materialized(),
      () => seen,
    )
    .selectNoFrom([
      sql<string | null>`(select string_agg(id::text, ',') from seen)`.as('ids'),
      sql<
        AnsweredKind[] | null
      >`(select json_agg(k) from (select distinct kind, round_id, design_version from seen) k)`.as('kinds'),
    ])
    .executeTakeFirstOrThrow();
  return { ids: ids?.split(',') ?? [], kinds: kinds ?? [] };
}

export type AnswersRow =
  ReturnType<typeof answersOf> extends { execute(): Promise<(infer Row)[]> } ? Row : never;

/** Two thirds of what a driver gets as hexadecimal digits. */
const inBase64 = (column: string) => sql<string | null>`encode(${sql.ref(column)}, 'base64')`;

/** What stands in the file of each of these people. Halves of scores come in base64. */
export const answersOf = (
  db: Queries,
  scope: PeopleScope,
  query: AnswersQuery,
  { ids, now }: { readonly ids: readonly string[]; readonly now: Date },
) =>
  listed(db, scope, query, now)
    .where(seesResults(scope.individuals))
    .where(sql<boolean>`r.id = any(${listOf(ids)}::uuid[])`)
    .clearSelect()
    .select(['r.id', 'r.person_id', 'r.first_name', 'r.last_name', 'p.email', 'r.job_position', 'r.company'])
    .select(['r.kind', 'r.form', 'r.question_set', 'r.round_id', 'o.number as round', 'v.title as vacancy'])
    .select(['a.answered', 'a.choices', 'a.seconds', 'a.design_version as design'])
    .select(['s.model_version', 's.verdict', 's.reasons'])
    .select([
      inBase64('s.behaviours').as('behaviours'),
      inBase64('s.perceptions').as('perceptions'),
      departmentName.as('department'),
      sql<number>`extract(epoch from r.submitted_at)::float8 * 1000`.as('submitted'),
    ]);
