import { cx } from '../ui/cx.ts';
import { LineEnds } from './line-ends.tsx';

/** Many set out on the left, few arrive on the right; on one line all of them are stuck at the same place. */
const rows = [
  [58, 66, 74, 83, 91],
  [47, 62, 71, 80, 88],
  [31, 33.5, 36, 38.5, 41],
  [52, 60, 69, 79, 86],
  [44, 57, 72, 78, 93],
  [55, 63, 70, 84, 89],
] as const;
const gap = 52;

export function Bottleneck({ className }: { className?: string }) {
  return (
    <svg
      height={rows.length * gap}
      className={cx('block w-full overflow-visible', className)}
      aria-hidden="true"
    >
      {rows.map((places, row) => {
        const y = gap / 2 + row * gap;
        const stuck = (places[4] ?? 100) < 50;
        return (
          <g key={places.join()}>
            <LineEnds y={y} faint />
            {stuck && (
              <line x1="44%" x2="44%" y1={y - 14} y2={y + 14} strokeWidth="2" className="stroke-accent" />
            )}
            {places.map((at) => (
              <circle
                key={at}
                cx={`${at}%`}
                cy={y}
                r="5"
                strokeWidth="1.5"
                className={cx('stroke-paper', stuck ? 'fill-accent' : 'fill-ink')}
              />
            ))}
          </g>
        );
      })}
    </svg>
  );
}
