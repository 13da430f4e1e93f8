import type { CultureFilter } from '@fourfold/contract/schemas';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import type { Compute } from '../3-estimate/tasks.ts';
import type { Viewer } from '../viewer.ts';
import { foundBy } from './narrow.ts';
import type { Group, RoundStatistics } from './read-statistics.ts';

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
  { db, compute }: { readonly db: Database; readonly compute: Compute },
  viewer: Viewer,
  roundId: string,
  designVersion: string,
  filter: CultureFilter,
): Promise<RoundStatistics> {
  const departments = new Map<string, Group>();
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const found = await findPage(db, { viewer, roundId, designVersion, filter, after });
    const byDepartment = Map.groupBy(found, ({ department_id }) => department_id ?? 'none');
    const grown = [...byDepartment].map(
      async ([id, people]) => [id, await grow(compute, departments.get(id), people)] as const,
    );
    for (const [id, group] of await Promise.all(grown)) departments.set(id, group);
    if (found.length < chunk) break;
    after = found.at(-1)?.response_id ?? after;
  }
  return { whole: await joinAll(compute, [...departments.values()]), departments };
}

async function grow(compute: Compute, group: Group | undefined, people: readonly Found[]): Promise<Group> {
  const sheets = new Uint8Array(Buffer.concat(people.map(({ choices }) => choices)));
  const encoded = await compute('gather', { onto: group?.encoded, sheets });
  return { people: (group?.people ?? 0) + people.length, encoded };
}

async function joinAll(compute: Compute, groups: readonly Group[]): Promise<Group | null> {
  if (groups.length < 2) return groups[0] ?? null;
  return {
    people: groups.reduce((sum, { people }) => sum + people, 0),
    encoded: await compute('join', { groups: groups.map(({ encoded }) => encoded) }),
  };
}

interface Page {
  readonly viewer: Viewer;
  readonly roundId: string;
  readonly designVersion: string;
  readonly filter: CultureFilter;
  readonly after: string;
}

async function findPage(
  db: Database,
  { viewer, roundId, designVersion, filter, after }: Page,
): Promise<Found[]> {
  return await db
    .selectFrom('culture_members as m')
    .innerJoin('responses as r', 'r.id', 'm.response_id')
    .select(['m.response_id', 'm.department_id', 'm.choices'])
    .where('m.round_id', '=', roundId)
    .where('m.design_version', '=', designVersion)
    .where('m.response_id', '>', after)
    .where(foundBy(filter))
    .where(isOpenTo(viewer))
    .orderBy('m.response_id')
    .limit(chunk)
    .execute();
}

/** Those who stay closed to a manager are in no figure that only the manager's own departments are in. */
const isOpenTo = ({ gated, userId }: Viewer): Expression<SqlBool> =>
  gated
    ? sql<SqlBool>`not exists (
        select 1 from culture_closed c where c.user_id = ${userId} and c.response_id = m.response_id)`
    : sql<SqlBool>`true`;
