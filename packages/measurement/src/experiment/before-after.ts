import { Z95 } from '../probability/normal.ts';
import { studentLimit } from '../probability/student.ts';
import type { Cell } from './mixed-model.ts';

/**
 * What anyone would look at first: where the plan ran, how the teams stood after it began against before.
 *
 * It describes and proves nothing: whatever else moved in those weeks is in it. Teams that have no figure from one of the
 * two sides are left out. How far teams differ in their change gives the range; one team alone, what it scatters by.
 *
 * Example: all teams rise by 10 with the season and the plan does nothing: `difference` is 10.
 */
export interface BeforeAfter {
  readonly difference: number;
  readonly low: number;
  readonly high: number;
  readonly teams: number;
}

export function beforeAndAfter(
  cells: readonly Pick<Cell, 'team' | 'runs' | 'spread'>[],
  values: Float64Array,
): BeforeAfter | null {
  const changes = [...Map.groupBy(cells.keys(), (at) => cells[at]?.team).values()].flatMap((own) => {
    const sides = [false, true].map((runs) => own.filter((at) => cells[at]?.runs === runs));
    const [before, after] = sides.map((side) => meanOf(side.map((at) => values[at] as number)));
    if (before == null || after == null) return [];
    const [one, other] = sides.map((side) => varianceOf(side.map((at) => cells[at]?.spread ?? 0)));
    return [{ change: after - before, variance: (one ?? 0) + (other ?? 0) }];
  });
  const difference = meanOf(changes.map(({ change }) => change));
  if (difference === null) return null;
  const teams = changes.length;
  const scatter = changes.reduce((sum, { change }) => sum + (change - difference) ** 2, 0) / (teams - 1);
  const margin =
    teams === 1
      ? Z95 * Math.sqrt(changes[0]?.variance ?? 0)
      : studentLimit(0.025, teams - 1) * Math.sqrt(scatter / teams);
  return { difference, low: difference - margin, high: difference + margin, teams };
}

/** Of a mean of so many figures. */
const varianceOf = (spreads: readonly number[]): number =>
  spreads.reduce((sum, spread) => sum + spread, 0) / spreads.length ** 2;

const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
