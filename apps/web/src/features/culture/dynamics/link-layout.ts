/** A line between the `from`-th name on the left and the `to`-th on the right. */
export interface Line<Link> {
  readonly link: Link;
  readonly from: number;
  readonly to: number;
}

interface Ended {
  readonly behaviour: { readonly key: string; readonly name: string };
  readonly perception: { readonly key: string; readonly name: string };
}

export interface Layout<Link> {
  readonly left: readonly Ended['behaviour'][];
  readonly right: readonly Ended['perception'][];
  readonly lines: readonly Line<Link>[];
}

const SWEEPS = 8;

/**
 * Puts the names of both sides in an order in which few lines cross: each name goes to the middle of what it is
 * joined to, the sides taking turns. The same links always lie the same.
 */
export function layOut<Link extends Ended>(links: readonly Link[]): Layout<Link> {
  let left = unique(links.map(({ behaviour }) => behaviour));
  let right = unique(links.map(({ perception }) => perception));
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    right = sortByMiddle(right, (key) => partners(links, 'perception', key, 'behaviour', left));
    left = sortByMiddle(left, (key) => partners(links, 'behaviour', key, 'perception', right));
  }
  const lines = links.map((link) => ({
    link,
    from: left.findIndex(({ key }) => key === link.behaviour.key),
    to: right.findIndex(({ key }) => key === link.perception.key),
  }));
  return { left, right, lines };
}

type Named = Ended['behaviour'];

function unique(names: readonly Named[]): Named[] {
  return [...new Map(names.map((name) => [name.key, name])).values()];
}

function partners(
  links: readonly Ended[],
  own: keyof Ended,
  key: string,
  other: keyof Ended,
  order: readonly Named[],
): number[] {
  return links
    .filter((link) => link[own].key === key)
    .map((link) => order.findIndex((name) => name.key === link[other].key));
}

function sortByMiddle(names: readonly Named[], placesOf: (key: string) => readonly number[]): Named[] {
  const middle = ({ key }: Named): number => {
    const places = placesOf(key);
    return places.reduce((sum, place) => sum + place, 0) / places.length;
  };
  return names
    .map((name) => ({ name, at: middle(name) }))
    .sort((a, b) => a.at - b.at)
    .map(({ name }) => name);
}

/** Pixels: at a correlation of 1 the line is as wide as a name is high. */
const WIDEST = 16;
export const widthOf = (correlation: number): number => Math.max(1, Math.abs(correlation) * WIDEST);

/**
 * The narrowest and the widest that a line may be, by its interval: an interval that touches zero leaves nothing that
 * is sure.
 */
export function widthsOf(link: { correlation: number; low: number | null; high: number | null }): {
  sure: number;
  possible: number;
} {
  const { correlation, low, high } = link;
  if (low === null || high === null) return { sure: 0, possible: widthOf(correlation) };
  const nearest = low <= 0 && high >= 0 ? 0 : Math.min(Math.abs(low), Math.abs(high));
  return {
    sure: nearest * WIDEST,
    possible: Math.max(1, Math.max(Math.abs(low), Math.abs(high)) * WIDEST),
  };
}

/** In the order of drawing: what is drawn later covers what is less sure. */
export const palestFirst = <Link extends Parameters<typeof widthsOf>[0]>(
  lines: readonly Line<Link>[],
): Line<Link>[] => [...lines].sort((a, b) => widthsOf(a.link).sure - widthsOf(b.link).sure);

/** A line that leaves its name level and arrives level. */
export function pathOf(width: number, from: number, to: number): string {
  const middle = width / 2;
  return `M0 ${from}C${middle} ${from} ${middle} ${to} ${width} ${to}`;
}

/** Pixels from one name to the next. */
export const ROW = 44;

/** Where names and the ends of lines stand: the shorter side in the middle of the longer one. */
export function heightsOf(left: number, right: number) {
  const counts = { left, right };
  const tallest = Math.max(left, right) * ROW;
  const heightOf = (side: 'left' | 'right', at: number): number =>
    (tallest - counts[side] * ROW) / 2 + (at + 0.5) * ROW;
  return { tallest, heightOf };
}
