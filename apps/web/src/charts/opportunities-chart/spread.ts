import type { Place, Plot } from '../grid.tsx';

/** Two discs of radius 14 with their rings at this distance cover nothing of each other. */
const APART = 30;
const ROUNDS = 60;
/** A dot this far from the middle of a disc leaves its number free. */
const CLEAR = 11;
/** Turns that never line up: points of one place leave it in different directions. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/**
 * Moves apart what would lie on top of each other, as little as it takes, so that every point can be reached. The
 * same points always go to the same places; a point alone stays where it is. Whatever lay further left or higher than
 * another still does, or is level with it: the order is what the chart is read for.
 *
 * Example: two points at the same place end up 15 px to either side of it.
 */
export function spread(places: readonly Place[], plot: Plot): Place[] {
  const moved = places.map(({ x, y }) => ({ x, y }));
  separate(moved, places, plot);
  for (const [index, place] of moved.entries()) standClear(place, places[index] as Place);
  keepOrder(moved, places);
  separate(moved, places, plot);
  return moved;
}

type Movable = { x: number; y: number };

function separate(places: Movable[], exact: readonly Place[], plot: Plot): void {
  for (let round = 0; round < ROUNDS; round += 1) {
    if (!separateOnce(places)) break;
    keepOrder(places, exact);
    for (const place of places) {
      place.x = Math.min(plot.right, Math.max(plot.left, place.x));
      place.y = Math.min(plot.bottom, Math.max(plot.top, place.y));
    }
  }
}

/** The same places along each axis, dealt out anew in the order of the true ones. */
function keepOrder(places: Movable[], exact: readonly Place[]): void {
  for (const axis of ['x', 'y'] as const) {
    const inOrder = places
      .map((place, index) => ({ place, at: place[axis], exact: exact[index]?.[axis] ?? 0 }))
      .toSorted((a, b) => a.exact - b.exact || a.at - b.at);
    const sorted = places.map((place) => place[axis]).toSorted((a, b) => a - b);
    for (const [rank, { place }] of inOrder.entries()) place[axis] = sorted[rank] as number;
  }
}

/** What moved a little moves on, until the dot at its true place no longer lies under its number. */
function standClear(place: Movable, { x, y }: Place): void {
  const far = Math.hypot(place.x - x, place.y - y);
  if (far < 1 || far >= CLEAR) return;
  place.x = x + ((place.x - x) * CLEAR) / far;
  place.y = y + ((place.y - y) * CLEAR) / far;
}

function separateOnce(places: Movable[]): boolean {
  let touched = false;
  for (const [i, a] of places.entries()) {
    for (const [after, b] of places.slice(i + 1).entries()) {
      const distance = Math.hypot(b.x - a.x, b.y - a.y);
      // A hair of tolerance, or two that are just far enough would be pushed for ever.
      if (distance >= APART - 0.01) continue;
      const angle = distance < 0.01 ? (i + after) * GOLDEN_ANGLE : Math.atan2(b.y - a.y, b.x - a.x);
      const push = (APART - distance) / 2;
      a.x -= Math.cos(angle) * push;
      a.y -= Math.sin(angle) * push;
      b.x += Math.cos(angle) * push;
      b.y += Math.sin(angle) * push;
      touched = true;
    }
  }
  return touched;
}
