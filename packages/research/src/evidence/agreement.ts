import { Z95 } from '@fourfold/measurement/probability/normal.ts';

/**
 * How well estimates agree with known truths, collected pair by pair.
 *
 * `correlation` is the mean over measures of the correlation across people (or groups). `slope` is
 * that of the regression of truth on estimate through the origin: 1 when an estimate can be taken
 * at its word, above 1 when estimates are pulled too far towards the middle. `coverage` is the
 * share of truths inside the 95% interval.
 *
 * Example: `add(truth, estimate, variance)` for each person, then `agreement.coverage()`.
 */
export interface Agreement {
  add(truth: ArrayLike<number>, estimate: ArrayLike<number>, variance: (measure: number) => number): void;
  correlation(): number;
  slope(): number;
  coverage(): number;
}

export function createAgreement(size: number): Agreement {
  const sums = Array.from({ length: size }, () => ({ n: 0, x: 0, y: 0, xx: 0, yy: 0, xy: 0, inside: 0 }));
  const total = (pick: (sum: (typeof sums)[number]) => number): number =>
    sums.reduce((all, sum) => all + pick(sum), 0);
  return {
    add(truth, estimate, variance) {
      for (const [measure, sum] of sums.entries()) {
        const x = truth[measure] as number;
        const y = estimate[measure] as number;
        sum.n++;
        sum.x += x;
        sum.y += y;
        sum.xx += x * x;
        sum.yy += y * y;
        sum.xy += x * y;
        if ((x - y) ** 2 <= Z95 ** 2 * variance(measure)) sum.inside++;
      }
    },
    correlation: () =>
      total(
        ({ n, x, y, xx, yy, xy }) => (xy - (x * y) / n) / Math.sqrt((xx - (x * x) / n) * (yy - (y * y) / n)),
      ) / size,
    slope: () => total(({ xy }) => xy) / total(({ yy }) => yy),
    coverage: () => total(({ inside }) => inside) / total(({ n }) => n),
  };
}
