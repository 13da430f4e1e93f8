/**
 * Test support: a generic optimiser that knows nothing of the model, to check
 * Newton against. BFGS with numerical slopes and backtracking.
 *
 * Example: `minimise((x) => (x[0] - 3) ** 2, [0])` is about [3].
 */
export function minimise(
  f: (x: readonly number[]) => number,
  start: readonly number[],
  rounds = 400,
): number[] {
  const size = start.length;
  let x = [...start];
  let inverse = x.map((_, row) => x.map((_, column) => Number(row === column)));
  let slope = slopeOf(f, x);
  for (let round = 0; round < rounds && Math.hypot(...slope) > 1e-7; round++) {
    const direction = inverse.map((row) => -dot(row, slope));
    let length = 1;
    while (length > 1e-12 && f(add(x, direction, length)) > f(x) + 1e-4 * length * dot(slope, direction))
      length /= 2;
    const next = add(x, direction, length);
    const nextSlope = slopeOf(f, next);
    const s = next.map((value, i) => value - (x[i] as number));
    const y = nextSlope.map((value, i) => value - (slope[i] as number));
    const curvature = dot(s, y);
    if (curvature > 1e-14) {
      const hy = inverse.map((row) => dot(row, y));
      const scale = (1 + dot(y, hy) / curvature) / curvature;
      inverse = inverse.map((row, i) =>
        row.map((value, j) => {
          const [si, sj, hi, hj] = [s[i], s[j], hy[i], hy[j]] as [number, number, number, number];
          return value + scale * si * sj - (hi * sj + si * hj) / curvature;
        }),
      );
    }
    x = next;
    slope = nextSlope;
    if (s.every((value) => Math.abs(value) < 1e-13) && size > 0) break;
  }
  return x;
}

/** Central differences. */
export function slopeOf(f: (x: readonly number[]) => number, x: readonly number[], width = 1e-5): number[] {
  return x.map((_, i) => {
    const at = (offset: number) => x.map((value, k) => (k === i ? value + offset : value));
    return (f(at(width)) - f(at(-width))) / (2 * width);
  });
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, i) => sum + value * (b[i] as number), 0);
}

function add(x: readonly number[], direction: readonly number[], length: number): number[] {
  return x.map((value, i) => value + length * (direction[i] as number));
}
