import { cx } from '../ui/cx.ts';
import { LineEnds } from './line-ends.tsx';

/** Where people are and where the change asks them to be: most are near, one line is far, and that one is the work. */
const ways = [
  [56, 64],
  [48, 58],
  [62, 66],
  [18, 72],
  [52, 63],
  [66, 70],
  [44, 57],
] as const;
const gap = 46;

export function CarryOver({ className }: { className?: string }) {
  return (
    <svg
      height={ways.length * gap}
      className={cx('block w-full overflow-visible', className)}
      aria-hidden="true"
    >
      {ways.map(([from, to], row) => {
        const y = gap / 2 + row * gap;
        const far = to - from > 30;
        return (
          <g key={from}>
            <LineEnds y={y} faint />
            <line
              x1={`${from}%`}
              x2={`${to}%`}
              y1={y}
              y2={y}
              strokeWidth={far ? 3 : 2}
              className={far ? 'stroke-accent' : 'stroke-sky'}
            />
            <circle cx={`${from}%`} cy={y} r="4" className="fill-line-strong" />
            <circle cx={`${to}%`} cy={y} r={far ? 7 : 5} className={far ? 'fill-accent' : 'fill-ink'} />
          </g>
        );
      })}
    </svg>
  );
}
