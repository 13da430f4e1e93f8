import { Trans } from '@lingui/react/macro';
import { useMemo, useRef } from 'react';
import { Grid, type Plot } from '../grid.tsx';
import { spread } from '../opportunities-chart/spread.ts';
import { useSize } from '../use-size.ts';
import { plotOf, RADIUS, TICKS, toPlace } from './geometry.ts';

const ASSUMED = { width: 560, height: 380 };

export interface FitPoint {
  readonly id: string;
  /** As in the table beside the chart. */
  readonly number: number;
  readonly fit: Range;
  readonly add: Range;
}

interface Range {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

interface FitChartProps {
  points: readonly FitPoint[];
  onOpen?: ((id: string) => void) | undefined;
}

/**
 * Candidates by fit and add, each with the range of both. Silent: the table that stands below says the same, and its
 * names are the links. Where ranges overlap, so do their lines, which is what there is to see.
 */
export function FitChart({ points, onOpen }: FitChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame, ASSUMED);
  const plot = useMemo(() => plotOf(size), [size]);
  const places = useMemo(
    () =>
      spread(
        points.map(({ fit, add }) => toPlace(plot, fit.value, add.value)),
        plot,
      ),
    [points, plot],
  );
  return (
    <div ref={frame} className="relative h-[max(34vh,22rem)]">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${size.width} ${size.height}`}
        className="absolute inset-0 size-full overflow-visible font-sans"
      >
        <Axes plot={plot} />
        {points.map(({ id, fit, add }) => {
          const at = toPlace(plot, fit.value, add.value);
          const [left, right] = [toPlace(plot, fit.low, 0).x, toPlace(plot, fit.high, 0).x];
          const [low, high] = [toPlace(plot, 0, add.low).y, toPlace(plot, 0, add.high).y];
          return (
            <path
              key={id}
              d={`M${left} ${at.y}H${right}M${at.x} ${low}V${high}`}
              strokeWidth="1.5"
              className="stroke-sky-line opacity-60"
            />
          );
        })}
        <text
          x={plot.right - 6}
          y={toPlace(plot, 50, 50).y - 6}
          textAnchor="end"
          paintOrder="stroke"
          strokeWidth={5}
          className="fill-ink-soft stroke-paper text-tick"
        >
          <Trans>changes nothing</Trans>
        </text>
        {points.map(({ id, number }, index) => {
          const { x, y } = places[index] ?? { x: 0, y: 0 };
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the pointer; the table's names are the links.
            <g key={id} onClick={() => onOpen?.(id)} className={onOpen ? 'cursor-pointer' : undefined}>
              <circle cx={x} cy={y} r={RADIUS} className="fill-rest stroke-rest-line" />
              <text
                x={x}
                y={y}
                dy="0.35em"
                textAnchor="middle"
                className="fill-on-rest text-note font-semibold tabular-nums"
              >
                {number}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}

function Axes({ plot }: { plot: Plot }) {
  const middle = toPlace(plot, 50, 50);
  return (
    <g className="fill-ink-soft text-tick">
      <Grid plot={plot} ticks={TICKS} toPlace={toPlace} />
      <path
        d={`M${plot.left} ${middle.y}H${plot.right}`}
        stroke="currentColor"
        strokeDasharray="3 3"
        className="text-line-strong"
      />
      <g className="fill-ink font-medium">
        <text x={plot.left - 34} y={14}>
          <Trans>Add: moves the team towards balance</Trans>
        </text>
        <text x={plot.right} y={plot.bottom + 36} textAnchor="end">
          <Trans>Fit: within the team’s spread</Trans>
        </text>
      </g>
    </g>
  );
}
