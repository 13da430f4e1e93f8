import { factorise, invertFactor, logDeterminant } from '../linear-algebra/index.ts';

/**
 * The model behind a comparison of teams: y = period + effect where the plan runs + team + error, the teams scattering by
 * theta and a cell by its own `spread`, both in units of one unknown variance.
 *
 * Teams are random, so what teams differ by from the beginning counts as far as it is worth. It is lme4's
 * `lmer(y ~ 0 + period + runs + (1 | team), weights = 1 / spread)`, and `npm run certify` holds them together.
 *
 * Example: `fitAt(layOut(cells), theta)` has what no measure changes; `fitMeasure(fit, y)` is one measure's part.
 */
export interface Layout {
  readonly cells: readonly Cell[];
  /** By team: its cells. */
  readonly teams: readonly (readonly number[])[];
  readonly periods: number;
  /** Columns of the design: the periods, then the effect. */
  readonly columns: number;
}

export interface Cell {
  readonly team: number;
  readonly period: number;
  /** Whether the plan runs there by the lots. */
  readonly runs: boolean;
  /** How far its figure scatters, as a variance beside those of other cells. */
  readonly spread: number;
}

export function layOut(cells: readonly Cell[]): Layout {
  const teams = [...Map.groupBy(cells.keys(), (at) => (cells[at] as Cell).team).values()];
  const periods = [...new Set(cells.map(({ period }) => period))].toSorted((a, b) => a - b);
  const numbered = cells.map((cell) => ({ ...cell, period: periods.indexOf(cell.period) }));
  return { cells: numbered, teams, periods: periods.length, columns: periods.length + 1 };
}

/** Whether the effect can be told from the periods and the teams: in some period, some teams run it and others wait. */
export const isComparison = ({ cells }: Pick<Layout, 'cells'>): boolean =>
  [...Map.groupBy(cells, ({ period }) => period).values()].some(
    (own) => own.some(({ runs }) => runs) && own.some(({ runs }) => !runs),
  );

/** What one theta makes of the layout, whatever the measure. */
export interface Fit {
  readonly layout: Layout;
  /** V^-1 X, a row a cell. */
  readonly weighed: Float64Array;
  /** (X' V^-1 X)^-1. */
  readonly inverse: Float64Array;
  /** ln |V| + ln |X' V^-1 X|. */
  readonly logDeterminants: number;
  readonly theta: number;
}

export function fitAt(layout: Layout, theta: number): Fit {
  const { cells, teams, columns } = layout;
  const weighed = new Float64Array(cells.length * columns);
  for (const [at, { period, runs }] of cells.entries()) {
    weighed[at * columns + period] = 1;
    weighed[at * columns + columns - 1] = runs ? 1 : 0;
  }
  const design = weighed.slice();
  weigh(layout, theta, weighed, columns);
  const normal = new Float64Array(columns * columns);
  for (let at = 0; at < cells.length; at++) {
    for (let row = 0; row < columns; row++) {
      const left = design[at * columns + row] as number;
      if (left === 0) continue;
      for (let column = 0; column < columns; column++) {
        const to = row * columns + column;
        normal[to] = (normal[to] as number) + left * (weighed[at * columns + column] as number);
      }
    }
  }
  factorise(normal, columns);
  const inverse = new Float64Array(columns * columns);
  invertFactor(normal, columns, inverse);
  let logDeterminants = logDeterminant(normal, columns);
  for (const { spread } of cells) logDeterminants += Math.log(spread);
  for (const own of teams) logDeterminants += Math.log1p(theta * weightOf(cells, own));
  return { layout, weighed, inverse, logDeterminants, theta };
}

const weightOf = (cells: readonly Cell[], own: readonly number[]): number =>
  own.reduce((sum, at) => sum + 1 / (cells[at] as Cell).spread, 0);

/** Multiplies by V^-1 in place, team by team: within a team V is diagonal but for what its cells share. */
function weigh({ cells, teams }: Layout, theta: number, values: Float64Array, columns: number): void {
  for (const own of teams) {
    const shrink = theta / (1 + theta * weightOf(cells, own));
    for (let column = 0; column < columns; column++) {
      let sum = 0;
      for (const at of own) sum += (values[at * columns + column] as number) / (cells[at] as Cell).spread;
      for (const at of own) {
        const to = at * columns + column;
        values[to] = ((values[to] as number) - shrink * sum) / (cells[at] as Cell).spread;
      }
    }
  }
}

/** One measure under one theta. */
export interface MeasureFit {
  readonly effect: number;
  /** The residual variance, in units of the cells' spread. */
  readonly variance: number;
  /** Twice the restricted log likelihood, but for a constant. */
  readonly likelihood: number;
}

export function fitMeasure(fit: Fit, values: Float64Array): MeasureFit {
  const { layout, weighed, inverse, logDeterminants, theta } = fit;
  const { cells, columns } = layout;
  const projected = new Float64Array(columns);
  for (let at = 0; at < cells.length; at++) {
    for (let column = 0; column < columns; column++) {
      projected[column] =
        (projected[column] as number) + (weighed[at * columns + column] as number) * (values[at] as number);
    }
  }
  const coefficients = projected.map((_, row) =>
    projected.reduce((sum, value, column) => sum + (inverse[row * columns + column] as number) * value, 0),
  );
  const own = values.slice();
  weigh(layout, theta, own, 1);
  let squares = own.reduce((sum, value, at) => sum + value * (values[at] as number), 0);
  for (const [column, value] of projected.entries()) squares -= value * (coefficients[column] as number);
  const free = cells.length - columns;
  const variance = Math.max(squares, 0) / free;
  return {
    effect: coefficients[columns - 1] as number,
    variance,
    likelihood: -(free * Math.log(Math.max(variance, Number.MIN_VALUE)) + logDeterminants),
  };
}

/** How far the effect is off for a residual variance of one. */
export const effectVariance = ({ inverse, layout: { columns } }: Pick<Fit, 'inverse' | 'layout'>): number =>
  inverse[columns * columns - 1] as number;

/** Between which logarithms theta is looked for, beside the cells' own spread; none at all is looked at too. */
const [LOWEST, HIGHEST, STEP] = [-7, 8, 0.5];

/** The theta of the greatest `meritOf`: the best of a coarse grid, then golden sections around it. */
export function bestTheta({ cells }: Pick<Layout, 'cells'>, meritOf: (theta: number) => number): number {
  const level = cells.reduce((sum, { spread }) => sum + spread, 0) / cells.length;
  const merit = (ratio: number): number => meritOf(level * ratio);
  let [best, most] = [LOWEST, -Infinity];
  for (let log = LOWEST; log <= HIGHEST; log += STEP) {
    const found = merit(Math.exp(log));
    if (found > most) [best, most] = [log, found];
  }
  if (merit(0) >= most && best === LOWEST) return 0;
  const golden = (Math.sqrt(5) - 1) / 2;
  let [low, high] = [best - STEP, best + STEP];
  let [left, right] = [high - golden * (high - low), low + golden * (high - low)];
  let [atLeft, atRight] = [merit(Math.exp(left)), merit(Math.exp(right))];
  while (high - low > 1e-6) {
    if (atLeft > atRight) {
      [high, right, atRight] = [right, left, atLeft];
      left = high - golden * (high - low);
      atLeft = merit(Math.exp(left));
    } else {
      [low, left, atLeft] = [left, right, atRight];
      right = low + golden * (high - low);
      atRight = merit(Math.exp(right));
    }
  }
  return level * Math.exp((low + high) / 2);
}
