/**
 * Gauss-Hermite quadrature for the standard normal: the few places and weights at which a smooth
 * function is looked at to get its mean under N(0, 1).
 *
 * Exact for polynomials up to degree 2 n - 1. The places are the roots of the Hermite polynomial
 * He_n, found by bisection between those of He_(n-1), which they interlace; the weights are 1 / (n
 * h_(n-1)^2) with h normalised. Fit for n up to about 40.
 *
 * Example: `gaussHermite(2)` is places -1 and 1 with weights 0.5 and 0.5.
 */
export interface Quadrature {
  readonly places: Float64Array;
  readonly weights: Float64Array;
}

export function gaussHermite(count: number): Quadrature {
  let roots: number[] = [];
  for (let degree = 1; degree <= count; degree++) {
    // Every root lies within 2 sqrt(degree).
    const bound = 2 * Math.sqrt(degree) + 1;
    const fences = [-bound, ...roots, bound];
    roots = Array.from({ length: degree }, (_, index) =>
      bisect(degree, fences[index] as number, fences[index + 1] as number),
    );
  }
  return {
    places: Float64Array.from(roots),
    weights: Float64Array.from(roots, (root) => 1 / (count * hermite(count - 1, root) ** 2)),
  };
}

function bisect(degree: number, from: number, to: number): number {
  const rising = hermite(degree, to) > 0;
  let [low, high] = [from, to];
  for (let halving = 0; halving < 80; halving++) {
    const middle = (low + high) / 2;
    if (hermite(degree, middle) > 0 === rising) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}

/** He_degree(x) / sqrt(degree!). */
function hermite(degree: number, x: number): number {
  let [before, current] = [0, 1];
  for (let k = 1; k <= degree; k++) {
    [before, current] = [current, (x * current - Math.sqrt(k - 1) * before) / Math.sqrt(k)];
  }
  return current;
}
