import { studentLimit } from '../probability/student.ts';
import {
  bestTheta,
  type Cell,
  effectVariance,
  type Fit,
  fitAt,
  fitMeasure,
  isComparison,
  type Layout,
  layOut,
} from './mixed-model.ts';

/**
 * What a plan did beside what would have happened anyway, with the team as the unit.
 *
 * The comparison is that of `mixed-model.ts`. Six teams alone say too little of how much teams scatter, so the other
 * measures are asked as well: none of them is the plan's, yet they went through the same weeks in the same teams. Their
 * variances count like so many further degrees of freedom as they agree among themselves (Smyth 2004), and no more than
 * `MOST_BORROWED`.
 *
 * Null where no period has both teams with the plan and teams without it, or too few cells are left.
 *
 * Example: `estimateEffect(cells, [own, ...others])` is `{ effect: 12, low: 3, high: 21, … }` in points.
 */
export interface Effect {
  readonly effect: number;
  /** 95%. */
  readonly low: number;
  readonly high: number;
  readonly error: number;
  readonly degrees: number;
  /** Variance of teams and of a cell of spread 1. */
  readonly teamVariance: number;
  readonly variance: number;
}

/** A figure of one team in one period; its values stand in the same place of every measure. */
export type Figures = readonly Float64Array[];

const MOST_BORROWED = 40;
const FEWEST_BORROWED = 4;
/** How many measures the others together count like, where the teams' own scatter is looked for. */
const OTHERS_COUNT_LIKE = 8;
/** Below this nothing is said of how much a measure scatters. */
const FEWEST_DEGREES = 2;

/** `own` first, in points; `others` are on the same cells. */
export function estimateEffect(
  cells: readonly Cell[],
  own: Float64Array,
  others: Figures = [],
): Effect | null {
  if (!isComparison({ cells })) return null;
  const layout = layOut(cells);
  const within = cells.length - layout.columns - (layout.teams.length - 1);
  if (within < FEWEST_DEGREES) return null;
  const theta = bestTheta(layout, (tried) => {
    const fit = fitAt(layout, tried);
    const sum = others.reduce((total, values) => total + fitMeasure(fit, values).likelihood, 0);
    const shared = others.length === 0 ? 0 : (OTHERS_COUNT_LIKE * sum) / others.length;
    return fitMeasure(fit, own).likelihood + shared;
  });
  const fit = fitAt(layout, theta);
  const { effect, variance: seen } = fitMeasure(fit, own);
  const borrowed = borrow(fit, layout, others);
  const free = cells.length - layout.columns;
  const variance = (free * seen + borrowed.degrees * borrowed.variance) / (free + borrowed.degrees);
  const degrees = within + borrowed.degrees;
  const error = Math.sqrt(variance * effectVariance(fit));
  const margin = studentLimit(0.025, degrees) * error;
  return {
    effect,
    low: effect - margin,
    high: effect + margin,
    error,
    degrees,
    variance,
    teamVariance: theta * variance,
  };
}

interface Borrowed {
  readonly variance: number;
  readonly degrees: number;
}

/** What the other measures say of the residual variance, and how far they agree on it beyond chance. */
function borrow(fit: Fit, layout: Layout, others: Figures): Borrowed {
  if (others.length < 2) return { variance: 0, degrees: 0 };
  const variances = others.map((values) => fitMeasure(fit, values).variance);
  const mean = variances.reduce((sum, value) => sum + value, 0) / variances.length;
  const scatter = variances.reduce((sum, value) => sum + (value / mean - 1) ** 2, 0) / (variances.length - 1);
  const free = layout.cells.length - layout.columns;
  const apart = (1 + scatter) / (1 + 2 / free) - 1;
  const degrees = apart <= 0 ? MOST_BORROWED : Math.min(MOST_BORROWED, FEWEST_BORROWED + 2 / apart);
  return { variance: mean, degrees };
}

/** What the other measures count like where nothing is measured yet. */
export const BORROWED_BEFOREHAND = MOST_BORROWED;
