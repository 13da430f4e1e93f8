/**
 * The columns l_1 .. l_r of a symmetric matrix A = sum of l l', with r its rank: Cholesky's factor
 * with pivoting, which also takes singular matrices.
 *
 * Example: [4 2 ; 2 1] has the one column [2 1].
 */
export function factorisePivoted(matrix: Float64Array, size: number): Float64Array[] {
  const rest = Float64Array.from(matrix);
  const diagonal = (index: number): number => rest[index * size + index] as number;
  let largest = 0;
  for (let i = 0; i < size; i++) largest = Math.max(largest, diagonal(i));
  const columns: Float64Array[] = [];
  while (columns.length < size) {
    let pivot = 0;
    for (let i = 1; i < size; i++) if (diagonal(i) > diagonal(pivot)) pivot = i;
    if (!(diagonal(pivot) > 1e-9 * largest)) break;
    const root = Math.sqrt(diagonal(pivot));
    const column = new Float64Array(size);
    for (let i = 0; i < size; i++) column[i] = (rest[i * size + pivot] as number) / root;
    for (let i = 0; i < size; i++) {
      for (let j = 0; j < size; j++) {
        rest[i * size + j] = (rest[i * size + j] as number) - (column[i] as number) * (column[j] as number);
      }
    }
    columns.push(column);
  }
  return columns;
}
