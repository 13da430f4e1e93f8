import type { CultureBarrier, CultureOpportunity } from '@fourfold/contract';
import type { ReactNode } from 'react';
import { Score } from '../../../ui/score.tsx';
import { bandOf, people, whole } from '../figure-words.ts';
import { CertaintyBadge } from './certainty-badge.tsx';

interface FindingItemProps {
  entry: CultureOpportunity | CultureBarrier;
  /** The number on the chart, or none. */
  number: ReactNode;
  /** "probably show too little of it" */
  doing: string;
  /** Whoever shares its place is not sure enough to stand beside it. */
  alone?: boolean;
  onAsk: () => void;
}

/** One of the five: its name opens everything behind it. */
export function FindingItem({ entry, number, doing, alone = false, onAsk }: FindingItemProps) {
  const { name, figure, tied, place } = entry;
  return (
    <li className="flex gap-3 border-b py-3 last:border-b-0">
      {number}
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <button
            type="button"
            onClick={onAsk}
            className="link text-left text-ui font-medium text-ink pointer-coarse:py-1.5"
          >
            {name}
          </button>
          <CertaintyBadge label={entry.label} probability={entry.probability} />
          {tied && (
            <span className="text-note text-ink-soft">
              {alone ? 'not surely ahead of those below' : `shares place ${place}`}
            </span>
          )}
        </div>
        <Score
          value={whole(figure.score)}
          interval={[whole(figure.low), whole(figure.high)]}
          middle={100}
          tone={bandOf(figure)}
          className="mt-1 flex-wrap gap-y-0"
        />
        {entry.of_people > 1 && (
          <p className="text-note text-ink-soft">
            About {whole(entry.people)} of {people(entry.of_people)} {doing}.
          </p>
        )}
      </div>
    </li>
  );
}
