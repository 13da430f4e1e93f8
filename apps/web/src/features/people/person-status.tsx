import type { SurveyResponse } from '@fourfold/contract/schemas';
import { statusWords } from '../../lib/status-words.ts';
import { Status } from '../../ui/status.tsx';

const looks = {
  queued: { at: 0.05, kind: 'going' },
  sent: { at: 0.2, kind: 'going' },
  undeliverable: { at: 0.2, kind: 'trouble' },
  submitted: { at: 1, kind: 'done' },
  declined: { at: 0.3, kind: 'stopped' },
  withdrawn: { at: 0.3, kind: 'stopped' },
} as const;

/** How far a person is: the dot on the line says it, and so does the word. */
export function PersonStatus({ status, percent, problem }: SurveyResponse) {
  const along = 0.25 + (percent / 100) * 0.7;
  const look =
    status === 'begun'
      ? ({ at: along, kind: 'going' } as const)
      : status === 'expired'
        ? ({ at: along, kind: 'stopped' } as const)
        : looks[status];
  return (
    <span>
      <Status {...look}>
        {statusWords[status]}
        {/* Where the table has no room for a column of its own. */}
        {percent > 0 && percent < 100 && <span className="hidden md:max-xl:inline">, {percent}%</span>}
      </Status>
      {problem !== null && <span className="block max-w-72 text-note text-ink-soft">{problem}</span>}
    </span>
  );
}
