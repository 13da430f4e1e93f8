import type { NormStanding } from '@fourfold/contract/schemas';
import type { MeasureKind } from '@fourfold/measurement';
import type { Queries } from '../../../kernel/database/database.ts';
import type { GroupScores } from '../3-estimate/scores.ts';
import type { KeysVersion } from '../keys/keys-of-round.ts';
import { type Norms, placedIn } from './make-norms.ts';
import { standingAmong } from './standing-among.ts';

interface Asked {
  readonly keys: Pick<KeysVersion, 'number' | 'design'>;
  readonly kind: MeasureKind;
  readonly of: 'groups' | 'measures';
  readonly key: string;
}

/** Where a company stands among those of this installation; null while there are too few, or none by these keys. */
export async function readStanding(
  db: Queries,
  scores: GroupScores | undefined,
  { keys, kind, of, key }: Asked,
): Promise<NormStanding | null> {
  const row = await db
    .selectFrom('group_norms')
    .select(['groups', 'norms'])
    .where('keys_number', '=', keys.number)
    .where('design_version', '=', keys.design)
    .executeTakeFirst();
  const norm = (row?.norms as unknown as Norms | undefined)?.[kind]?.[of]?.[key];
  const [placed] = scores === undefined ? [] : placedIn(scores, of, key);
  if (row === undefined || norm === undefined || placed === undefined) return null;
  return standingAmong(placed, norm, row.groups);
}
