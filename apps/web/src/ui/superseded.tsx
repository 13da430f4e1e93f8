import type { LaterAnswers } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { onDay } from '../lib/dates.ts';
import { Notice } from './notice.tsx';

interface SupersededProps {
  firstName: string;
  round: number;
  later: LaterAnswers | null;
  /** How to come to the later answers. */
  actions?: ReactNode;
  className?: string;
}

/** That these are older answers of someone who has answered again since. */
export function Superseded({ firstName, round, later, actions, className }: SupersededProps) {
  if (later === null) return null;
  return (
    <Notice
      kind="warning"
      live
      className={className}
      title={t`These are ${firstName}’s answers from round ${round}.`}
      actions={actions}
    >
      <Trans>
        {firstName} answered again in round {later.round}, on {onDay(later.submitted_at)}.
      </Trans>
    </Notice>
  );
}
