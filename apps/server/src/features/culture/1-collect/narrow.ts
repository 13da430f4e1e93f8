import type { CultureFilter } from '@fourfold/contract/schemas';
import { type Expression, type SqlBool, sql } from 'kysely';

const narrowing = ['company', 'position', 'from', 'to'] as const;

/** Whether a filter goes beyond the cuts that are kept up to date. */
export const isNarrowed = (filter: CultureFilter): boolean =>
  narrowing.some((key) => filter[key] !== undefined);

const dayMs = 24 * 3600 * 1000;

/**
 * The condition, on members as `m` with their responses as `r`, that a filter finds them: the same people in the
 * figures and in the list of who they are. Days are UTC's, and capitals are the database's to fold, on both sides of
 * each comparison: JavaScript folds Σ and İ otherwise.
 */
export function foundBy({
  department,
  company,
  position,
  from,
  to,
  include,
}: CultureFilter): Expression<SqlBool> {
  const conditions = [sql`true`];
  if (department === 'none') conditions.push(sql`m.department_id is null`);
  else if (department !== undefined) conditions.push(sql`m.department_id = ${department}`);
  if (include === undefined) conditions.push(sql`not m.left_out`);
  if (company !== undefined) conditions.push(sql`lower(r.company) = lower(${company})`);
  if (position !== undefined) conditions.push(sql`lower(r.job_position) = lower(${position})`);
  if (from !== undefined) conditions.push(sql`m.submitted_at >= ${beginOf(from)}`);
  if (to !== undefined) conditions.push(sql`m.submitted_at < ${new Date(beginOf(to).getTime() + dayMs)}`);
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

const beginOf = (day: string) => new Date(`${day}T00:00:00Z`);
