import type { Place } from '@fourfold/contract/spread';
import { type Line, toLine } from '@fourfold/contract/spread';
import type { Size } from '../use-size.ts';
import { RADIUS } from './geometry.ts';

export interface NamePlace extends Place, Size {
  readonly lines: readonly string[];
}

/** The chart where names may stand, the marks that they keep clear of, and how large the letters are. */
export interface NamesInput {
  readonly names: readonly string[];
  readonly marks: readonly Place[];
  readonly room: {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
    /** Where moved marks belong. */
    readonly dots: readonly Place[];
  };
  /** 1 where letters have the usual size. */
  readonly text: number;
}

/** Of letters of 13 px, with room to spare. */
const LETTER = 7;
const LINE = 16;
const GAP = 5;
const STEP = 6;
const WIDEST = 128;
/** How much longer a line may be that runs under no mark. */
const UNDER = 60;
/** And one whose end is nearer to its own mark than to any other. */
const OTHERS = 40;
/** A name further away than this is no longer read with its mark. */
const REACH = 110;

/**
 * Where the name of each mark stands: near it, over no mark and no other name, and so that no line to a mark runs over
 * a name. Null for all where the chart has no room for that: a name on top of another says less than none.
 *
 * Each takes the nearest place that is free; of some orders in which they choose, the one that keeps them nearest wins.
 */
export function placeNames({ names, marks, room, text }: NamesInput): NamePlace[] | null {
  const sizes = names.map((name) => sizesOf(name, text));
  const narrowest = sizes.map((of) => of.slice(-1));
  const ways = [
    { of: sizes, others: OTHERS },
    { of: narrowest, others: OTHERS },
    { of: narrowest, others: 0 },
  ];
  for (const way of ways) {
    const found = ordersOf(marks).flatMap((order) => placeInOrder(order, way, marks, room) ?? []);
    const best = found.toSorted((a, b) => a.cost - b.cost)[0];
    if (best !== undefined) return best.places;
  }
  const narrow = narrowest.flat();
  return inColumn('right', narrow, marks, room) ?? inColumn('left', narrow, marks, room);
}

/** In which forms a name may stand, and what it costs to be nearer to another mark than to its own. */
interface Way {
  readonly of: readonly (readonly Sized[])[];
  readonly others: number;
}

/** All names under each other beside all marks: from there no line runs over a name. */
function inColumn(
  side: 'left' | 'right',
  sizes: readonly Sized[],
  marks: readonly Place[],
  room: NamesInput['room'],
): NamePlace[] | null {
  const widest = Math.max(...sizes.map(({ width }) => width));
  const ends = marks.map(({ x }) => x);
  const from = side === 'right' ? Math.max(...ends) + RADIUS + 2 * GAP : room.left;
  const to = side === 'right' ? room.right : Math.min(...ends) - RADIUS - 2 * GAP;
  const tall = sizes.reduce((sum, { height }) => sum + height + GAP, 0);
  if (to - from < widest || tall > room.bottom - room.top) return null;
  const middle = marks.reduce((sum, { y }) => sum + y, 0) / marks.length;
  let y = Math.min(Math.max(middle - tall / 2, room.top), room.bottom - tall);
  const places: NamePlace[] = [];
  const downwards = [...marks.keys()].toSorted((a, b) => (marks[a]?.y ?? 0) - (marks[b]?.y ?? 0));
  for (const index of downwards) {
    const size = sizes[index] as Sized;
    places[index] = { ...size, x: side === 'right' ? from : to - size.width, y };
    y += size.height + GAP;
  }
  return places;
}

type Sized = Size & { readonly lines: readonly string[] };

/** In one line where it is short, and in two. */
function sizesOf(name: string, text: number): Sized[] {
  const sized = (lines: readonly string[]): Sized => ({
    lines,
    width: Math.max(...lines.map(({ length }) => length)) * LETTER * text,
    height: lines.length * LINE * text,
  });
  const [one, two] = [sized([name]), sized(inTwo(name))];
  return one.width <= WIDEST * text ? [one, two] : [two];
}

function inTwo(name: string): string[] {
  const words = name.split(' ');
  const halves = words
    .slice(1)
    .map((_, cut) => [words.slice(0, cut + 1).join(' '), words.slice(cut + 1).join(' ')]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length));
  return halves.toSorted((a, b) => longest(a) - longest(b))[0] ?? [name];
}

/** From each side, and from the middle outwards: the same marks always have the same orders. */
function ordersOf(marks: readonly Place[]): number[][] {
  const all = [...marks.keys()];
  const by = (rank: (place: Place) => number) =>
    all.toSorted((a, b) => rank(marks[a] as Place) - rank(marks[b] as Place));
  return [
    all,
    by(({ x }) => x),
    by(({ x }) => -x),
    by(({ y }) => y),
    by(({ y }) => -y),
    by(({ x, y }) => x + y),
  ];
}

function placeInOrder(
  order: readonly number[],
  { of: sizes, others }: Way,
  marks: readonly Place[],
  room: NamesInput['room'],
): { places: NamePlace[]; cost: number } | null {
  const placed = new Map<number, NamePlace>();
  let cost = 0;
  for (const index of order) {
    const mark = marks[index];
    if (!mark) return null;
    const taken = [...placed].map(([of, at]) => ({ at, mark: marks[of] as Place }));
    const free = (sizes[index] ?? []).flatMap(
      (size) => nearestFree(mark, size, others, marks, taken, room) ?? [],
    );
    const found = free.toSorted((a, b) => a.cost - b.cost)[0];
    if (found === undefined) return null;
    placed.set(index, found.at);
    cost += found.cost;
  }
  return { places: sizes.map((_, index) => placed.get(index) as NamePlace), cost };
}

interface Taken {
  readonly at: NamePlace;
  readonly mark: Place;
}

function nearestFree(
  mark: Place,
  size: Sized,
  others: number,
  marks: readonly Place[],
  taken: readonly Taken[],
  room: NamesInput['room'],
): { at: NamePlace; cost: number } | null {
  let best: { at: NamePlace; cost: number } | null = null;
  const left = Math.max(room.left, mark.x - size.width - REACH);
  const right = Math.min(room.right, mark.x + size.width + REACH);
  for (let y = room.top; y + size.height <= room.bottom; y += STEP) {
    for (let x = left; x + size.width <= right; x += STEP) {
      const box = { x, y, width: size.width, height: size.height };
      const far = distance(mark, box);
      if (far < RADIUS + GAP || far >= (best?.cost ?? Number.POSITIVE_INFINITY)) continue;
      const cost = far + UNDER * countUnder(mark, box, marks) + others * countNearer(far, mark, box, marks);
      if (cost >= (best?.cost ?? Number.POSITIVE_INFINITY) || !isFree(box, mark, marks, taken, room))
        continue;
      best = { at: { ...box, lines: size.lines }, cost };
    }
  }
  return best;
}

/** How many marks the line from this one runs under, which is worth a longer line to avoid. */
const countUnder = (mark: Place, box: Box, marks: readonly Place[]): number =>
  marks.filter((other) => other !== mark && toLine(other, [mark, nearestOn(mark, box)]) < RADIUS + 2).length;

/** How many marks the name would rather be read with. */
const countNearer = (far: number, mark: Place, box: Box, marks: readonly Place[]): number =>
  marks.filter((other) => other !== mark && distance(other, box) < far + GAP).length;

type Box = Place & Size;

function isFree(
  box: Box,
  mark: Place,
  marks: readonly Place[],
  taken: readonly Taken[],
  { dots }: NamesInput['room'],
): boolean {
  if (marks.some((other) => distance(other, box) < RADIUS + GAP)) return false;
  if (dots.some((dot) => distance(dot, box) < GAP)) return false;
  const lead = [mark, nearestOn(mark, box)] as const;
  return taken.every(
    ({ at, mark: its }) =>
      !overlap(box, at) && !crosses(lead, at) && !crosses([its, nearestOn(its, at)], box),
  );
}

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width + GAP &&
  b.x < a.x + a.width + GAP &&
  a.y < b.y + b.height + GAP &&
  b.y < a.y + a.height + GAP;

/** Where the line from a mark reaches its name. */
export const nearestOn = (from: Place, { x, y, width, height }: Box): Place => ({
  x: Math.min(Math.max(from.x, x), x + width),
  y: Math.min(Math.max(from.y, y), y + height),
});

function distance(from: Place, box: Box): number {
  const to = nearestOn(from, box);
  return Math.hypot(from.x - to.x, from.y - to.y);
}

/** By some places on the way: a name is larger than the steps between them. */
function crosses([from, to]: Line, box: Box): boolean {
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 4);
  for (let step = 0; step <= steps; step += 1) {
    const share = steps === 0 ? 0 : step / steps;
    const at = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    if (distance(at, box) < 2) return true;
  }
  return false;
}
