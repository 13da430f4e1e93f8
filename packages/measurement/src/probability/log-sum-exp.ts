/**
 * ln of a sum of exponentials, the largest taken out first so that nothing overflows. Of nothing it is -Infinity.
 *
 * Example: `logSumExp([Math.log(2), Math.log(3)])` is ln 5.
 */
export function logSumExp(values: readonly number[]): number {
  const highest = Math.max(...values);
  if (highest === -Infinity) return -Infinity;
  return highest + Math.log(values.reduce((sum, value) => sum + Math.exp(value - highest), 0));
}
