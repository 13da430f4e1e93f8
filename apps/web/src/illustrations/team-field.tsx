import { cx } from '../ui/cx.ts';

/** Seven people on eight constructs, a place from 0 to 100 each: made up, so that one row shows what agreement is. */
const field = [
  [22, 71, 48, 35, 64, 55, 80],
  [15, 28, 22, 34, 19, 25, 31],
  [40, 62, 85, 51, 30, 77, 46],
  [66, 72, 61, 78, 69, 74, 64],
  [12, 90, 44, 58, 26, 83, 37],
  [40, 44, 46.5, 50, 53, 55.5, 60],
  [30, 58, 42, 70, 61, 39, 52],
  [81, 66, 88, 73, 92, 58, 77],
] as const;

const inStep = 5;

/** A team is a field of lines: a row for a construct, a dot for each person, the bar for how far they are apart. */
export function TeamField({ className }: { className?: string }) {
  const gap = 30;
  return (
    <svg
      height={field.length * gap}
      className={cx('block w-full overflow-visible', className)}
      aria-hidden="true"
    >
      {field.map((places, row) => {
        const y = gap / 2 + row * gap;
        const [low, high] = [Math.min(...places), Math.max(...places)];
        const agreed = row === inStep;
        return (
          <g key={places.join()}>
            <g stroke="currentColor" className="text-line-strong opacity-70">
              <line x1="0" x2="100%" y1={y} y2={y} strokeWidth="0.75" />
              <line x1="0" x2="0" y1={y - 4} y2={y + 4} />
              <line x1="100%" x2="100%" y1={y - 4} y2={y + 4} />
            </g>
            <rect
              x={`${low}%`}
              width={`${high - low}%`}
              y={y - 1.5}
              height="3"
              rx="1.5"
              className={agreed ? 'fill-accent' : 'fill-sky'}
            />
            {places.map((at) => (
              <circle
                key={at}
                cx={`${at}%`}
                cy={y}
                r="4.5"
                className={cx('stroke-paper', agreed ? 'fill-accent' : 'fill-ink')}
                strokeWidth="1.5"
              />
            ))}
          </g>
        );
      })}
    </svg>
  );
}
