import type { Place } from '../grid.tsx';
import type { Size } from '../use-size.ts';
import { HOVER_RADIUS } from './geometry.ts';

/** From the specification: what the popup keeps from the chart's border. */
const MARGIN = 10;
const GAP = HOVER_RADIUS + 6;

/** Top left corner of the popup: below its point, above it where it would overflow the bottom, always inside. */
export function placePopup(point: Place, popup: Size, chart: Size): Place {
  const below = point.y + GAP;
  const overflows = below + popup.height > chart.height - MARGIN;
  return {
    x: within(point.x - popup.width / 2, chart.width - popup.width),
    y: within(overflows ? point.y - GAP - popup.height : below, chart.height - popup.height),
  };
}

/** Where the popup is larger than the chart, its beginning counts. */
function within(start: number, room: number): number {
  return Math.max(MARGIN, Math.min(start, room - MARGIN));
}
