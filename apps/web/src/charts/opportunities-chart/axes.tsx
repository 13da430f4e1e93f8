import type { Plot } from '@fourfold/contract/spread';
import { Trans } from '@lingui/react/macro';
import { Grid } from '../grid.tsx';
import { MIDDLE, TICKS, toPlace } from './geometry.ts';

interface AxesProps {
  plot: Plot;
  /** Whether a point lies where it pays off. */
  zone: boolean;
}

/** The ground of the chart. */
export function Axes({ plot, zone }: AxesProps) {
  const middle = toPlace(plot, MIDDLE, MIDDLE);
  return (
    <g className="fill-ink-soft text-tick">
      {zone && (
        <rect
          x={plot.left}
          y={plot.top}
          width={middle.x - plot.left}
          height={middle.y - plot.top}
          className="fill-sky-soft opacity-60"
        />
      )}
      <Grid plot={plot} ticks={TICKS} toPlace={toPlace} />
      <g className="fill-ink font-medium">
        <text x={plot.left - 26} y={14}>
          <Trans>Impact</Trans>
        </text>
        <text x={plot.right} y={plot.bottom + 36} textAnchor="end">
          <Trans>Effort</Trans>
        </text>
      </g>
      {zone && (
        <text x={middle.x} y={14} textAnchor="end" className="fill-link">
          <Trans>pays off first</Trans>
        </text>
      )}
    </g>
  );
}
