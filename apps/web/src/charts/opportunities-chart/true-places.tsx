import type { Place, Plot, Spread } from '@fourfold/contract/spread';
import { RADIUS, toneOf, toPlace } from './geometry.ts';
import type { OpportunityPoint } from './point.ts';

const lines = { payoff: 'text-payoff-line', rest: 'text-rest-line' };

interface RangesProps {
  point: OpportunityPoint;
  plot: Plot;
}

/** Cross-hairs of a point that is looked at: how certain its place is, in both directions. */
export function Ranges({ point, plot }: RangesProps) {
  if (!point.interval) return null;
  const { x, y } = toPlace(plot, point.x, point.y);
  const low = toPlace(plot, point.interval.x[0], point.interval.y[0]);
  const high = toPlace(plot, point.interval.x[1], point.interval.y[1]);
  return (
    <path
      data-ranges=""
      stroke="currentColor"
      fill="none"
      className={lines[toneOf(point)]}
      d={`M${low.x} ${y}H${high.x}m0-3v6M${low.x} ${y - 3}v6M${x} ${low.y}V${high.y}m-3 0h6M${x - 3} ${low.y}h6`}
    />
  );
}

/** Where each point belongs that made room for another: a dot, with a line to its disc. */
export function TruePlaces({
  exact,
  spread: { places, moved },
}: {
  exact: readonly Place[];
  spread: Spread;
}) {
  return (
    <g>
      {[...moved].map((index) => {
        const [from, to] = [exact[index], places[index]];
        if (!from || !to) return null;
        const far = Math.hypot(to.x - from.x, to.y - from.y);
        const share = far === 0 ? 0 : 1 - RADIUS / far;
        const edge = { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
        return (
          <g key={index} data-true-place="">
            <path d={`M${from.x} ${from.y}L${edge.x} ${edge.y}`} className="stroke-ink" />
            <circle cx={from.x} cy={from.y} r="2.5" strokeWidth="1" className="fill-ink stroke-paper" />
          </g>
        );
      })}
    </g>
  );
}
