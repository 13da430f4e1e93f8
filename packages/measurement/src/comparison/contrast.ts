import { invert } from '../linear-algebra/index.ts';
import { studentLimit } from '../probability/student.ts';
import type { LocalSlope } from './local-slope.ts';

/** A difference between two groups' mean scores, as far as tests need it: any weighted sum of it with its error. */
export interface Contrast {
  /** How the difference scatters by chance, up to a factor: what the weights of tests are made from. */
  readonly covariance: Float64Array;
  /** Degrees of freedom behind the errors. */
  readonly degrees: number;
  evaluate(weights: Float64Array): Estimate;
}

export interface Estimate {
  readonly estimate: number;
  readonly error: number;
}

/** What is concluded of one competency, in units of 40 points. */
export interface Finding {
  readonly difference: number;
  /** Half of the 95% interval: of sampling people, of their answers, and, in proportion to the difference, of wrong loadings and unevenness. */
  readonly margin: number;
  /** That there is a difference at all, everything that was compared on the page taken into account. */
  readonly differs: boolean;
}

/** What was compared at once, and on which share of such pages something may be said to differ although nothing does. */
export interface Page {
  readonly comparisons: number;
  readonly falsePages: number;
}

/** Below the 10% that are promised, since errors are themselves estimated; those of many small departments worst. */
export const FALSE_PAGES = { departments: 0.06, rounds: 0.075 } as const;

/**
 * How many errors a difference must have to be said to be there among so many.
 *
 * Each competency is tested in two ways that mostly agree, the less so the further out: together they are worth 1.2
 * tests among 14 and 1.8 among 168, as drawing from the scale's own scatter shows.
 */
export function pageLimit({ comparisons, falsePages }: Page, degrees: number): number {
  const each = Math.max(1, 1.4 + 0.22 * Math.log(comparisons / 28));
  return studentLimit(falsePages / (2 * each * Math.max(1, comparisons)), degrees);
}

/**
 * Two groups beside each other, competency by competency.
 *
 * Two tests each. The plain one asks how far the competency's own difference is from nothing. The other asks the same
 * as if no further competency had moved, which takes away what errors have in common and finds a single one that moved
 * far better. A difference that its own interval does not keep from zero is never said to be there.
 *
 * Example: `createDuel(contrast, local, page).judge()[0]?.differs`.
 */
export interface Duel {
  /** Errors between the clearest difference and nothing; 0 where none passes the page's limit. */
  strength(): number;
  judge(): readonly Finding[];
}

export function createDuel(contrast: Contrast, local: LocalSlope, page: Page): Duel {
  const { inverse, loadingErrors, slope, unevenness } = local;
  const size = Math.sqrt(inverse.length);
  const own = Array.from({ length: size }, (_, k) =>
    contrast.evaluate(inverse.subarray(k * size, (k + 1) * size)),
  );
  // Of a difference that may be nothing, nothing is stretched.
  const real = own.map(({ estimate, error }) => Math.max(0, estimate ** 2 - (2 * error) ** 2));
  const half = studentLimit(0.025, contrast.degrees);
  const limit = pageLimit(page, contrast.degrees);
  const precision = invert(contrast.covariance, size);
  /** The variance that wrong loadings bring to one competency from all others' differences. */
  const leaks = own.map((_, k) =>
    real.reduce(
      (sum, square, l) => sum + (l === k ? 0 : square * (loadingErrors[k * size + l] as number)),
      0,
    ),
  );
  /** The clearest of those not found yet; those that were are free to have moved. */
  const clearest = (found: readonly number[]): { index: number; strength: number } => {
    let best = { index: -1, strength: 0 };
    for (const [k, { estimate, error }] of own.entries()) {
      if (found.includes(k)) continue;
      const plain = estimate / Math.sqrt(error ** 2 + (leaks[k] as number));
      if (Math.abs(plain) < half) continue;
      const given = contrast.evaluate(weightsOf(precision, slope, [...found, k]));
      const alone = (Math.sign(plain) * given.estimate) / Math.sqrt(given.error ** 2 + (leaks[k] as number));
      const strength = Math.max(Math.abs(plain), alone);
      if (strength > limit && strength > best.strength) best = { index: k, strength };
    }
    return best;
  };
  return {
    strength: () => clearest([]).strength,
    judge() {
      const found: number[] = [];
      for (let next = clearest(found); next.index >= 0; next = clearest(found)) found.push(next.index);
      return own.map(({ estimate, error }, k) => {
        const stretch =
          (leaks[k] as number) +
          (real[k] as number) * ((loadingErrors[k * (size + 1)] as number) + (unevenness[k] as number) / 2);
        return {
          difference: estimate,
          margin: half * Math.sqrt(error ** 2 + stretch),
          differs: found.includes(k),
        };
      });
    },
  };
}

/** For the last competency of the list, when these may have moved and no others: generalised least squares. */
export function weightsOf(
  precision: Float64Array,
  slope: Float64Array,
  moved: readonly number[],
): Float64Array {
  const size = Math.sqrt(precision.length);
  const count = moved.length;
  const rows = moved.map((k) =>
    Float64Array.from({ length: size }, (_, i) => {
      let sum = 0;
      for (let j = 0; j < size; j++) {
        sum += (precision[i * size + j] as number) * (slope[j * size + k] as number);
      }
      return sum;
    }),
  );
  const information = new Float64Array(count * count);
  for (const [a, row] of rows.entries()) {
    for (const [b, k] of moved.entries()) {
      let sum = 0;
      for (let i = 0; i < size; i++) sum += (row[i] as number) * (slope[i * size + k] as number);
      information[a * count + b] = sum;
    }
  }
  const last = invert(information, count).subarray((count - 1) * count);
  return Float64Array.from({ length: size }, (_, i) =>
    rows.reduce((sum, row, a) => sum + (last[a] as number) * (row[i] as number), 0),
  );
}
