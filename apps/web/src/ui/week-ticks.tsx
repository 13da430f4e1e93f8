import { weekOf, weeksAfter } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { onDay } from '../lib/dates.ts';
import { cx } from './cx.ts';

interface Tick {
  readonly week: string;
  readonly done: boolean;
}

interface WeekTicksProps {
  ticks: readonly Tick[];
  startedAt: string | null;
  /** Null while it runs. */
  endedAt: string | null;
  className?: string;
}

const shown = 12;

/** One mark a week: filled where it was done, open where it was not, a gap where nobody has said. */
export function WeekTicks({ ticks, startedAt, endedAt, className }: WeekTicksProps) {
  if (startedAt === null) return null;
  const known = new Map(ticks.map(({ week, done }) => [week, done]));
  const isOpen = (week: string) => endedAt === null && week === weekOf(new Date()) && !known.has(week);
  // The present week counts once it is answered.
  const weeks = weeksBetween(startedAt, endedAt ?? new Date().toISOString()).filter((week) => !isOpen(week));
  if (weeks.length === 0) return null;
  const done = ticks.filter((tick) => tick.done).length;
  return (
    <div className={cx('flex flex-wrap items-center gap-x-3 gap-y-1', className)}>
      <ol className="flex flex-wrap items-center gap-1" aria-hidden="true">
        {weeks.slice(-shown).map((week) => (
          <li
            key={week}
            title={titleOf(week, known.get(week))}
            className={cx('size-3 rounded-full border', lookOf(known.get(week)))}
          />
        ))}
      </ol>
      <span className="text-note text-ink-soft tabular-nums">
        <Trans>
          Done in {done} of <Plural value={weeks.length} one="# week" other="# weeks" />
        </Trans>
        {weeks.length > shown && (
          <>
            {' '}
            <Trans>(the dots show the last {shown})</Trans>
          </>
        )}
      </span>
    </div>
  );
}

function lookOf(done: boolean | undefined): string {
  if (done === undefined) return 'border-dashed border-line-strong';
  return done ? 'border-link bg-link' : 'border-ink-soft';
}

function titleOf(week: string, done: boolean | undefined): string {
  const day = onDay(week);
  if (done === undefined) return t`Week of ${day}: no answer`;
  return done ? t`Week of ${day}: done` : t`Week of ${day}: not done`;
}

function weeksBetween(from: string, to: string): string[] {
  const last = weekOf(new Date(to));
  const weeks: string[] = [];
  for (let week = weekOf(new Date(from)); week <= last; week = weeksAfter(week, 1)) weeks.push(week);
  return weeks;
}
