import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Finding } from '../../ui/finding.tsx';
import { Fold } from '../../ui/fold.tsx';

interface AllTheSameProps {
  /** What cannot be said from them. */
  sentence: string;
  children: ReactNode;
}

/** Scores of answers that say nothing: there for anyone who wants to see them, and not in the place of a finding. */
export function AllTheSame({ sentence, children }: AllTheSameProps) {
  return (
    <Finding
      sentence={sentence}
      sure={t`Scores can be computed from any answers. With answers like these, they mean little.`}
    >
      <Fold label={t`Show the scores anyway`}>{children}</Fold>
    </Finding>
  );
}
