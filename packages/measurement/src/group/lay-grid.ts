import type { Quadrature } from '../probability/gauss-hermite.ts';

/**
 * The places at which a question is looked at: all combinations of the places of one dimension,
 * carried through the factor of the utilities' covariance.
 *
 * Example: three columns and six places make 216 nodes.
 */
export interface Grid {
  /** By place, then by option: how many times as likely than at the mean, before all options are made to sum to 1. */
  readonly odds: Float64Array;
  readonly nodeWeights: Float64Array;
}

export function layGrid(factor: readonly Float64Array[], line: Quadrature, options: number): Grid {
  const count = line.places.length ** factor.length;
  const offsets = new Float64Array(count * options);
  const nodeWeights = new Float64Array(count).fill(1);
  for (let node = 0; node < count; node++) {
    let rest = node;
    for (const column of factor) {
      const at = rest % line.places.length;
      rest = (rest - at) / line.places.length;
      nodeWeights[node] = (nodeWeights[node] as number) * (line.weights[at] as number);
      for (let option = 0; option < options; option++) {
        offsets[node * options + option] =
          (offsets[node * options + option] as number) +
          (line.places[at] as number) * (column[option] as number);
      }
    }
  }
  return { odds: offsets.map(Math.exp), nodeWeights };
}
