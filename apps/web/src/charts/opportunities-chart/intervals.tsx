import type { Place, Plot } from '../grid.tsx';
import { RADIUS, toneOf, toPlace } from './geometry.ts';
import type { OpportunityPoint } from './point.ts';

interface IntervalsProps {
  points: readonly OpportunityPoint[];
  plot: Plot;
}

const lines = { payoff: 'text-payoff-line', rest: 'text-rest-line' };

/** Thin cross-hairs behind the points: how sure each place is, in both directions. */
export function Intervals({ points, plot }: IntervalsProps) {
  return (
    <g stroke="currentColor" fill="none" strokeWidth="1" className="opacity-55">
      {points.map((point) => {
        if (!point.interval) return null;
        const { x, y } = toPlace(plot, point.x, point.y);
        const low = toPlace(plot, point.interval.x[0], point.interval.y[0]);
        const high = toPlace(plot, point.interval.x[1], point.interval.y[1]);
        return (
          <path
            key={point.name}
            className={lines[toneOf(point)]}
            d={`M${low.x} ${y}H${high.x}m0-3v6M${low.x} ${y - 3}v6M${x} ${low.y}V${high.y}m-3 0h6M${x - 3} ${low.y}h6`}
          />
        );
      })}
    </g>
  );
}

interface TruePlacesProps {
  exact: readonly Place[];
  places: readonly Place[];
}

/** Nearer to the middle of a disc, its own or another's, the dot would cover the number. */
const NEAR = 8;

/** Where a point belongs that made room for another: a dot above all discs, with a line from the point to it. */
export function TruePlaces({ exact, places }: TruePlacesProps) {
  return (
    <g>
      {exact.map((from, index) => {
        const to = places[index] ?? from;
        const far = Math.hypot(to.x - from.x, to.y - from.y);
        if (far < NEAR || places.some(({ x, y }) => Math.hypot(x - from.x, y - from.y) < NEAR)) return null;
        // From the edge of the disc, so that its number stays free.
        const out = Math.min(1, RADIUS / far);
        const edge = { x: to.x + out * (from.x - to.x), y: to.y + out * (from.y - to.y) };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order is the points' own.
          <g key={index}>
            <path d={`M${from.x} ${from.y}L${edge.x} ${edge.y}`} className="stroke-ink" />
            <circle cx={from.x} cy={from.y} r="3" strokeWidth="1.5" className="fill-ink stroke-paper" />
          </g>
        );
      })}
    </g>
  );
}
