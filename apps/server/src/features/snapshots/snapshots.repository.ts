import type { SnapshotFigures } from '@fourfold/contract/schemas';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Queries } from '../../kernel/database/database.ts';
import type { Snapshots } from '../../kernel/database/schema.generated.ts';

export type SnapshotRow = Omit<Selectable<Snapshots>, 'figures'> & { readonly figures: SnapshotFigures };

const asRow = (row: Selectable<Snapshots>): SnapshotRow => ({
  ...row,
  figures: row.figures as unknown as SnapshotFigures,
});

export async function findSnapshot(db: Queries, id: string): Promise<SnapshotRow | undefined> {
  const row = await db.selectFrom('snapshots').selectAll().where('id', '=', id).executeTakeFirst();
  return row && asRow(row);
}

/** One of this organisation, and of no other. */
export async function lockSnapshot(
  tx: Queries,
  organisationId: string,
  id: string,
): Promise<SnapshotRow | undefined> {
  const row = await tx
    .selectFrom('snapshots')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && asRow(row);
}

export interface ListedSnapshot extends SnapshotRow {
  readonly maker: string | null;
}

export async function listOf(db: Queries, organisationId: string, id?: string): Promise<ListedSnapshot[]> {
  const rows = await db
    .selectFrom('snapshots as s')
    .leftJoin('users as u', 'u.id', 's.made_by')
    .selectAll('s')
    .select(sql<string | null>`u.first_name || ' ' || u.last_name`.as('maker'))
    .where('s.organisation_id', '=', organisationId)
    .$if(id !== undefined, (query) => query.where('s.id', '=', id ?? ''))
    .orderBy('s.made_at', 'desc')
    .orderBy('s.id')
    .execute();
  return rows.map((row) => ({ ...asRow(row), maker: row.maker }));
}

export const insertSnapshot = async (
  tx: Queries,
  { figures, ...row }: Omit<Insertable<Snapshots>, 'figures'> & { figures: SnapshotFigures },
): Promise<void> => {
  await tx
    .insertInto('snapshots')
    .values({ ...row, figures: JSON.stringify(figures) })
    .execute();
};

/** By a number alone: neither who opened it nor from where is kept. */
export const countOpening = async (db: Queries, id: string, now: Date): Promise<void> => {
  await db
    .updateTable('snapshots')
    .set({ openings: sql<number>`openings + 1`, last_opened_at: now })
    .where('id', '=', id)
    .execute();
};
