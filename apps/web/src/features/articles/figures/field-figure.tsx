import { cx } from '../../../ui/cx.ts';
import { place } from '../../../ui/pole-geometry.ts';
import { Figure } from './figure.tsx';

interface FieldRow {
  label: string;
  dots: readonly number[];
  accent?: boolean;
}

interface FieldFigureProps {
  caption: string;
  rows: readonly FieldRow[];
  domain: readonly [number, number];
  /** What the ends of the scale are called. */
  ends: readonly [string, string];
}

const columns = 'sm:grid-cols-[minmax(0,9rem)_minmax(0,1fr)]';

/** Several places on each line: a dot for each rating, the bar for how far they are apart. */
export function FieldFigure({ caption, rows, domain, ends }: FieldFigureProps) {
  return (
    <Figure caption={caption}>
      <div className="grid gap-y-3">
        {rows.map((row) => (
          <div key={row.label} className={cx('grid items-center gap-x-4', columns)}>
            <span>{row.label}</span>
            <FieldLine {...row} domain={domain} />
          </div>
        ))}
        <div className={cx('grid gap-x-4', columns)}>
          <span className="flex justify-between text-note text-ink-soft sm:col-start-2">
            <span>{ends[0]}</span>
            <span>{ends[1]}</span>
          </span>
        </div>
      </div>
    </Figure>
  );
}

function FieldLine({ label, dots, accent, domain }: FieldRow & Pick<FieldFigureProps, 'domain'>) {
  const low = place(Math.min(...dots), domain);
  const high = place(Math.max(...dots), domain);
  return (
    <svg
      height="24"
      className="block w-full overflow-visible"
      role="img"
      aria-label={`${label}: ${dots.join(', ')}`}
    >
      <g stroke="currentColor" className="text-line-strong">
        <line x1="0" x2="100%" y1="12" y2="12" strokeWidth="0.75" />
        <line x1="0" x2="0" y1="8" y2="16" />
        <line x1="100%" x2="100%" y1="8" y2="16" />
      </g>
      <rect
        x={`${low}%`}
        width={`${high - low}%`}
        y="10.5"
        height="3"
        rx="1.5"
        className={accent ? 'fill-accent' : 'fill-sky'}
      />
      {dots.map((dot) => (
        <circle
          key={dot}
          cx={`${place(dot, domain)}%`}
          cy="12"
          r="5"
          strokeWidth="1.5"
          className={cx('stroke-paper', accent ? 'fill-accent' : 'fill-ink')}
        />
      ))}
    </svg>
  );
}
