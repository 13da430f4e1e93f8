import type { CultureFilter } from '@fourfold/contract';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Encoded } from '../compute/figures.ts';
import type { Reckon } from '../compute/tasks.ts';
import type { RoundStatistics } from './read-statistics.ts';

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

/** Any filter: the people whom it finds are added up, some thousand at a time, so memory does not grow with them. */
export async function gatherFiltered(
  { db, reckon }: { readonly db: Database; readonly reckon: Reckon },
  roundId: string,
  designVersion: string,
  filter: CultureFilter,
): Promise<RoundStatistics> {
  const departments = new Map<string, { people: number; encoded: Encoded }>();
  let whole: { people: number; encoded: Encoded } | null = null;
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const found = await findPage(db, { roundId, designVersion, filter, after });
    const add = async (onto: typeof whole, people: readonly Found[]) => ({
      people: (onto?.people ?? 0) + people.length,
      encoded: await reckon('gather', {
        onto: onto?.encoded,
        sheets: new Uint8Array(Buffer.concat(people.map(({ choices }) => choices))),
      }),
    });
    if (found.length > 0) whole = await add(whole, found);
    for (const [id, people] of Map.groupBy(found, ({ department_id }) => department_id ?? 'none')) {
      departments.set(id, await add(departments.get(id) ?? null, people));
    }
    if (found.length < chunk) return { whole, departments };
    after = found.at(-1)?.response_id ?? after;
  }
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
