import type { ScoreEvidence } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { decimalOf } from '../../../lib/numbers.ts';
import { OpenFold } from '../open-fold.tsx';

/** How much these people agree, and how much departments do: words first, the indices for those who know them. */
export function Agreement({
  agreement,
  icc1,
  icc2,
  camps,
  sentence,
  more,
}: NonNullable<ScoreEvidence['agreement']> & { more?: string | undefined }) {
  return (
    <div className="mt-2">
      <p className={camps ? 'font-medium' : undefined}>{sentence}</p>
      <OpenFold label={t`For statisticians`} printed={false}>
        <p className="text-note text-ink-soft">
          <Trans>
            Agreement {decimalOf(agreement, 2)} (0: people differ as much as the scoring assumes, 1: all
            alike).
          </Trans>{' '}
          {icc1 !== null && icc2 !== null && (
            <Trans>
              Departments: ICC(1) {decimalOf(icc1, 2)}, ICC(2) {decimalOf(icc2, 2)}.
            </Trans>
          )}
        </p>
        {more && <p className="mt-1 text-note text-ink-soft">{more}</p>}
      </OpenFold>
    </div>
  );
}
