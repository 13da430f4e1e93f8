import type { Queries } from '../../../kernel/database/database.ts';
import { newId } from '../../../kernel/database/id.ts';

export interface Department {
  readonly id: string;
  readonly name: string;
}

export const listDepartments = (db: Queries, organisationId: string): Promise<Department[]> =>
  db
    .selectFrom('departments')
    .select(['id', 'name'])
    .where('organisation_id', '=', organisationId)
    .orderBy((expression) => expression.fn('lower', ['name']))
    .execute();

/** Adds a department; null when the organisation has one of that name, however it is capitalised. */
export async function addDepartment(
  tx: Queries,
  organisationId: string,
  name: string,
  now: Date,
): Promise<Department | null> {
  const added = await tx
    .insertInto('departments')
    .values({ id: newId(now), organisation_id: organisationId, name })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'name'])
    .executeTakeFirst();
  return added ?? null;
}

export async function renameDepartment(
  tx: Queries,
  organisationId: string,
  id: string,
  name: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('departments')
    .set({ name })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function removeDepartment(tx: Queries, organisationId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('departments')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
