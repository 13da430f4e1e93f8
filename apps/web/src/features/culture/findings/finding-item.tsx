import type { CultureBarrier, CultureOpportunity } from '@fourfold/contract/schemas';
import { jointPlace } from '@fourfold/contract/words';
import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';
import { Score } from '../../../ui/score.tsx';
import { bandOf, whole } from '../figure-words.ts';
import { CertaintyBadge } from './certainty-badge.tsx';
import { doingOf, soFarOf } from './finding-words.ts';

interface FindingItemProps {
  entry: CultureOpportunity | CultureBarrier;
  /** As on the chart. */
  number: ReactNode;
  onAsk: () => void;
}

/** One of the five: its name opens everything behind it. What is unclear stands there paler. */
export function FindingItem({ entry, number, onAsk }: FindingItemProps) {
  const { name, figure, tied, place, label } = entry;
  const soFar = soFarOf(entry);
  return (
    <li className="flex gap-3 border-b py-3 last:border-b-0">
      {number}
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <button
            type="button"
            onClick={onAsk}
            className={cx(
              'link text-left text-ui pointer-coarse:py-1.5',
              label === 'unclear' ? 'text-ink-soft' : 'font-medium text-ink',
            )}
          >
            {name}
          </button>
          <CertaintyBadge label={label} probability={entry.probability} />
          {tied && <span className="text-note text-ink-soft">{jointPlace(place)}</span>}
        </div>
        <Score
          value={whole(figure.score)}
          interval={[whole(figure.low), whole(figure.high)]}
          middle={100}
          tone={bandOf(figure)}
          className="mt-1 flex-wrap gap-y-0"
        />
        {(soFar !== null || entry.of_people > 1) && (
          <p className="text-note text-ink-soft">
            {soFar} {entry.of_people > 1 && doingOf(entry)}
          </p>
        )}
      </div>
    </li>
  );
}
