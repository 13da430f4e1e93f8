import { cx } from '../ui/cx.ts';

/**
 * From the top down the dots come into step and the intervals close: what is scattered and uncertain at first becomes
 * a place that one can be sure of. Places are percent, so the picture widens without its dots growing.
 */
const lines = [
  { at: 9, low: 2, high: 31 },
  { at: 78, low: 58, high: 96 },
  { at: 36, low: 17, high: 55 },
  { at: 88, low: 70, high: 98 },
  { at: 21, low: 7, high: 37 },
  { at: 57, low: 42, high: 72 },
  { at: 83, low: 69, high: 94 },
  { at: 28, low: 16, high: 40 },
  { at: 68, low: 57, high: 79 },
  { at: 41, low: 32, high: 51 },
  { at: 60, low: 52, high: 68 },
  { at: 45, low: 38, high: 52 },
  { at: 54, low: 49, high: 59 },
] as const;

const gap = 26;
const last = 14 + lines.length * gap;

export function HeroLines({ className }: { className?: string }) {
  return (
    <svg height={last + 16} className={cx('block w-full overflow-visible', className)} aria-hidden="true">
      {lines.map(({ at, low, high }, index) => {
        const y = 14 + index * gap;
        return (
          <g key={y}>
            <Ends y={y} />
            <rect
              x={`${low}%`}
              width={`${high - low}%`}
              y={y - 2}
              height="4"
              rx="2"
              className="fill-sky opacity-60"
            />
            <circle cx={`${at}%`} cy={y} r="4.5" className="fill-ink" />
          </g>
        );
      })}
      <Ends y={last} />
      <circle cx="50%" cy={last} r="7" className="animate-settle fill-accent" />
    </svg>
  );
}

function Ends({ y }: { y: number }) {
  return (
    <g stroke="currentColor" className="text-line-strong opacity-70">
      <line x1="0" x2="100%" y1={y} y2={y} strokeWidth="0.75" />
      <line x1="0" x2="0" y1={y - 4} y2={y + 4} />
      <line x1="100%" x2="100%" y1={y - 4} y2={y + 4} />
    </g>
  );
}
