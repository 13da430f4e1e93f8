import type { Place } from '@fourfold/contract/spread';
import type { Size } from '../use-size.ts';
import { HOVER_RADIUS, RADIUS } from './geometry.ts';

/** From the specification: what the popup keeps from the chart's border. */
const MARGIN = 10;
const GAP = HOVER_RADIUS + 6;

/** How finely the chart is searched for room. */
const STEP = 4;

/**
 * Top left corner of the popup: below its point, above it where it would overflow the bottom, always inside. Of the
 * places that this leaves it takes the one that covers the fewest other points, and of equals the one that is below and
 * in the middle. Where each of them covers another point, it moves as far away as it takes to cover none.
 */
export function placePopup(point: Place, popup: Size, chart: Size, others: readonly Place[] = []): Place {
  const candidates = leftsOf(point, popup, chart).flatMap((x) =>
    topsOf(point, popup, chart).map((y) => ({ x, y })),
  );
  const best = candidates.reduce((known, other) =>
    covered(other, popup, others) < covered(known, popup, others) ? other : known,
  );
  return covered(best, popup, others) === 0 ? best : (nearestFree(point, popup, chart, others) ?? best);
}

function nearestFree(point: Place, popup: Size, chart: Size, others: readonly Place[]): Place | undefined {
  let nearest: Place | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let y = MARGIN; y <= chart.height - popup.height - MARGIN; y += STEP) {
    for (let x = MARGIN; x <= chart.width - popup.width - MARGIN; x += STEP) {
      const far = distance({ x, y }, popup, point);
      if (far < GAP || far >= least || covered({ x, y }, popup, others) > 0) continue;
      nearest = { x, y };
      least = far;
    }
  }
  return nearest;
}

/** The point over or under the popup's middle, or near one of its ends. */
function leftsOf({ x }: Place, popup: Size, chart: Size): number[] {
  const starts = [x - popup.width / 2, x - GAP, x + GAP - popup.width];
  return starts.map((start) => within(start, chart.width - popup.width));
}

function topsOf({ y }: Place, popup: Size, chart: Size): number[] {
  const [below, above] = [y + GAP, y - GAP - popup.height];
  const room = chart.height - popup.height;
  const fitting = [below, above].filter((top) => top === within(top, room));
  return fitting.length > 0 ? fitting : [within(above, room)];
}

/** Where the popup is larger than the chart, its beginning counts. */
function within(start: number, room: number): number {
  return Math.max(MARGIN, Math.min(start, room - MARGIN));
}

/** How many of the points it would lie over, if only in part. */
export function covered(at: Place, popup: Size, points: readonly Place[]): number {
  return points.filter((point) => distance(at, popup, point) < RADIUS).length;
}

/** From the nearest part of the popup. */
function distance(at: Place, popup: Size, { x, y }: Place): number {
  const aside = Math.max(at.x - x, 0, x - at.x - popup.width);
  const away = Math.max(at.y - y, 0, y - at.y - popup.height);
  return Math.hypot(aside, away);
}
