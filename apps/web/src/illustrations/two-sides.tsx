import { cx } from '../ui/cx.ts';
import { LineEnds } from './line-ends.tsx';

/** One person on lines whose middle is balance: what is overdone hangs to the right, what is missing to the left. */
const places = [54, 88, 47, 58, 19, 51, 43, 26, 55] as const;
const gap = 36;

export function TwoSides({ className }: { className?: string }) {
  const height = places.length * gap;
  return (
    <svg height={height} className={cx('block w-full overflow-visible', className)} aria-hidden="true">
      <rect x="40%" width="20%" y="0" height={height} className="fill-sky-soft" />
      {places.map((at, row) => {
        const y = gap / 2 + row * gap;
        const [low, high] = [Math.max(1, at - 11), Math.min(99, at + 11)];
        const out = at < 30 || at > 70;
        return (
          <g key={at}>
            <LineEnds y={y} faint />
            <rect
              x={`${low}%`}
              width={`${high - low}%`}
              y={y - 2}
              height="4"
              rx="2"
              className="fill-sky opacity-70"
            />
            <circle cx={`${at}%`} cy={y} r={out ? 7 : 4.5} className={out ? 'fill-accent' : 'fill-ink'} />
          </g>
        );
      })}
    </svg>
  );
}
