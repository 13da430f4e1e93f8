export type Point = readonly [x: number, y: number];
type Movable = [x: number, y: number];

const ROUNDS = 60;

/**
 * Where discs are drawn so that none hides another's number: each pair that is closer is pushed to this distance,
 * both by the same, until none is. A point alone stays where it is. Whatever lay further left or higher than another
 * still does, or is level with it: the order is what the chart is read for.
 *
 * Example: two points at the same place end up side by side, each half of the distance away from it.
 */
export function moveApart(points: readonly Point[], distance: number): Point[] {
  const places = points.map(([x, y]): Movable => [x, y]);
  for (let round = 0; round < ROUNDS; round += 1) {
    pushApart(places, distance);
    keepOrder(places, points);
  }
  return places;
}

function pushApart(places: readonly Movable[], distance: number): void {
  for (const [i, a] of places.entries()) {
    for (const b of places.slice(i + 1)) {
      const apart = Math.hypot(b[0] - a[0], b[1] - a[1]);
      if (apart >= distance) continue;
      const push = (distance - apart) / 2;
      const [dx, dy] = apart < 0.01 ? [1, 0] : [(b[0] - a[0]) / apart, (b[1] - a[1]) / apart];
      a[0] -= dx * push;
      a[1] -= dy * push;
      b[0] += dx * push;
      b[1] += dy * push;
    }
  }
}

/** The same places along each axis, dealt out anew in the order of the true ones. */
function keepOrder(places: readonly Movable[], points: readonly Point[]): void {
  for (const axis of [0, 1] as const) {
    const inOrder = places
      .map((place, index) => ({ place, at: place[axis], exact: points[index]?.[axis] ?? 0 }))
      .toSorted((a, b) => a.exact - b.exact || a.at - b.at);
    const sorted = places.map((place) => place[axis]).toSorted((a, b) => a - b);
    for (const [rank, { place }] of inOrder.entries()) place[axis] = sorted[rank] as number;
  }
}
