import { say } from '@fourfold/words';
import type { Queries } from '../../../kernel/database/database.ts';
import { listDepartments } from '../../identity/departments/departments.repository.ts';

export const company = 'company';

/** Teams that have or may have a plan of four steps: the company, its departments, and removed ones with a text. */
export async function listTeams(db: Queries, organisationId: string) {
  const departments = await listDepartments(db, organisationId);
  const written = await db
    .selectFrom('team_plans')
    .select(['team', 'name'])
    .where('organisation_id', '=', organisationId)
    .execute();
  const known = new Set([company, ...departments.map(({ id }) => id)]);
  const removed = written.filter(({ team }) => !known.has(team));
  return [
    { team: company, name: say('The whole company'), removed: false },
    ...departments.map(({ id, name }) => ({ team: id, name, removed: false })),
    ...removed.map(({ team, name }) => ({ team, name: name ?? '', removed: true })),
  ];
}

export const findTeamPlan = (db: Queries, organisationId: string, team: string) =>
  db
    .selectFrom('team_plans as t')
    .leftJoin('users as u', 'u.id', 't.changed_by')
    .select(['t.assessment', 't.awareness', 't.alternatives', 't.revision', 't.changed_at'])
    .select(['u.first_name', 'u.last_name'])
    .where('t.organisation_id', '=', organisationId)
    .where('t.team', '=', team)
    .executeTakeFirst();
