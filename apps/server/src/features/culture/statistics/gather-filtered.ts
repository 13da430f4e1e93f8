import type { CultureFilter } from '@fourfold/contract';
import type { Database } from '../../../database/database.ts';
import type { Reckon } from '../compute/tasks.ts';
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
  return await db
    .selectFrom('culture_members as m')
    .innerJoin('responses as r', 'r.id', 'm.response_id')
    .select(['m.response_id', 'm.department_id', 'm.choices'])
    .where('m.round_id', '=', roundId)
    .where('m.design_version', '=', designVersion)
    .where('m.response_id', '>', after)
    .where(foundBy(filter))
    .orderBy('m.response_id')
    .limit(chunk)
    .execute();
}
