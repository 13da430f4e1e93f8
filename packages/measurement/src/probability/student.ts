/**
 * How many standard errors leave `tail` beyond them on one side, when the error itself was estimated with so many
 * degrees of freedom (Student).
 *
 * Hill's algorithm 396 (1970): to five digits from three degrees on. Throws nothing; below one degree it takes one.
 *
 * Example: `studentLimit(0.025, 10)` is 2.228; with many degrees it is the normal's 1.96.
 */
export function studentLimit(tail: number, degrees: number): number {
  const n = Math.max(1, degrees);
  const both = 2 * tail;
  if (n < 1.5) return Math.cos((both * Math.PI) / 2) / Math.sin((both * Math.PI) / 2);
  const a = 1 / (n - 0.5);
  const b = 48 / (a * a);
  let c = (((20700 * a) / b - 98) * a - 16) * a + 96.36;
  const d = ((94.5 / (b + c) - 3) / b + 1) * Math.sqrt((a * Math.PI) / 2) * n;
  let x = d * both;
  let y = x ** (2 / n);
  if (y > 0.05 + a) {
    x = normalLimit(tail);
    y = x * x;
    if (n < 5) c += 0.3 * (n - 4.5) * (x + 0.6);
    c += (((0.05 * d * x - 5) * x - 7) * x - 2) * x + b;
    y = (((((0.4 * y + 6.3) * y + 36) * y + 94.5) / c - y - 3) / b + 1) * x;
    y = Math.expm1(a * y * y);
  } else {
    y =
      ((1 / (((n + 6) / (n * y) - 0.089 * d - 0.822) * (n + 2) * 3) + 0.5 / (n + 4)) * y - 1) *
        ((n + 1) / (n + 2)) +
      1 / y;
  }
  return Math.sqrt(n * y);
}

/**
 * The same for the normal distribution, by Acklam's rational approximation (to nine digits).
 *
 * Example: `normalLimit(0.025)` is 1.96.
 */
export function normalLimit(tail: number): number {
  if (tail > 0.5) return -normalLimit(1 - tail);
  if (tail < 0.02425) {
    const q = Math.sqrt(-2 * Math.log(tail));
    return -polynomial(FAR_ABOVE, q) / polynomial(FAR_BELOW, q);
  }
  const q = 0.5 - tail;
  const r = q * q;
  return (q * polynomial(NEAR_ABOVE, r)) / polynomial(NEAR_BELOW, r);
}

const NEAR_ABOVE = [
  -3.969683028665376e1, 2.209460984245205e2, -2.759285104469687e2, 1.38357751867269e2, -3.066479806614716e1,
  2.506628277459239,
];
const NEAR_BELOW = [
  -5.447609879822406e1, 1.615858368580409e2, -1.556989798598866e2, 6.680131188771972e1, -1.328068155288572e1,
  1,
];
const FAR_ABOVE = [
  -7.784894002430293e-3, -3.223964580411365e-1, -2.400758277161838, -2.549732539343734, 4.374664141464968,
  2.938163982698783,
];
const FAR_BELOW = [7.784695709041462e-3, 3.224671290700398e-1, 2.445134137142996, 3.754408661907416, 1];

const polynomial = (coefficients: readonly number[], x: number): number =>
  coefficients.reduce((sum, coefficient) => sum * x + coefficient, 0);
