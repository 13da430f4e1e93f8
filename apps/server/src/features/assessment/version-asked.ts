import { DESIGN_VERSION } from '@fourfold/measurement';
import type { Queries } from '../../kernel/database/database.ts';

/** Which version people are asked who are invited now: that of the latest round, which keeps its own. */
export async function versionAskedNow(
  db: Queries,
  organisationId: string,
): Promise<{ readonly design_version: string }> {
  const latest = await db
    .selectFrom('rounds')
    .select('design_version')
    .where('organisation_id', '=', organisationId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return latest ?? { design_version: DESIGN_VERSION };
}
