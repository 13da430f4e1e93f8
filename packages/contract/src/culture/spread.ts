export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The inside of a chart. */
export interface Plot {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Between two discs, so that they cover nothing of each other. */
const GAP = 2;
/** Between a disc and a dot. */
const DOT = 6;
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
export function spread(exact: readonly Place[], plot: Plot, radius: number): Spread {
  const moved = new Set(
    exact.flatMap((one, index) =>
      exact.some((other, at) => at !== index && far(one, other) < 2 * radius + GAP) ? [index] : [],
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
  const ways = orders.map((order) => inOrder(order, { dots, alone, middle, plot, radius }));
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
  readonly radius: number;
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
  const { dots, middle, plot, radius } = ground;
  const [apart, clear] = [2 * radius + GAP, radius + DOT];
  const outwards = Math.atan2(dot.y - middle.y, dot.x - middle.x);
  let best = { at: dot, cost: FURTHEST };
  for (let out = clear; out < best.cost; out += STEP) {
    for (let turn = 0; turn < TURNS; turn += 1) {
      const away = (turn * 2 * Math.PI) / TURNS;
      const at = {
        x: dot.x + out * Math.cos(outwards + away),
        y: dot.y + out * Math.sin(outwards + away),
      };
      const isOn = at.x >= plot.left && at.x <= plot.right && at.y >= plot.top && at.y <= plot.bottom;
      if (!isOn || discs.some((disc) => far(disc, at) < apart)) continue;
      if (dots.some((other) => far(other, at) < clear) || lines.some((line) => toLine(at, line) < radius + 2))
        continue;
      const line = [dot, at] as const;
      const met =
        discs.filter((disc) => toLine(disc, line) < radius + 2).length +
        dots.filter((other) => far(other, dot) > 1 && toLine(other, line) < 5).length;
      const cost = out + MEETS * met + INWARDS * (1 - Math.cos(away));
      if (cost < best.cost) best = { at, cost };
    }
  }
  return best;
}

export type Line = readonly [from: Place, to: Place];

/** How far a point lies from a line. */
export function toLine(point: Place, [from, to]: Line): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length;
  const at = Math.min(1, Math.max(0, share));
  return Math.hypot(point.x - from.x - at * dx, point.y - from.y - at * dy);
}

const far = (a: Place, b: Place) => Math.hypot(a.x - b.x, a.y - b.y);
