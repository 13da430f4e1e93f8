import type { Place, Plot } from '@fourfold/contract/spread';

interface GridProps {
  plot: Plot;
  /** Of both axes. */
  ticks: readonly number[];
  toPlace: (plot: Plot, x: number, y: number) => Place;
}

/** Hairlines, the two axes and their numbers, for a chart whose axes share one scale. */
export function Grid({ plot, ticks, toPlace }: GridProps) {
  const places = ticks.map((tick) => ({ tick, ...toPlace(plot, tick, tick) }));
  return (
    <>
      <g stroke="currentColor" className="text-line">
        {places.map(({ tick, x, y }) => (
          <path key={tick} d={`M${x} ${plot.top}V${plot.bottom}M${plot.left} ${y}H${plot.right}`} />
        ))}
      </g>
      <path
        d={`M${plot.left} ${plot.top}V${plot.bottom}H${plot.right}`}
        stroke="currentColor"
        fill="none"
        className="text-line-strong"
      />
      {places.map(({ tick, x, y }) => (
        <g key={tick} className="tabular-nums">
          <text x={x} y={plot.bottom + 17} textAnchor="middle">
            {tick}
          </text>
          <text x={plot.left - 8} y={y} dy="0.35em" textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
    </>
  );
}
