import type { ReactNode } from 'react';
import { cx } from '../ui/cx.ts';
import { LevelLine } from './level-line.tsx';

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
            <LevelLine at={at} next={next} />
          </li>
        );
      })}
    </ol>
  );
}
