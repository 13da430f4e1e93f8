import type { NormStanding } from '@fourfold/contract/schemas';
import { type MeasureKind, type PossibleSpread, withOneMore } from '@fourfold/measurement';
import { sql } from 'kysely';
import type { Queries } from '../../../kernel/database/database.ts';
import type { GroupScores } from '../3-estimate/scores.ts';
import type { KeysVersion } from '../keys/keys-of-round.ts';
import { placedIn, roundsForNorms } from './make-norms.ts';
import { standingAmong } from './standing-among.ts';

interface Asked {
  readonly organisationId: string;
  readonly keys: Pick<KeysVersion, 'number' | 'design'>;
  readonly kind: MeasureKind;
  readonly of: 'groups' | 'measures';
  readonly key: string;
}

/** Where a company stands beside the others of this installation; null while there are too few, or none by these keys. */
export async function readStanding(
  db: Queries,
  scores: GroupScores | undefined,
  { organisationId, keys, kind, of, key }: Asked,
): Promise<NormStanding | null> {
  const [placed] = scores === undefined ? [] : placedIn(scores, of, key);
  if (placed === undefined) return null;
  const row = await db
    .selectFrom('group_norms')
    .select(['groups', sql<unknown>`norms -> ${kind}::text -> ${of}::text -> ${key}::text`.as('norm')])
    .where('keys_number', '=', keys.number)
    .where('design_version', '=', keys.design)
    .executeTakeFirst();
  // Before the first night after an update there may be a mean and a spread alone, which nothing is said from.
  if (!Array.isArray(row?.norm)) return null;
  const spreads: readonly PossibleSpread[] = row.norm;
  const own = await roundsForNorms(db, keys.design, organisationId);
  return own.length > 0
    ? standingAmong(placed, spreads, row.groups - 1)
    : standingAmong(placed, withOneMore(spreads, placed), row.groups);
}
