import type { Place, Plot } from '@fourfold/contract/spread';
import type { Size } from '../use-size.ts';

/** From the specification. */
export const RADIUS = 14;
export const HOVER_RADIUS = 16;
const HIGHEST = 10;
export const TICKS = [0, 2, 4, 6, 8, 10] as const;
/** Where effort turns from little to much, and impact from much to little. */
export const MIDDLE = 5;

/** Room for the axes' numbers and words, and for a disc that lies on the border. */
const ROOM = { left: 34, right: 20, top: 30, bottom: 46 } as const;

export function plotOf({ width, height }: Size): Plot {
  return {
    left: ROOM.left,
    right: Math.max(ROOM.left + 1, width - ROOM.right),
    top: ROOM.top,
    bottom: Math.max(ROOM.top + 1, height - ROOM.bottom),
  };
}

/** Effort to the right, impact upwards; what lies off the scale is drawn at its end. */
export function toPlace(plot: Plot, effort: number, impact: number): Place {
  return {
    x: plot.left + shareOf(effort) * (plot.right - plot.left),
    y: plot.bottom - shareOf(impact) * (plot.bottom - plot.top),
  };
}

function shareOf(value: number): number {
  return Number.isNaN(value) ? 0 : Math.min(1, Math.max(0, value / HIGHEST));
}

export type Tone = 'payoff' | 'rest';

/** Light blue for what pays off: little effort and much impact. Both borders belong to the rest. */
export function toneOf({ x, y }: Place): Tone {
  return x < MIDDLE && y > MIDDLE ? 'payoff' : 'rest';
}
