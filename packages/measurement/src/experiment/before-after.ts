import { studentLimit } from '../probability/student.ts';
import type { Cell } from './mixed-model.ts';

/**
 * What anyone would look at first: where the plan ran, how the teams stood after it began against before.
 *
 * It describes and proves nothing: whatever else moved in those weeks is in it. Teams that have no figure from one of the
 * two sides are left out; fewer than two teams have no range.
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
  cells: readonly Pick<Cell, 'team' | 'runs'>[],
  values: Float64Array,
): BeforeAfter | null {
  const changes = [...Map.groupBy(cells.keys(), (at) => cells[at]?.team).values()].flatMap((own) => {
    const before = meanOf(own.filter((at) => !cells[at]?.runs).map((at) => values[at] as number));
    const after = meanOf(own.filter((at) => cells[at]?.runs).map((at) => values[at] as number));
    return before === null || after === null ? [] : [after - before];
  });
  const difference = meanOf(changes);
  if (difference === null || changes.length < 2) return null;
  const teams = changes.length;
  const scatter = changes.reduce((sum, change) => sum + (change - difference) ** 2, 0) / (teams - 1);
  const margin = studentLimit(0.025, teams - 1) * Math.sqrt(scatter / teams);
  return { difference, low: difference - margin, high: difference + margin, teams };
}

const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
