import { Trans } from '@lingui/react/macro';
import { cx } from './cx.ts';
import type { Domain, Interval } from './pole-geometry.ts';
import { PoleMarks, type PoleTone } from './pole-marks.tsx';

interface ScoreProps {
  value: number;
  interval: Interval;
  domain?: Domain;
  middle?: number;
  tone?: PoleTone;
  className?: string;
}

/**
 * A number in a table or a sentence, with the interval that it must not be seen without. Only on a phone with letters of
 * twice the size do they need two lines.
 */
export function Score({ value, interval, domain = [0, 200], middle, tone = 'ink', className }: ScoreProps) {
  return (
    <span
      className={cx(
        'inline-flex min-w-0 items-center gap-x-3 text-ui text-ink tabular-nums max-[14rem]:flex-wrap',
        className,
      )}
    >
      <span className="min-w-[2.2em] text-right font-medium">{value}</span>
      <PoleMarks
        value={value}
        interval={interval}
        domain={domain}
        middle={middle}
        tone={tone}
        small
        className="w-32 min-w-12"
      />
      {/* As wide as "100–200", so that in a list a shorter range moves neither number nor line. */}
      <span className="min-w-[7ch] text-note whitespace-nowrap text-ink-soft">
        <span className="sr-only">
          <Trans>likely range </Trans>
        </span>
        {interval[0]}–{interval[1]}
      </span>
    </span>
  );
}
