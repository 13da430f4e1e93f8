/**
 * What a design is to make small: the mean error variance of the behaviours plus the mean relative one of the
 * competencies, which counts `ofGroups` times as much.
 */
export function wantedOf(
  covariance: Float64Array,
  size: number,
  groups: readonly { readonly members: readonly number[] }[],
  ofGroups = 1,
): Float64Array {
  const weights = new Float64Array(size ** 2);
  for (let i = 0; i < size; i++) weights[i * size + i] = 1 / size;
  for (const { members } of groups) {
    let variance = 0;
    for (const a of members) for (const b of members) variance += covariance[a * size + b] as number;
    for (const a of members) {
      for (const b of members) {
        const at = a * size + b;
        weights[at] = (weights[at] as number) + ofGroups / variance / groups.length;
      }
    }
  }
  return weights;
}
