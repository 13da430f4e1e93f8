import type { ProfileScore } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { decimalOf } from '../../lib/numbers.ts';

/** Why a score is what it is: the answers that moved it most, each with its pull. */
export function Pulls({ score, pulls }: Pick<ProfileScore, 'score' | 'pulls'>) {
  if (pulls.length === 0) return null;
  return (
    <div>
      <p className="text-note font-medium text-ink-soft">
        <Trans>Why {score}? The answers that changed this score most</Trans>
      </p>
      <ul className="mt-1.5 grid gap-1.5 text-ui">
        {pulls.map(({ question, answer, points }) => (
          <li key={`${question} ${answer}`} className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-3">
            <span className="text-right tabular-nums">
              <span className="sr-only">{points > 0 ? t`more by` : t`less by`} </span>
              <span aria-hidden="true">{points > 0 ? '+' : '−'}</span>
              {decimalOf(Math.abs(points), 1)}
            </span>
            <span>
              <span className="text-ink-soft">{question}</span> {answer}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
