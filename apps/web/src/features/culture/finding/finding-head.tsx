import type { CultureAnswer, ScoreEvidence } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { useLocation } from 'react-router';
import { chance } from '../../../lib/chance.ts';
import { longDay } from '../../../lib/long-day.ts';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { CertaintyBadge } from '../../../ui/certainty-badge.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { useCulture } from '../culture-context.ts';
import { isNarrowed } from '../culture-filter.ts';
import { people } from '../figure-words.ts';
import { culturePath, type Finding } from '../findings/finding-path.ts';
import { PrintButton } from '../print-button.tsx';

interface FindingHeadProps {
  answer: CultureAnswer;
  entry: Finding | null;
  score: ScoreEvidence;
  name: string;
}

/** What the page is about, of whom and when, and how it is handed on. */
export function FindingHead({ answer, entry, score, name }: FindingHeadProps) {
  const { filter } = useCulture();
  const { pathname, search } = useLocation();
  const { round, departments, as_of, state } = answer;
  const facts = [
    score.group.name,
    state === 'sample' ? t`Sample company` : round?.name,
    departments.find(({ id }) => id === filter.department)?.name,
    people(score.people),
    as_of === null ? null : t`as of ${longDay(as_of)}`,
    isNarrowed(filter) && filter.department === undefined ? t`filtered` : null,
  ].filter(Boolean);
  return (
    <div className="mb-5">
      <div className="print:hidden">
        <Breadcrumb trail={[{ label: answer.title, to: culturePath(filter) }, { label: name }]} />
      </div>
      <p className="hidden text-note text-ink-soft print:block">{answer.organisation}</p>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <h1 className="text-h3">{name}</h1>
            {entry && (
              <CertaintyBadge
                of={t`One of the top five`}
                label={entry.label}
                chance={chance(entry.probability)}
              />
            )}
          </div>
          <p className="mt-1 text-note text-ink-soft">{facts.join(' · ')}</p>
        </div>
        <div className="flex flex-wrap gap-2 print:hidden">
          <CopyButton text={`${location.origin}${pathname}${search}`} label={t`Copy link`} />
          <PrintButton />
        </div>
      </div>
    </div>
  );
}
