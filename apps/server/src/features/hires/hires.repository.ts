import { type SqlBool, sql } from 'kysely';
import type { Queries } from '../../kernel/database/database.ts';
import { type IndividualScope, promised } from '../person/individual-scope.ts';
import { reached } from '../person/reach.ts';

export interface CandidateFilter {
  readonly vacancy?: string | undefined;
  readonly responseId?: string;
}

/** Candidates whom the role table lets the scope at, submitted or not, and whether they were told so. */
export function listCandidates(
  db: Queries,
  scope: IndividualScope,
  { vacancy, responseId }: CandidateFilter,
) {
  let query = db
    .selectFrom('responses as r')
    .innerJoin('rounds as o', 'o.id', 'r.round_id')
    .leftJoin('vacancies as v', 'v.id', 'r.vacancy_id')
    .leftJoin('response_answers as a', 'a.response_id', 'r.id')
    .leftJoin('response_scores as s', 's.response_id', 'r.id')
    .where(reached(scope))
    .where('r.kind', '=', 'candidate')
    .where('r.withdrawn_at', 'is', null);
  if (responseId !== undefined) query = query.where('r.id', '=', responseId);
  if (vacancy === 'none') query = query.where('r.vacancy_id', 'is', null);
  else if (vacancy !== undefined) query = query.where('r.vacancy_id', '=', vacancy);
  return query
    .select(['r.id', 'r.first_name', 'r.last_name', 'r.job_position', 'r.company', 'r.vacancy_id'])
    .select(['r.person_id', 'r.kind', 'o.number as round'])
    .select([
      'r.submitted_at',
      'r.declined_at',
      'v.title as vacancy',
      'v.department_id as team',
      'v.asked_for',
    ])
    .select(['a.choices', 'a.design_version', 's.verdict', 's.reasons'])
    .select(sql<SqlBool>`${promised(scope)}`.as('was_promised'))
    .orderBy('r.submitted_at', 'desc')
    .orderBy('r.id')
    .execute();
}

export type CandidateRow = Awaited<ReturnType<typeof listCandidates>>[number];

/** A candidate whose answers are there and may be shown. */
export type ShownCandidate = CandidateRow & {
  readonly submitted_at: Date;
  readonly choices: Buffer;
  readonly design_version: string;
};

/** What an interview sheet says of a candidate, for anyone who holds its link. Nothing of the answers. */
export const findForSheet = (db: Queries, responseId: string) =>
  db
    .selectFrom('responses as r')
    .innerJoin('organisations as o', 'o.id', 'r.organisation_id')
    .leftJoin('organisation_logos as l', 'l.organisation_id', 'o.id')
    .leftJoin('vacancies as v', 'v.id', 'r.vacancy_id')
    .select(['r.id', 'r.first_name', 'r.last_name', 'r.job_position', 'o.name as organisation'])
    .select(['l.id as logo_id', 'v.title as vacancy'])
    .where('r.id', '=', responseId)
    .where('r.kind', '=', 'candidate')
    .where('r.submitted_at', 'is not', null)
    .executeTakeFirst();

/** The colleague who sends a sheet. */
export const findAsker = (db: Queries, userId: string) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'last_name'])
    .where('id', '=', userId)
    .executeTakeFirst();
