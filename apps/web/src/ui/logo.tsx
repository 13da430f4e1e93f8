import { cx } from './cx.ts';

/**
 * Three lines that lean to one end each, the fourth whole, its dot come into line: into the middle, which is balance.
 * public/favicon.svg draws the same.
 */
const leaning = [
  { y: 4, dot: 3.6, line: 'M3.6 4H17' },
  { y: 11, dot: 24.4, line: 'M11 11h13.4' },
  { y: 18, dot: 8, line: 'M8 18h13.4' },
] as const;

interface LogoProps {
  /** The name of the site, which the people who run it may change; without it only the mark is drawn. */
  name?: string;
  className?: string | undefined;
}

export function Logo({ name, className }: LogoProps) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-[0.4em] font-display text-[1.5rem] leading-none',
        className,
      )}
    >
      <svg viewBox="0 0 28 29" className="h-[1.08em] w-auto text-ink" aria-hidden="true">
        <g stroke="currentColor" strokeWidth="1.7" strokeLinecap="round">
          {leaning.map(({ y, line }) => (
            <path key={y} d={line} />
          ))}
          <path d="M1 25h26" />
        </g>
        <g fill="currentColor">
          {leaning.map(({ y, dot }) => (
            <circle key={y} cx={dot} cy={y} r="3.2" />
          ))}
        </g>
        <circle cx="14" cy="25" r="3.4" className="fill-accent" />
      </svg>
      {name && <span className="tracking-tight">{name}</span>}
    </span>
  );
}
