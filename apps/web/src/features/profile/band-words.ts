import type { ProfileScore } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import type { BandNumber } from '../../ui/band.tsx';

const bands = ['underactivated', 'low', 'balanced', 'high', 'overactivated'] as const;
const behaved = [t`underactivated`, t`low`, t`balanced`, t`high`, t`overactivated`] as const;
/** A perception is not activated and has no balance: it is better the higher it is. */
const perceived = [t`very low`, t`low`, t`middling`, t`high`, t`very high`] as const;

export const bandNumber = (band: ProfileScore['band']): BandNumber => (bands.indexOf(band) + 1) as BandNumber;

/** The band, and how clearly the score lies beyond the middle: a weak finding is not said like a strong one. */
export function bandWords({
  band,
  strength,
  kind,
}: Pick<ProfileScore, 'band' | 'strength' | 'kind'>): string {
  const word = (kind === 'behaviour' ? behaved : perceived)[bands.indexOf(band)] ?? band;
  if (band === 'balanced' || strength === 'full') return word;
  return strength === 'half' ? t`likely ${word}` : t`${word}, unclear`;
}
