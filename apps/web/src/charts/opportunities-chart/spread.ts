import type { Place, Plot } from '../grid.tsx';
import { RADIUS } from './geometry.ts';
import { type Line, toLine } from './lines.ts';

/** Two discs with their rings at this distance cover nothing of each other. */
const APART = 2 * RADIUS + 2;
/** A disc this far from a dot covers nothing of it. */
const CLEAR = RADIUS + 6;
const FURTHEST = 400;
const STEP = 4;
const TURNS = 24;
/** How much longer a line may be that meets no other disc, dot or line. */
const MEETS = 30;
/** And one that leads away from the others. */
const INWARDS = 6;

export interface Spread {
  /** Where the disc of each point is drawn. */
  readonly places: readonly Place[];
  /** Those that made room for another: a dot marks where they belong. */
  readonly moved: ReadonlySet<number>;
}

/**
 * Stands the discs of points that would cover one another beside their places, as near as can be, over no other disc and
 * over no dot that marks a place. The same points always go to the same places; a point alone stays where it is.
 */
export function spread(exact: readonly Place[], plot: Plot): Spread {
  const moved = new Set(
    exact.flatMap((one, index) =>
      exact.some((other, at) => at !== index && far(one, other) < APART) ? [index] : [],
    ),
  );
  const alone = exact.filter((_, index) => !moved.has(index));
  const dots = exact.filter((_, index) => moved.has(index));
  const middle = {
    x: dots.reduce((sum, { x }) => sum + x, 0) / dots.length,
    y: dots.reduce((sum, { y }) => sum + y, 0) / dots.length,
  };
  const all = [...dots.keys()];
  const by = (rank: (place: Place) => number) =>
    all.toSorted((a, b) => rank(dots[a] as Place) - rank(dots[b] as Place));
  const orders = [
    all,
    by(({ x }) => x),
    by(({ x }) => -x),
    by(({ y }) => y),
    by(({ y }) => -y),
    by((place) => far(place, middle)),
    by((place) => -far(place, middle)),
  ];
  const ways = orders.map((order) => inOrder(order, { dots, alone, middle, plot }));
  const best = ways.toSorted((a, b) => a.cost - b.cost)[0]?.places ?? [];
  const beside = [...moved];
  return { places: exact.map((place, index) => best[beside.indexOf(index)] ?? place), moved };
}

interface Ground {
  readonly dots: readonly Place[];
  /** Discs that stay where they are. */
  readonly alone: readonly Place[];
  readonly middle: Place;
  readonly plot: Plot;
}

function inOrder(order: readonly number[], ground: Ground): { places: Place[]; cost: number } {
  const places: Place[] = [];
  const lines: Line[] = [];
  let cost = 0;
  for (const index of order) {
    const dot = ground.dots[index] as Place;
    const found = nearestFree(dot, [...ground.alone, ...Object.values(places)], lines, ground);
    places[index] = found.at;
    lines.push([dot, found.at]);
    cost += found.cost;
  }
  return { places, cost };
}

function nearestFree(dot: Place, discs: readonly Place[], lines: readonly Line[], ground: Ground) {
  const { dots, middle, plot } = ground;
  const outwards = Math.atan2(dot.y - middle.y, dot.x - middle.x);
  let best = { at: dot, cost: FURTHEST };
  for (let radius = CLEAR; radius < best.cost; radius += STEP) {
    for (let turn = 0; turn < TURNS; turn += 1) {
      const away = (turn * 2 * Math.PI) / TURNS;
      const at = {
        x: dot.x + radius * Math.cos(outwards + away),
        y: dot.y + radius * Math.sin(outwards + away),
      };
      const isOn = at.x >= plot.left && at.x <= plot.right && at.y >= plot.top && at.y <= plot.bottom;
      if (!isOn || discs.some((disc) => far(disc, at) < APART)) continue;
      if (dots.some((other) => far(other, at) < CLEAR) || lines.some((line) => toLine(at, line) < RADIUS + 2))
        continue;
      const line = [dot, at] as const;
      const met =
        discs.filter((disc) => toLine(disc, line) < RADIUS + 2).length +
        dots.filter((other) => far(other, dot) > 1 && toLine(other, line) < 5).length;
      const cost = radius + MEETS * met + INWARDS * (1 - Math.cos(away));
      if (cost < best.cost) best = { at, cost };
    }
  }
  return best;
}

const far = (a: Place, b: Place) => Math.hypot(a.x - b.x, a.y - b.y);
