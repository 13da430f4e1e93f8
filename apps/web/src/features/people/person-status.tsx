import type { SurveyResponse } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { statusWords } from '../../lib/status-words.ts';
import { Badge } from '../../ui/badge.tsx';
import { Status } from '../../ui/status.tsx';

const looks = {
  planned: { at: 0, kind: 'going' },
  queued: { at: 0.05, kind: 'going' },
  sent: { at: 0.2, kind: 'going' },
  undeliverable: { at: 0.2, kind: 'trouble' },
  submitted: { at: 1, kind: 'done' },
  declined: { at: 0.3, kind: 'stopped' },
  withdrawn: { at: 0.3, kind: 'stopped' },
} as const;

/** The words of the candidates' table, so that a doubt has one name. */
const doubts = {
  uninformative: t`Answers say too little`,
  check: t`Read with care`,
  unreliable: t`Can’t be relied on`,
} as const;

/** How far a person is: the dot on the line says it, and so does the word. */
export function PersonStatus({ status, percent, problem, verdict }: SurveyResponse) {
  const along = 0.25 + (percent / 100) * 0.7;
  const look =
    status === 'begun'
      ? ({ at: along, kind: 'going' } as const)
      : status === 'expired'
        ? ({ at: along, kind: 'stopped' } as const)
        : looks[status];
  const doubt = verdict === null || verdict === 'consistent' ? null : doubts[verdict];
  return (
    <span className="flex flex-wrap items-center gap-x-2 max-md:justify-end">
      {/* A doubt says as well that there are answers; both would take a second line. */}
      {doubt === null && (
        <Status {...look}>
          {statusWords[status]}
          {percent > 0 && percent < 100 && `, ${percent}%`}
        </Status>
      )}
      {doubt !== null && <Badge tone={verdict === 'uninformative' ? 'plain' : 'warning'}>{doubt}</Badge>}
      {problem !== null && (
        <span
          className="block w-full max-w-72 truncate md:max-w-36 min-[1400px]:max-w-48 text-note text-ink-soft"
          title={problem}
        >
          {problem}
        </span>
      )}
    </span>
  );
}
