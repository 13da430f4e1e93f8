import { place } from './pole-geometry.ts';

interface ProgressProps {
  value: number;
  max: number;
  /** What is read out for the bar itself, such as "Questions answered". */
  label: string;
  /** What is shown and read out as its value, such as "13 of 154". */
  text: string;
  /** Further words at the other end, such as the time left. */
  aside?: string;
  className?: string;
}

/** The way from one end of a line to the other. */
export function Progress({ value, max, label, text, aside, className }: ProgressProps) {
  const percent = `${place(value, [0, max])}%`;
  return (
    <div className={className}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={aside ? `${text}, ${aside}` : text}
      >
        <svg height="14" className="block w-full overflow-visible" aria-hidden="true">
          <g stroke="currentColor" className="text-line-strong">
            <line x1="0" x2="100%" y1="7" y2="7" />
            <line x1="100%" x2="100%" y1="3" y2="11" />
          </g>
          <g fill="currentColor" className="text-ink forced-colors:text-[Highlight]">
            <rect
              y="5.75"
              height="2.5"
              rx="1.25"
              width={percent}
              className="transition-[width] duration-settle ease-settle"
            />
            <circle cx={percent} cy="7" r="5" className="transition-[cx] duration-settle ease-settle" />
          </g>
        </svg>
      </div>
      <p
        className="mt-1.5 flex flex-wrap justify-between gap-x-4 text-note text-ink-soft tabular-nums"
        aria-hidden="true"
      >
        <span className="min-w-0">{text}</span>
        {aside && <span>{aside}</span>}
      </p>
    </div>
  );
}
