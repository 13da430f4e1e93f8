import type { Queries } from '../../../kernel/database/database.ts';
import { type Engine, loadEngine } from './engine.ts';

/** A round never changes its version, so what was read once holds; the latest of these many rounds are kept. */
const most = 1000;
const known = new Map<string, string>();

/** The version of the questionnaire that a round asks. */
export async function designOfRound(db: Queries, roundId: string): Promise<string> {
  const found = known.get(roundId);
  if (found !== undefined) return found;
  const { design_version } = await db
    .selectFrom('rounds')
    .select('design_version')
    .where('id', '=', roundId)
    .executeTakeFirstOrThrow();
  known.set(roundId, design_version);
  if (known.size > most) known.delete(known.keys().next().value ?? roundId);
  return design_version;
}

/** With the authors' keys: counts of options are what they are under any keys of the same version. */
export const engineOfRound = async (db: Queries, roundId: string): Promise<Engine> =>
  await loadEngine(await designOfRound(db, roundId));
