import type { ComparedCandidate } from '@fourfold/contract/schemas';
import { sayKeys } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Fold } from '../../ui/fold.tsx';
import { aboutStretch } from './about-stretch.ts';
import { isDoubtful, saysSomething } from './columns.ts';
import type { Hires } from './hires-data.ts';

interface SignsProps extends Pick<Hires, 'team' | 'keys_version'> {
  candidates: readonly ComparedCandidate[];
  /** What a place says of its own signs, before the rest. */
  children?: ReactNode;
}

/** What the signs on the lines of candidates mean, as far as they are there, and by which keys they were scored. */
export function Signs({ team, keys_version: version, candidates, children }: SignsProps) {
  const hasClear = candidates.some(({ differs }) => differs.length > 0);
  return (
    <Fold label={t`How to read the lines`} className="mt-3">
      <p className="mt-1 mb-2 max-w-narrow text-ui text-ink-soft">
        {children}{' '}
        {team !== null && (
          <>
            <Trans>
              Each line goes from too little to too much. Two marks below the line show where the balanced
              range begins and ends.
            </Trans>{' '}
            {aboutStretch(t`the team`, team.people)}{' '}
            <Trans>
              The upright stroke on it is the team’s average. The dot is the candidate’s score, and the bar is
              its likely range.
            </Trans>
          </>
        )}{' '}
        {hasClear && t`↑ and ↓ mark a clear difference from the team.`}{' '}
        {candidates.some(isDoubtful) && t`A hollow dot marks answers that are in doubt.`}{' '}
        {candidates.some((one) => !saysSomething(one)) &&
          t`Where there is a dash instead of a line, the answers say too little or can’t be relied on.`}{' '}
        {sayKeys({ version })}
      </p>
    </Fold>
  );
}
