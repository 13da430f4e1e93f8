import type { AnswerOf, BodyOf, changeVacancy, listVacancies, openVacancy } from '@fourfold/contract/calls';
import type { Vacancy } from '@fourfold/contract/schemas';
import { messages, whoMay } from '@fourfold/contract/words';
import { loadQuestionnaire } from '@fourfold/measurement';
import type { Queries } from '../../kernel/database/database.ts';
import { newId } from '../../kernel/database/id.ts';
import type { Membership } from '../../kernel/http/access.ts';
import { AppError, forbidden, invalidField, notFound } from '../../kernel/http/app-error.ts';
import { allOf } from '../../kernel/lists.ts';
import type { Parts } from '../../kernel/parts.ts';
import { reachByKind } from '../person/reach.ts';
import {
  deleteUnused,
  findReached,
  hasOtherCandidates,
  insertVacancy,
  listReached,
  type ReachedVacancy,
  updateVacancy,
  type VacancyScope,
} from './vacancies.repository.ts';

export type VacancyParts = Pick<Parts, 'db' | 'clock'>;

const dayMs = 24 * 3600 * 1000;

/** What a member may do with vacancies follows from the candidates whom they reach. */
export function vacancyScope(
  membership: Membership,
  permission: 'candidates:see' | 'candidates:manage',
): VacancyScope {
  const { candidate } = reachByKind(membership, { employee: permission, candidate: permission });
  if (candidate === null) throw forbidden();
  return { organisationId: membership.organisationId, reach: candidate };
}

export async function list(
  { db }: VacancyParts,
  scope: VacancyScope,
): Promise<AnswerOf<typeof listVacancies>> {
  const { candidate_retention_days: erase_after_days } = await db
    .selectFrom('organisations')
    .select('candidate_retention_days')
    .where('id', '=', scope.organisationId)
    .executeTakeFirstOrThrow();
  return { vacancies: (await listReached(db, scope)).map(present), erase_after_days };
}

export async function find({ db }: { db: Queries }, scope: VacancyScope, id: string): Promise<Vacancy> {
  const vacancy = await findReached(db, scope, id);
  if (vacancy === undefined) throw notFound();
  return present(vacancy);
}

export async function open(
  parts: VacancyParts,
  scope: VacancyScope,
  body: BodyOf<typeof openVacancy>,
  openedBy: string,
): Promise<Vacancy> {
  await requireTeam(parts.db, scope, body.department_id);
  requireCompetencies(body.asked_for);
  const now = parts.clock();
  const id = newId(now);
  await insertVacancy(parts.db, {
    id,
    organisation_id: scope.organisationId,
    ...body,
    opened_at: now,
    opened_by: openedBy,
  });
  return await find(parts, scope, id);
}

export async function change(
  parts: VacancyParts,
  scope: VacancyScope,
  id: string,
  { closed, ...body }: BodyOf<typeof changeVacancy>,
): Promise<Vacancy> {
  const before = await find(parts, scope, id);
  if (body.department_id !== undefined) await requireTeam(parts.db, scope, body.department_id);
  requireCompetencies(body.asked_for ?? []);
  const values = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
  // Closing twice does not begin the time until the erasure anew.
  const isNews = closed !== undefined && closed !== (before.closed_at !== null);
  if (isNews) {
    await requireAllCandidates(parts.db, scope, id);
    Object.assign(values, { closed_at: closed ? parts.clock() : null });
  }
  if (Object.keys(values).length > 0) await updateVacancy(parts.db, id, values);
  return await find(parts, scope, id);
}

/** When a vacancy closes decides when its candidates are erased: of all of them, not of those alone whom one sees. */
async function requireAllCandidates(db: Queries, scope: VacancyScope, id: string): Promise<void> {
  if (!(await hasOtherCandidates(db, scope, id))) return;
  const who = whoMay('candidates:manage', allOf, { needed: ['organisation'] });
  throw new AppError('conflict', messages.vacancyOfOthers({ who }));
}

export async function remove({ db }: VacancyParts, scope: VacancyScope, id: string): Promise<void> {
  await find({ db }, scope, id);
  if (!(await deleteUnused(db, scope.organisationId, id))) {
    throw new AppError('conflict', messages.vacancyInUse());
  }
}

/** A vacancy for which someone may still be invited; 422 on the field otherwise. */
export async function requireOpen(db: Queries, scope: VacancyScope, id: string): Promise<void> {
  const vacancy = await findReached(db, scope, id);
  if (vacancy === undefined) throw invalidField('vacancy_id', messages.vacancyUnknown());
  if (vacancy.closed_at !== null) throw invalidField('vacancy_id', messages.vacancyClosed());
}

const competencies = new Set(loadQuestionnaire().models.behaviour.groups.map(({ key }) => key));

/** 422 on the field where one is none of ours. */
function requireCompetencies(keys: readonly string[]): void {
  if (keys.some((key) => !competencies.has(key)))
    throw invalidField('asked_for', messages.chooseCompetencies());
}

/** A department of the organisation; of the own ones where the reach ends there, and then it must be named. */
async function requireTeam(
  db: Queries,
  { organisationId, reach }: VacancyScope,
  departmentId: string | null,
): Promise<void> {
  if (departmentId === null) {
    if (reach === 'organisation') return;
    throw invalidField('department_id', messages.ownDepartment());
  }
  const department = await db
    .selectFrom('departments')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', departmentId)
    .executeTakeFirst();
  const isReached = reach === 'organisation' || reach.includes(departmentId);
  if (department === undefined || !isReached) throw invalidField('department_id', messages.ownDepartment());
}

function present(row: ReachedVacancy): Vacancy {
  const { id, title, department_id, department, invitation_text, asked_for, opened_at, closed_at } = row;
  const eraseAt = closed_at === null ? null : closed_at.getTime() + row.candidate_retention_days * dayMs;
  return {
    id,
    title,
    team: department_id === null || department === null ? null : { id: department_id, name: department },
    invitation_text,
    asked_for,
    opened_at: opened_at.toISOString(),
    closed_at: closed_at?.toISOString() ?? null,
    erase_on: eraseAt === null ? null : new Date(eraseAt).toISOString().slice(0, 10),
    erase_after_days: row.candidate_retention_days,
    invited: row.invited,
    submitted: row.submitted,
    declined: row.declined,
    withdrawn: row.withdrawn,
  };
}
