import type { ConcernedAnswer, CultureAnswer, Plan } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { bandOf } from '../../../lib/band-of.ts';
import { chance } from '../../../lib/chance.ts';
import { CertaintyBadge } from '../../../ui/certainty-badge.tsx';
import { cx } from '../../../ui/cx.ts';
import { Score } from '../../../ui/score.tsx';
import { useCulture } from '../culture-context.ts';
import { whole } from '../figure-words.ts';
import { namesOfConcerned } from './concerned.ts';
import { type Finding, findingPath, kindOfFinding } from './finding-path.ts';
import { inWhich } from './in-which.ts';

interface FindingListProps {
  id: string;
  name: string;
  ranking: NonNullable<CultureAnswer['opportunities'] | CultureAnswer['barriers']>;
  /** Null until it is known, or where nobody compares departments. */
  concerned: ConcernedAnswer['measures'] | null;
  /** How many departments there are, those without figures included. */
  departments: number;
  running: (entry: Finding) => readonly Plan[];
  actions?: ReactNode;
}

/** Five, always; each leads to a page of its own. */
export function FindingList({
  id,
  name,
  ranking,
  concerned,
  departments,
  running,
  actions,
}: FindingListProps) {
  const { sentence, listed } = ranking;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="min-w-0 scroll-mt-20 print:break-inside-avoid"
    >
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-3">
        <h3 id={`${id}-title`} className="text-h4">
          {name}
        </h3>
        {actions}
      </div>
      <p className="mt-1 text-note text-ink-soft">
        {id === 'barriers' && <Trans>A barrier is something people here see too little of.</Trans>} {sentence}
      </p>
      <ol className="mt-2 border-t">
        {listed.map((entry) => (
          <Row
            key={entry.key}
            entry={entry}
            all={departments}
            isPlanned={running(entry).length > 0}
            departments={concerned?.find(({ key }) => key === entry.key)?.departments ?? null}
          />
        ))}
      </ol>
    </section>
  );
}

interface RowProps {
  entry: Finding;
  departments: ConcernedAnswer['measures'][number]['departments'] | null;
  all: number;
  /** A plan about it is under way. */
  isPlanned: boolean;
}

function Row({ entry, departments, all, isPlanned }: RowProps) {
  const { filter } = useCulture();
  const { key, name, label, probability, figure } = entry;
  return (
    <li className="border-b py-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <Link
          to={findingPath(kindOfFinding(entry), key, filter)}
          className={cx(
            'link inline-block min-h-6 py-0.5 text-ui leading-tight pointer-coarse:py-1.5',
            label === 'unclear' ? 'text-ink-soft' : 'font-medium text-ink',
          )}
        >
          {name}
        </Link>
        <CertaintyBadge label={label} chance={chance(probability)} />
      </div>
      <Score
        value={whole(figure.score)}
        interval={[whole(figure.low), whole(figure.high)]}
        middle={100}
        tone={bandOf(figure)}
        className="mt-0.5"
      />
      <p className="text-note text-ink-soft empty:hidden">
        {[
          ...(departments !== null && departments.length > 1
            ? [inWhich(namesOfConcerned(entry, departments), departments.length, all, 2)]
            : []),
          ...(isPlanned ? [t`plan running`] : []),
        ].join(' · ')}
      </p>
    </li>
  );
}
