import type { ProfileScore } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { bandOf, bandWord } from '../../lib/band-of.ts';
import type { BandNumber } from '../../ui/band.tsx';

export const bandNumber = (band: ProfileScore['band']): BandNumber => bandOf({ band });

/** The band, and how clearly the score lies beyond the middle: a weak finding is not said like a strong one. */
export function bandWords({
  band,
  strength,
  kind,
}: Pick<ProfileScore, 'band' | 'strength' | 'kind'>): string {
  const word = bandWord(kind, { band });
  if (band === 'balanced' || strength === 'full') return word;
  return strength === 'half' ? t`likely ${word}` : t`${word}, unclear`;
}
