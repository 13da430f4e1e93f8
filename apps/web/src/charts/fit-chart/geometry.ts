import type { Place, Plot } from '../grid.tsx';
import type { Size } from '../use-size.ts';

export const RADIUS = 12;
export const TICKS = [0, 25, 50, 75, 100] as const;

/** Room for the axes' numbers and words. */
const ROOM = { left: 42, right: 18, top: 30, bottom: 46 } as const;

export const plotOf = ({ width, height }: Size): Plot => ({
  left: ROOM.left,
  right: Math.max(ROOM.left + 1, width - ROOM.right),
  top: ROOM.top,
  bottom: Math.max(ROOM.top + 1, height - ROOM.bottom),
});

/** Fit to the right, add upwards, both from 0 to 100; what lies outside is drawn at the border. */
export const toPlace = (plot: Plot, fit: number, add: number): Place => ({
  x: plot.left + shareOf(fit) * (plot.right - plot.left),
  y: plot.bottom - shareOf(add) * (plot.bottom - plot.top),
});

const shareOf = (value: number) => (Number.isNaN(value) ? 0 : Math.min(1, Math.max(0, value / 100)));
