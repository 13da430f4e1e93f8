import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import type { Viewer } from '../viewer.ts';

/**
 * Notes that someone behind the gate is shown everything that is released by now, and answers up to where. The gate
 * shows nothing later than that, so no way to a figure can go round the note. What it is for: people who come into
 * this member's sight afterwards are opened only where that tells nothing of the others (`culture_open`).
 */
export async function noteShown(db: Database, viewer: Viewer): Promise<number> {
  const { organisationId, userId } = viewer;
  if (viewer.anyone) return await noteShownToAnyone(db, organisationId);
  const { noted, released } = await readNoted(db, organisationId, userId);
  if (noted >= released) return noted;
  return await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ release: number }>`
      insert into culture_shown as s (organisation_id, user_id, release)
      values (${organisationId}, ${userId}, ${released})
      on conflict (organisation_id, user_id) do update set release = greatest(s.release, excluded.release)
      returning release`.execute(tx);
    // A right that is just being given is there before any figure is read, or finds this note.
    await sql`
      select 1 from memberships where organisation_id = ${organisationId} and user_id = ${userId} for share`.execute(
      tx,
    );
    return rows[0]?.release ?? 0;
  });
}

/** Every member behind the gate may come to see what leaves the house, so it is noted for each of them. */
async function noteShownToAnyone(db: Database, organisationId: string): Promise<number> {
  const { rows } = await sql<{ release: number }>`
    with latest as (
      select coalesce(max(release), 0) as release from culture_batch_members where organisation_id = ${organisationId}
    ), noted as (
      insert into culture_shown as s (organisation_id, user_id, release)
      select m.organisation_id, m.user_id, l.release
      from memberships m join roles r on r.role = m.role cross join latest l
      where m.organisation_id = ${organisationId} and r.sees is distinct from 'everyone' and l.release > 0
      order by m.user_id for share of m
      on conflict (organisation_id, user_id) do update set release = greatest(s.release, excluded.release)
    )
    select release from latest`.execute(db);
  return rows[0]?.release ?? 0;
}

async function readNoted(db: Database, organisationId: string, userId: string) {
  const { rows } = await sql<{ noted: number; released: number }>`
    select coalesce((select release from culture_shown
        where organisation_id = ${organisationId} and user_id = ${userId}), 0) as noted,
      coalesce((select max(release) from culture_batch_members
        where organisation_id = ${organisationId}), 0) as released`.execute(db);
  return rows[0] ?? { noted: 0, released: 0 };
}
