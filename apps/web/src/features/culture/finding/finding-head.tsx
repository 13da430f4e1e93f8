import type { CultureAnswer, ScoreEvidence } from '@fourfold/contract/schemas';
import { keysFact, sayFilters } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useLocation, useSearchParams } from 'react-router';
import { chance } from '../../../lib/chance.ts';
import { longDay } from '../../../lib/long-day.ts';
import { toast } from '../../../lib/toast-store.ts';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { CertaintyBadge } from '../../../ui/certainty-badge.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useCulture } from '../culture-context.ts';
import { withFilter } from '../culture-filter.ts';
import { people } from '../figure-words.ts';
import { culturePath, type Finding, samplePath } from '../findings/finding-path.ts';
import { PrintButton } from '../print-button.tsx';
import { useFilter } from '../use-filter.ts';

interface FindingHeadProps {
  answer: CultureAnswer;
  entry: Finding | null;
  score: ScoreEvidence;
  name: string;
}

/** What the page is about, of whom and when, and how it is handed on. */
export function FindingHead({ answer, entry, score, name }: FindingHeadProps) {
  const { filter } = useCulture();
  const { every } = useFilter();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const { round, departments, as_of, state } = answer;
  const isSample = state === 'sample';
  const back = isSample
    ? { label: t`Sample company`, to: samplePath }
    : { label: answer.title, to: culturePath(filter, every) };
  const facts = [
    score.group.name,
    isSample ? t`Sample company` : round?.name,
    departments.find(({ id }) => id === filter.department)?.name,
    people(score.people),
    as_of === null ? null : t`as of ${longDay(as_of)}`,
    ...sayFilters(filter, longDay),
    score.state === 'withheld' ? null : keysFact({ version: score.keys_version }),
  ].filter(Boolean);
  // Without its round it would show another one once there is a new one.
  const kept = withFilter(query, round === null || isSample ? {} : { round: round.id });
  return (
    <div className="mb-5">
      {isSample && (
        <Notice kind="warning" className="mb-4" title={t`This is a made-up company.`}>
          <Trans>Your company’s scores appear here once people have answered.</Trans>
        </Notice>
      )}
      <div className="print:hidden">
        <Breadcrumb trail={[back, { label: name }]} />
      </div>
      {!isSample && <p className="hidden text-note text-ink-soft print:block">{answer.organisation}</p>}
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
          <CopyButton
            text={`${location.origin}${pathname}${kept.size > 0 ? `?${kept}` : ''}`}
            label={t`Copy link`}
            onCopied={
              isSample
                ? undefined
                : () =>
                    toast(
                      t`Link copied. Your colleagues at ${answer.organisation} can open it after signing in.`,
                    )
            }
          />
          <PrintButton />
        </div>
      </div>
    </div>
  );
}
