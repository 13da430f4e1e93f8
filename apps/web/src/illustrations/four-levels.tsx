import type { ReactNode } from 'react';
import { cx } from '../ui/cx.ts';

interface Level {
  name: ReactNode;
  text?: ReactNode;
}

interface FourLevelsProps {
  /** From the surface down. */
  levels: readonly [Level, Level, Level, Level];
  className?: string;
}

/** Where the dot of each level lies, and the thread that pulls it: what shows at the top is held from below. */
const places = [76, 60, 40, 24] as const;

/** Four lines, one under the other, joined by a thread from dot to dot. The words are text, not picture. */
export function FourLevels({ levels, className }: FourLevelsProps) {
  return (
    <ol className={cx('grid', className)}>
      {levels.map(({ name, text }, index) => {
        const at = places[index] ?? 50;
        const next = places[index + 1];
        return (
          <li key={at} className="grid gap-x-8 md:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
            <div className="pt-1 pb-3 md:order-last md:pb-8">
              <h3 className="text-h4">{name}</h3>
              {text && <p className="mt-1 text-ui text-ink-soft">{text}</p>}
            </div>
            <LevelLine at={at} next={next} deepest={next === undefined} />
          </li>
        );
      })}
    </ol>
  );
}

function LevelLine({ at, next, deepest }: { at: number; next: number | undefined; deepest: boolean }) {
  return (
    <div className="relative min-h-20">
      {next !== undefined && (
        <svg className="absolute inset-x-0 top-4 h-full w-full overflow-visible" aria-hidden="true">
          <line
            x1={`${at}%`}
            x2={`${next}%`}
            y1="0"
            y2="100%"
            stroke="currentColor"
            strokeDasharray="1 5"
            strokeLinecap="round"
            strokeWidth="1.5"
            className="text-ink-soft max-md:hidden"
          />
        </svg>
      )}
      <svg height="32" className="relative z-1 block w-full overflow-visible" aria-hidden="true">
        <g stroke="currentColor" className="text-line-strong">
          <line x1="0" x2="100%" y1="16" y2="16" />
          <line x1="0" x2="0" y1="11" y2="21" />
          <line x1="100%" x2="100%" y1="11" y2="21" />
        </g>
        <circle cx={`${at}%`} cy="16" r="7" className={deepest ? 'fill-accent' : 'fill-ink'} />
      </svg>
    </div>
  );
}
