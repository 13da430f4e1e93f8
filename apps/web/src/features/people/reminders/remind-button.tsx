import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { hasEnded } from '../has-ended.ts';
import type { PeopleSummary } from '../people-data.ts';
import { RemindDialog } from './remind-dialog.tsx';

/** There while someone waits whom a reminder could reach: employees of the round, or else candidates. */
export function RemindButton({ round, candidates, departments }: PeopleSummary) {
  const [isOpen, setIsOpen] = useState(false);
  const canRemind = {
    employees: !hasEnded(round) && round.waiting > round.opted_out,
    candidates: candidates.waiting > candidates.opted_out,
  };
  if (!canRemind.employees && !canRemind.candidates) return null;
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        <Trans>Remind people who haven’t finished</Trans>
      </Button>
      {isOpen && (
        <RemindDialog
          title={t`Remind people`}
          whom={canRemind.employees ? { kind: 'employee', round: round.number } : { kind: 'candidate' }}
          departments={departments.map(({ department }) => department)}
          hasCandidates={canRemind.employees && candidates.invited > 0}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
