import { cx } from './cx.ts';
import { type Domain, type Interval, place, span } from './pole-geometry.ts';

export type PoleTone = 'ink' | 'accent' | 'quiet' | 1 | 2 | 3 | 4 | 5;

const tones: Record<PoleTone, string> = {
  ink: 'text-ink',
  accent: 'text-accent-ink',
  quiet: 'text-line-strong',
  1: 'text-band-mark-1',
  2: 'text-band-mark-2',
  3: 'text-band-mark-3',
  4: 'text-band-mark-4',
  5: 'text-band-mark-5',
};

interface PoleMarksProps {
  value: number | null;
  interval?: Interval | undefined;
  domain: Domain;
  middle?: number | undefined;
  tone: PoleTone;
  /** In a table or a sentence the dot is smaller, or it would hide a short interval. */
  small?: boolean;
  /** Its width, at least. */
  className: string;
}

/**
 * Line, ends, interval and dot. Places are SVG attributes in percent: they need no script to size them and no style
 * attribute, which the Content-Security-Policy would refuse in prerendered pages.
 */
export function PoleMarks({ value, interval, domain, middle, tone, small, className }: PoleMarksProps) {
  const range = interval && span(interval, domain);
  return (
    <svg height="20" className={cx('block overflow-visible', tones[tone], className)} aria-hidden="true">
      <g className="text-line-strong" stroke="currentColor">
        <line x1="0" x2="100%" y1="10" y2="10" />
        <line x1="0" x2="0" y1="6" y2="14" />
        <line x1="100%" x2="100%" y1="6" y2="14" />
        {middle !== undefined && (
          <line x1={`${place(middle, domain)}%`} x2={`${place(middle, domain)}%`} y1="7" y2="13" />
        )}
      </g>
      {range && (
        <rect
          x={`${range.start}%`}
          width={`${range.width}%`}
          y="6.5"
          height="7"
          rx="2"
          fill="currentColor"
          className="opacity-35 transition-[x,width] duration-settle ease-settle"
        />
      )}
      {value !== null && (
        <circle
          cx={`${place(value, domain)}%`}
          cy="10"
          r={small ? 3.25 : 5.5}
          fill="currentColor"
          stroke="var(--color-paper)"
          strokeWidth={small ? 1 : 1.5}
          className="transition-[cx] duration-settle ease-settle"
        />
      )}
    </svg>
  );
}
