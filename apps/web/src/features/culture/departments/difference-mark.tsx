import type { Difference } from '@fourfold/contract/schemas';
import { Trans } from '@lingui/react/macro';
import { cx } from '../../../ui/cx.ts';
import { PoleMarks } from '../../../ui/pole-marks.tsx';
import { signed, whole } from '../figure-words.ts';

/** Differences inside one organisation hardly ever go further. */
const FAR = 60;

interface DifferenceMarkProps {
  difference: Difference;
  /** Where its likely range stands in figures. */
  ranged?: 'beside' | 'below';
  onAsk: () => void;
}

/** How far something stands from something else, drawn around zero with its interval. */
export function DifferenceMark({ difference, ranged = 'beside', onAsk }: DifferenceMarkProps) {
  const { points, low, high, stands_out } = difference;
  return (
    <button
      type="button"
      onClick={onAsk}
      className={cx(
        'flex items-center gap-x-2 rounded text-left hover:text-link pointer-coarse:min-h-11',
        ranged === 'below' ? 'w-30 flex-wrap leading-5' : 'min-h-6 max-sm:flex-wrap',
      )}
    >
      <PoleMarks
        value={points}
        interval={[low, high]}
        domain={[-FAR, FAR]}
        middle={0}
        tone={stands_out ? (points < 0 ? 2 : 4) : 'quiet'}
        small
        className="w-18 shrink-0"
      />
      <span className={cx('w-9 text-right tabular-nums', stands_out && 'font-semibold')}>
        {signed(whole(points))}
      </span>
      <span
        aria-hidden="true"
        className={cx(
          'text-note whitespace-nowrap text-ink-soft tabular-nums',
          ranged === 'below' ? 'w-full text-right leading-4' : 'w-24',
        )}
      >
        <Trans>
          {signed(whole(low))} to {signed(whole(high))}
        </Trans>
      </span>
      <span className="sr-only">
        {stands_out ? (
          <Trans>
            , likely range {signed(whole(low))} to {signed(whole(high))}, clear
          </Trans>
        ) : (
          <Trans>
            , likely range {signed(whole(low))} to {signed(whole(high))}
          </Trans>
        )}
      </span>
    </button>
  );
}
