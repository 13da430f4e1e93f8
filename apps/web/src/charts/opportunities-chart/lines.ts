import type { Place } from '../grid.tsx';

export type Line = readonly [from: Place, to: Place];

/** How far a point lies from a line. */
export function toLine(point: Place, [from, to]: Line): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length;
  const at = Math.min(1, Math.max(0, share));
  return Math.hypot(point.x - from.x - at * dx, point.y - from.y - at * dy);
}
