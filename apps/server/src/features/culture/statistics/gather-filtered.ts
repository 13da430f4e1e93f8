import type { CultureFilter } from '@fourfold/contract';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Reckon } from '../compute/tasks.ts';
import type { Group, RoundStatistics } from './read-statistics.ts';

export const narrowing = ['company', 'position', 'from', 'to'] as const;

/** Whether a filter goes beyond the cuts that are kept up to date. */
export const isNarrowed = (filter: CultureFilter): boolean =>
  narrowing.some((key) => filter[key] !== undefined);

const chunk = 5000;

interface Found {
  readonly response_id: string;
  readonly department_id: string | null;
  readonly choices: Buffer;
}

/**
 * Any filter: the people whom it finds are added up department by department, some thousand at a time, so memory does
 * not grow with them. The whole is the departments together.
 */
export async function gatherFiltered(
  { db, reckon }: { readonly db: Database; readonly reckon: Reckon },
  roundId: string,
  designVersion: string,
  filter: CultureFilter,
): Promise<RoundStatistics> {
  const departments = new Map<string, Group>();
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const found = await findPage(db, { roundId, designVersion, filter, after });
    const byDepartment = Map.groupBy(found, ({ department_id }) => department_id ?? 'none');
    const grown = [...byDepartment].map(
      async ([id, people]) => [id, await grow(reckon, departments.get(id), people)] as const,
    );
    for (const [id, group] of await Promise.all(grown)) departments.set(id, group);
    if (found.length < chunk) break;
    after = found.at(-1)?.response_id ?? after;
  }
  return { whole: await joinAll(reckon, [...departments.values()]), departments };
}

async function grow(reckon: Reckon, group: Group | undefined, people: readonly Found[]): Promise<Group> {
  const sheets = new Uint8Array(Buffer.concat(people.map(({ choices }) => choices)));
  const encoded = await reckon('gather', { onto: group?.encoded, sheets });
  return { people: (group?.people ?? 0) + people.length, encoded };
}

async function joinAll(reckon: Reckon, groups: readonly Group[]): Promise<Group | null> {
  if (groups.length < 2) return groups[0] ?? null;
  return {
    people: groups.reduce((sum, { people }) => sum + people, 0),
    encoded: await reckon('join', { groups: groups.map(({ encoded }) => encoded) }),
  };
}

interface Page {
  readonly roundId: string;
  readonly designVersion: string;
  readonly filter: CultureFilter;
  readonly after: string;
}

async function findPage(db: Database, { roundId, designVersion, filter, after }: Page): Promise<Found[]> {
  const { department, company, position, from, to, include } = filter;
  let query = db
    .selectFrom('culture_members as m')
    .innerJoin('responses as r', 'r.id', 'm.response_id')
    .select(['m.response_id', 'm.department_id', 'm.choices'])
    .where('m.round_id', '=', roundId)
    .where('m.design_version', '=', designVersion)
    .where('m.response_id', '>', after);
  if (include === undefined) query = query.where('m.left_out', '=', false);
  if (department === 'none') query = query.where('m.department_id', 'is', null);
  else if (department !== undefined) query = query.where('m.department_id', '=', department);
  if (company !== undefined) query = query.where(sql<SqlBool>`lower(r.company) = ${company.toLowerCase()}`);
  if (position !== undefined) {
    query = query.where(sql<SqlBool>`lower(r.job_position) = ${position.toLowerCase()}`);
  }
  if (from !== undefined) query = query.where('m.submitted_at', '>=', new Date(`${from}T00:00:00Z`));
  if (to !== undefined) {
    query = query.where(
      'm.submitted_at',
      '<',
      new Date(new Date(`${to}T00:00:00Z`).getTime() + 24 * 3600 * 1000),
    );
  }
  return await query.orderBy('m.response_id').limit(chunk).execute();
}
