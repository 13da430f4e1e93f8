/**
 * The standard normal distribution function, P(Z <= z).
 *
 * The rational approximation 26.2.17 of Abramowitz and Stegun: within 7.5e-8 everywhere, far finer
 * than any probability that is shown, and fast enough for the inner loop of the draws.
 *
 * Example: `normalCdf(1.96)` is 0.975.
 */
export function normalCdf(z: number): number {
  const size = Math.abs(z);
  const t = 1 / (1 + 0.2316419 * size);
  const tail =
    0.3989422804014327 *
    Math.exp((-size * size) / 2) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z > 0 ? 1 - tail : tail;
}

/**
 * What P(Z <= z) is at most, without an exponential: the chords of the curve below zero, where it bends up, and its slope
 * at zero above. Up to 0.1 more than it is.
 */
export function normalCdfAtMost(z: number): number {
  if (z >= 0) return Math.min(1, 0.5 + 0.399 * z) + 1e-6;
  return (z < -2 ? 0.0228 : 0.5 + 0.2386 * z) + 1e-4;
}

/** Half the width of a 95% interval, in standard errors. */
export const Z95 = 1.96;
