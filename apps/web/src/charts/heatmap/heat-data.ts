import { t } from '@lingui/core/macro';
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
  /** Where a click on a cell leads. */
  readonly href: string | null;
  /** What a click leads to, in words: "Look at Accounts alone". */
  readonly lead: string;
  /** `waiting`: on its way. */
  readonly cells: Readonly<Record<string, HeatValue>> | 'waiting';
  /** Why a cell may be empty. */
  readonly withheld: string | null;
}

/** The word and the sign of each band: a colour never stands alone. */
export const bandWords: Record<BandNumber, string> = {
  1: 'underactivated',
  2: 'low',
  3: 'balanced',
  4: 'high',
  5: 'overactivated',
};
export const bandSigns: Record<BandNumber, string> = { 1: '−−', 2: '−', 3: '', 4: '+', 5: '++' };

/** From the specification: where each band begins and ends on the scale from 0 to 200. */
export const bandLimits: Record<BandNumber, string> = {
  1: t`below 50`,
  2: t`below 80`,
  3: t`up to 120`,
  4: t`below 150`,
  5: t`150 and above`,
};

const strengthWords = { full: t`quite sure`, half: 'likely', pale: t`not sure` } as const;

/** The whole cell in words: what a screen reader says and the card shows. */
export function describeCell(row: HeatRow, column: HeatColumn): string {
  const value = valueAt(row, column);
  const place = `${row.name}, ${column.name}`;
  if (value === 'waiting') return t`${place}: loading`;
  if (value === null) return `${place}: ${column.withheld ?? t`no figure`}`;
  const from = column.kind === 'person' ? '' : `, ${counted(column)}`;
  return `${place}: ${Math.round(value.score)}, ${rangeOf(value)}, ${bandWords[value.band]}${from}`;
}

export function valueAt(row: HeatRow, column: HeatColumn): HeatValue | 'waiting' | null {
  return column.cells === 'waiting' ? 'waiting' : (column.cells[row.key] ?? null);
}

export const rangeOf = ({ low, high }: HeatValue): string =>
  t`between ${Math.round(low)} and ${Math.round(high)}`;

/** From how many the figures are. Where they are withheld, so is that. */
export function counted({ people, withheld }: Pick<HeatColumn, 'people' | 'withheld'>): string {
  if (withheld !== null && people === 0) return t`not shown`;
  return `${people} ${people === 1 ? 'person' : 'people'}`;
}

/** How sure it is that the band is not noise; a balanced value has nothing to be sure of. */
export const sureness = ({ band, strength }: HeatValue): string =>
  band === 3 ? bandWords[3] : `${bandWords[band]}, ${strengthWords[strength]}`;
