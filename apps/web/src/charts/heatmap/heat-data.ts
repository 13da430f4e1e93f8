import {
  HIGH_EDGE,
  LOW_EDGE,
  OVERACTIVATED_FROM,
  UNDERACTIVATED_BELOW,
} from '@fourfold/measurement/person/bands.ts';
import { plural, t } from '@lingui/core/macro';
import type { BandNumber, BandStrength } from '../../ui/band.tsx';

/** One cell's figure, on the scale from 0 to 200. */
export interface HeatValue {
  readonly score: number;
  readonly low: number;
  readonly high: number;
  readonly band: BandNumber;
  readonly strength: BandStrength;
}

/** A competency (level 1), or one of the measures of the open one (level 2). */
export interface HeatRow {
  readonly key: string;
  readonly name: string;
  readonly level: 1 | 2;
  readonly expanded: boolean;
}

/** Everyone, a department, or a person of an open department. */
export interface HeatColumn {
  readonly key: string;
  readonly name: string;
  readonly kind: 'whole' | 'group' | 'person';
  readonly people: number;
  /** Null where there is nothing to open. */
  readonly expanded: boolean | null;
  /** Where a click on a person's cell leads; a group's cell is explained. */
  readonly href: string | null;
  /** What a click leads to, in words: "Open Ana Silva". */
  readonly lead: string;
  /** `waiting`: on its way. */
  readonly cells: Readonly<Record<string, HeatValue>> | 'waiting';
  /** Why a cell may be empty. */
  readonly withheld: string | null;
}

/** The word and the sign of each band: a colour never stands alone. */
export const bandWords: Record<BandNumber, string> = {
  1: t`underactivated`,
  2: t`low`,
  3: t`balanced`,
  4: t`high`,
  5: t`overactivated`,
};
export const bandSigns: Record<BandNumber, string> = { 1: '−−', 2: '−', 3: '', 4: '+', 5: '++' };

/** From the specification: where each band begins and ends on the scale from 0 to 200. */
export const bandLimits: Record<BandNumber, string> = {
  1: t`below ${UNDERACTIVATED_BELOW}`,
  2: t`${UNDERACTIVATED_BELOW} to ${LOW_EDGE - 1}`,
  3: t`${LOW_EDGE} to ${HIGH_EDGE}`,
  4: t`${HIGH_EDGE + 1} to ${OVERACTIVATED_FROM - 1}`,
  5: t`${OVERACTIVATED_FROM} or more`,
};

const strengthWords = { full: t`clear`, half: t`likely`, pale: t`unclear` } as const;

/** The whole cell in words: what a screen reader says and the card shows. */
export function describeCell(row: HeatRow, column: HeatColumn): string {
  const value = valueAt(row, column);
  const [competency, group] = [row.name, column.name];
  if (value === 'waiting') return t`${competency}, ${group}: loading`;
  if (value === null) return t`${competency}, ${group}: ${column.withheld ?? t`no score`}`;
  const [score, range, band] = [Math.round(value.score), rangeOf(value), bandWords[value.band]];
  return column.kind === 'person'
    ? t`${competency}, ${group}: ${score}, ${range}, ${band}`
    : t`${competency}, ${group}: ${score}, ${range}, ${band}, ${counted(column)}`;
}

export function valueAt(row: HeatRow, column: HeatColumn): HeatValue | 'waiting' | null {
  return column.cells === 'waiting' ? 'waiting' : (column.cells[row.key] ?? null);
}

export const likelyRange = ({ low, high }: HeatValue): string =>
  t`Likely range ${Math.round(low)} to ${Math.round(high)}.`;

const rangeOf = ({ low, high }: HeatValue): string =>
  t`likely range ${Math.round(low)} to ${Math.round(high)}`;

/** From how many the figures are. Where they are withheld, so is that. */
export function counted({ people, withheld }: Pick<HeatColumn, 'people' | 'withheld'>): string {
  if (withheld !== null && people === 0) return t`not shown`;
  return plural(people, { one: '# person', other: '# people' });
}

/** How sure it is that the band is not noise; a balanced value has nothing to be sure of. */
export const sureness = ({ band, strength }: HeatValue): string =>
  band === 3 ? bandWords[3] : t`${bandWords[band]}, ${strengthWords[strength]}`;
