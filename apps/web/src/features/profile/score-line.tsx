import type { ProfileScore } from '@fourfold/contract/schemas';
import { Trans } from '@lingui/react/macro';
import { Badge } from '../../ui/badge.tsx';
import { Band } from '../../ui/band.tsx';
import { cx } from '../../ui/cx.ts';
import { PoleMarks } from '../../ui/pole-marks.tsx';
import { bandNumber, bandWords } from './band-words.ts';

interface ScoreLineProps {
  score: Pick<ProfileScore, 'name' | 'kind' | 'score' | 'low' | 'high' | 'band' | 'strength'>;
  small?: boolean;
  isDisputed?: boolean;
}

/** One score: its name, its place between too little and too much with the interval, and its band in words. */
export function ScoreLine({
  score: { name, kind, score, low, high, band, strength },
  small,
  isDisputed = false,
}: ScoreLineProps) {
  const number = bandNumber(band);
  return (
    <span className="@container block min-w-0 flex-1">
      <span className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 @min-[52rem]:grid-cols-[minmax(0,15rem)_minmax(8rem,1fr)_7rem_11rem]">
        <span className={small ? 'text-ui' : 'text-body font-medium'}>
          {name}{' '}
          {isDisputed && (
            <Badge>
              <Trans>Objection</Trans>
            </Badge>
          )}
        </span>
        <PoleMarks
          value={score}
          interval={[low, high]}
          domain={[0, 200]}
          middle={100}
          tone={strength === 'pale' ? 3 : number}
          small={small ?? false}
          className="col-span-2 row-start-2 w-full @min-[52rem]:col-span-1 @min-[52rem]:col-start-2 @min-[52rem]:row-start-1"
        />
        <span className="text-ui whitespace-nowrap tabular-nums">
          <span className={cx(!small && 'font-medium')}>{score}</span>
          <span className="ml-2 text-note text-ink-soft">
            <span className="sr-only">
              <Trans>
                , likely range {low} to {high}
              </Trans>
            </span>
            <span aria-hidden="true">
              {low}–{high}
            </span>
          </span>
        </span>
        <Band
          band={number}
          word={bandWords({ kind, band, strength })}
          className="text-note col-span-2 @min-[52rem]:col-span-1"
        />
      </span>
    </span>
  );
}
