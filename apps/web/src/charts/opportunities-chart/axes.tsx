import { MIDDLE, type Plot, TICKS, toPlace } from './geometry.ts';

/** The ground of the chart. */
export function Axes({ plot }: { plot: Plot }) {
  const middle = toPlace(plot, MIDDLE, MIDDLE);
  return (
    <g className="fill-ink-soft text-tick">
      <rect
        x={plot.left}
        y={plot.top}
        width={middle.x - plot.left}
        height={middle.y - plot.top}
        className="fill-sky-soft opacity-60"
      />
      <g stroke="currentColor" className="text-line">
        {TICKS.map((tick) => {
          const { x, y } = toPlace(plot, tick, tick);
          return <path key={tick} d={`M${x} ${plot.top}V${plot.bottom}M${plot.left} ${y}H${plot.right}`} />;
        })}
      </g>
      <path
        d={`M${plot.left} ${plot.top}V${plot.bottom}H${plot.right}`}
        stroke="currentColor"
        fill="none"
        className="text-line-strong"
      />
      {TICKS.map((tick) => {
        const { x, y } = toPlace(plot, tick, tick);
        return (
          <g key={tick} className="tabular-nums">
            <text x={x} y={plot.bottom + 17} textAnchor="middle">
              {tick}
            </text>
            <text x={plot.left - 8} y={y} dy="0.35em" textAnchor="end">
              {tick}
            </text>
          </g>
        );
      })}
      <g className="fill-ink font-medium">
        <text x={plot.left - 26} y={14}>
          Impact
        </text>
        <text x={plot.right} y={plot.bottom + 36} textAnchor="end">
          Effort
        </text>
      </g>
      <text x={plot.left + 8} y={plot.top + 17} className="fill-link">
        pays off first
      </text>
    </g>
  );
}
