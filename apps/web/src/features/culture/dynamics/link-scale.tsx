import type { CultureLink } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { PoleMarks } from '../../../ui/pole-marks.tsx';
import { signed } from '../figure-words.ts';

/** A connection on the line from −1 to +1, with its range where there is one. */
export function LinkScale({ link: { correlation, low, high } }: { link: CultureLink }) {
  const range = low === null || high === null ? null : ([low, high] as const);
  return (
    <span className="flex min-w-0 items-center gap-x-3 tabular-nums max-[14rem]:flex-wrap max-[14rem]:justify-end">
      <span className="w-11 shrink-0 text-right font-medium">{signed(correlation, 2)}</span>
      <PoleMarks
        value={correlation}
        interval={range ?? undefined}
        domain={[-1, 1]}
        middle={0}
        tone={correlation < 0 ? 5 : 2}
        small
        className="w-28 min-w-12 md:shrink-0 md:max-lg:w-20"
      />
      <span className="text-note whitespace-nowrap text-ink-soft">
        {range ? t`${signed(range[0], 2)} to ${signed(range[1], 2)}` : t`expected`}
      </span>
    </span>
  );
}
