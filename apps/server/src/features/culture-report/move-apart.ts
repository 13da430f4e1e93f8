export type Point = readonly [x: number, y: number];

const ROUNDS = 60;

/**
 * Where discs are drawn so that none hides another's number: each pair that is closer is pushed to this distance,
 * both by the same, until none is. A point alone stays where it is.
 *
 * Example: two points at the same place end up side by side, each half of the distance away from it.
 */
export function moveApart(points: readonly Point[], distance: number): Point[] {
  const places = points.map(([x, y]) => ({ x, y }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [i, a] of places.entries()) {
      for (const b of places.slice(i + 1)) {
        const apart = Math.hypot(b.x - a.x, b.y - a.y);
        if (apart >= distance) continue;
        const push = (distance - apart) / 2;
        const [dx, dy] = apart < 0.01 ? [1, 0] : [(b.x - a.x) / apart, (b.y - a.y) / apart];
        a.x -= dx * push;
        a.y -= dy * push;
        b.x += dx * push;
        b.y += dy * push;
      }
    }
  }
  return places.map(({ x, y }) => [x, y]);
}
