import type { Trend } from '@fourfold/contract/schemas';
import type { Plot } from '@fourfold/contract/spread';
import { t } from '@lingui/core/macro';
import { useMemo, useRef } from 'react';
import { onDay } from '../../lib/dates.ts';
import { useSize } from '../use-size.ts';
import { labelled, type Measured, plotOf, scaleOf, ticksOf, toX, toY } from './geometry.ts';
import { type ShownRound, sayKeysOf } from './say-keys-of.ts';
import { sayStart } from './say-start.ts';
import { TrendTable } from './trend-table.tsx';

const ASSUMED = { width: 560, height: 240 };
/** About as wide as a day is written. */
const LABEL = 84;

type Point = Measured & Pick<Trend['points'][number], 'id' | 'kind'>;
type Marked = Trend['plans'][number] & { readonly from: number };

interface TrendChartProps {
  trend: Trend;
  /** Names the chart and its table. */
  label: string;
  /** The round whose figure stands on the same screen, and by which keys. */
  shown?: ShownRound;
}

/** One measure over time: each round and pulse with its likely range, and where plans began. */
export function TrendChart({ trend, label, shown }: TrendChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame, ASSUMED);
  const points = useMemo(() => trend.points.flatMap(measured), [trend]);
  const plot = useMemo(() => plotOf(size), [size]);
  if (points.length === 0) return <TrendTable trend={trend} label={label} />;
  const last = Math.max(...points.map(({ at }) => at));
  const first = Math.min(...points.map(({ at }) => at));
  const plans = trend.plans
    .map((plan): Marked => ({ ...plan, from: Date.parse(plan.started_at) }))
    .toSorted((a, b) => a.from - b.from);
  const span = [
    Math.min(first, ...plans.map(({ from }) => from)),
    Math.max(last, ...plans.map(({ from }) => from)),
  ] as const;
  const x = (at: number) => toX(plot, span, at);
  const scale = scaleOf(points);
  return (
    <div>
      <div ref={frame} className="relative h-60">
        <svg
          viewBox={`0 0 ${size.width} ${size.height}`}
          role="img"
          aria-label={`${label}. ${trend.sentence}`}
          className="absolute inset-0 size-full overflow-visible font-sans"
        >
          <Ground plot={plot} scale={scale} />
          <PlanMarks plans={plans} plot={plot} x={x} />
          <Line points={points} plot={plot} scale={scale} x={x} />
          <Days points={points} plot={plot} x={x} />
        </svg>
      </div>
      <Legend hasPulses={points.some(({ kind }) => kind === 'pulse')} plans={plans} />
      <p className="mt-1 text-note text-ink-soft">{sayKeysOf(trend, shown)}</p>
      <TrendTable trend={trend} label={label} />
    </div>
  );
}

const measured = (point: Trend['points'][number]): Point[] =>
  point.figure === null
    ? []
    : [{ ...point.figure, id: point.id, kind: point.kind, at: Date.parse(point.at) }];

interface Drawn {
  plot: Plot;
  scale: readonly [number, number];
}

/** What counts as balanced, hairlines, the axis and its numbers. */
function Ground({ plot, scale }: Drawn) {
  const y = (score: number) => toY(plot, scale, score);
  return (
    <g className="fill-ink-soft text-tick">
      <rect
        x={plot.left}
        y={y(120)}
        width={Math.max(0, plot.right - plot.left)}
        height={Math.max(0, y(80) - y(120))}
        className="fill-sky-soft opacity-60"
      />
      <g stroke="currentColor" className="text-line">
        {ticksOf(scale).map((tick) => (
          <path key={tick} d={`M${plot.left} ${y(tick)}H${plot.right}`} />
        ))}
      </g>
      <path
        d={`M${plot.left} ${plot.top}V${plot.bottom}H${plot.right}`}
        stroke="currentColor"
        fill="none"
        className="text-line-strong"
      />
      {ticksOf(scale).map((tick) => (
        <text key={tick} x={plot.left - 8} y={y(tick)} dy="0.35em" textAnchor="end" className="tabular-nums">
          {tick}
        </text>
      ))}
    </g>
  );
}

interface PlanMarksProps {
  plans: readonly Marked[];
  plot: Plot;
  x: (at: number) => number;
}

/** A dashed line where each plan began, with its number in the legend. */
function PlanMarks({ plans, plot, x }: PlanMarksProps) {
  return plans.map(({ id, from }, index) => {
    // Of plans that began together the numbers stand side by side.
    const before = plans.slice(0, index).filter((other) => Math.abs(x(other.from) - x(from)) < 16).length;
    return (
      <g key={id}>
        <path
          d={`M${x(from)} ${plot.top}V${plot.bottom}`}
          strokeDasharray="4 4"
          stroke="currentColor"
          className="text-link"
        />
        <circle cx={x(from) + before * 19} cy={plot.top - 12} r="9" className="fill-link" />
        <text
          x={x(from) + before * 19}
          y={plot.top - 12}
          dy="0.35em"
          textAnchor="middle"
          className="fill-paper text-tick font-medium"
        >
          {index + 1}
        </text>
      </g>
    );
  });
}

interface LineProps extends Drawn {
  points: readonly Point[];
  x: (at: number) => number;
}

/** The line through the scores, each with its range: a disc for a round, a diamond for a pulse. */
function Line({ points, plot, scale, x }: LineProps) {
  const y = (score: number) => toY(plot, scale, score);
  return (
    <g stroke="currentColor" fill="none" className="text-ink">
      <path d={`M${points.map(({ at, score }) => `${x(at)} ${y(score)}`).join('L')}`} strokeWidth="1.5" />
      {points.map(({ id, kind, at, score, low, high }) => (
        <g key={id}>
          <path
            d={`M${x(at)} ${y(low)}V${y(high)}M${x(at) - 5} ${y(low)}h10M${x(at) - 5} ${y(high)}h10`}
            strokeWidth="1.5"
            className="text-ink-soft"
          />
          {kind === 'round' ? (
            <circle cx={x(at)} cy={y(score)} r="5.5" className="fill-ink" />
          ) : (
            <path d={`M${x(at)} ${y(score) - 7}l7 7l-7 7l-7 -7Z`} strokeWidth="2" className="fill-raised" />
          )}
        </g>
      ))}
    </g>
  );
}

function Days({ points, plot, x }: Omit<LineProps, 'scale'>) {
  const shown = labelled(
    points.map(({ at }) => x(at)),
    LABEL,
  );
  return (
    <g className="fill-ink-soft text-tick">
      {points.map(({ id, at }, index) =>
        shown.has(index) ? (
          <text key={id} x={Math.min(x(at), plot.right - LABEL / 2)} y={plot.bottom + 20} textAnchor="middle">
            {onDay(new Date(at).toISOString())}
          </text>
        ) : null,
      )}
    </g>
  );
}

function Legend({ hasPulses, plans }: { hasPulses: boolean; plans: readonly Marked[] }) {
  return (
    <div className="mt-2 grid gap-1 text-note text-ink-soft">
      <p>
        {hasPulses
          ? t`Each disc is a round. Each diamond is a pulse, a short questionnaire sent for a plan. Vertical lines show likely ranges. The pale band is the balanced range.`
          : t`Each disc is a round. Vertical lines show likely ranges. The pale band is the balanced range.`}
      </p>
      {plans.length > 0 && (
        <ol className="grid gap-0.5">
          {plans.map((plan, index) => (
            <li key={plan.id} className="flex gap-2">
              <span className="font-medium text-link">{index + 1}</span>
              <span>{sayStart(plan)}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
