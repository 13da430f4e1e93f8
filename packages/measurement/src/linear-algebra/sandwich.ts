/**
 * Adds share x M D M' to `into`: what errors with covariance D become when they
 * are carried through the linear map M.
 *
 * `map` has `size` rows and as many columns as `errors`, which is square and
 * symmetric, and mostly zeros in common use. `into` is size x size.
 *
 * Example: with M = [1 1] and D = I, 2 is added.
 */
export function addSandwich(
  map: Float64Array,
  errors: Float64Array,
  size: number,
  into: Float64Array,
  share = 1,
): void {
  const width = map.length / size;
  const carried = new Float64Array(width);
  for (let row = 0; row < size; row++) {
    carried.fill(0);
    for (let k = 0; k < width; k++) {
      const weight = share * (map[row * width + k] as number);
      if (weight === 0) continue;
      for (let l = 0; l < width; l++) {
        const error = errors[k * width + l] as number;
        if (error !== 0) carried[l] = (carried[l] as number) + weight * error;
      }
    }
    for (let column = 0; column < size; column++) {
      let sum = 0;
      for (let k = 0; k < width; k++) sum += (carried[k] as number) * (map[column * width + k] as number);
      into[row * size + column] = (into[row * size + column] as number) + sum;
    }
  }
}
