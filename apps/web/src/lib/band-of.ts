import type { Figure } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';

const numbers = { underactivated: 1, low: 2, balanced: 3, high: 4, overactivated: 5 } as const;

type Banded = Pick<Figure, 'band'>;
type BandNumber = (typeof numbers)[Figure['band']];

/** The band of a score as its colours are numbered, from too little to too much. */
export const bandOf = ({ band }: Banded): BandNumber => numbers[band];

const words: Readonly<Record<'behaviour' | 'perception', Readonly<Record<BandNumber, string>>>> = {
  behaviour: { 1: t`underactivated`, 2: t`low`, 3: t`balanced`, 4: t`high`, 5: t`overactivated` },
  // A perception is not activated and has no balance: it is better the higher it is.
  perception: { 1: t`very low`, 2: t`low`, 3: t`middling`, 4: t`high`, 5: t`very high` },
};

export const bandWord = (kind: keyof typeof words, banded: Banded): string => words[kind][bandOf(banded)];
