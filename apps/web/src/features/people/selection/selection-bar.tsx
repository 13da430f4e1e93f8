import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { may } from '../../../lib/may.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Button } from '../../../ui/button.tsx';
import { useUser } from '../../session/user-context.ts';
import type { Only, PeopleView } from '../people-data.ts';
import { RemindDialog } from '../reminders/remind-dialog.tsx';
import { ChangeDepartment } from './change-department.tsx';
import { InviteAgain, isWithdrawn } from './invite-again.tsx';
import { SendPulse } from './send-pulse.tsx';
import type { Selection } from './use-selection.ts';
import { WithdrawMany } from './withdraw-many.tsx';

interface SelectionBarProps {
  selection: Selection;
  view: PeopleView;
  only: Only;
  /** How many the filter lets through. */
  total: number;
}

/** What can be done with the people who are ticked, in reach at the foot of the list. */
export function SelectionBar({ selection, view, only, total }: SelectionBarProps) {
  const [open, setOpen] = useState<'remind' | 'pulse' | 'department' | 'withdraw' | 'invite' | null>(null);
  const { isBusy, run } = useChange();
  const mayAsk = may(useUser(), 'plans:manage');
  const people = [...selection.people.values()];
  const count = people.length;
  if (count === 0) return null;
  const close = () => setOpen(null);
  return (
    <>
      <section
        aria-label={t`Selected people`}
        // On a phone one line that moves sideways: several would cover the list.
        className="sticky bottom-(--foot,0px) z-10 mt-3 flex items-center gap-2 rounded border bg-raised px-3 py-2 text-ui shadow-float md:flex-wrap print:hidden max-md:bottom-16 max-md:overflow-x-auto max-md:whitespace-nowrap max-md:*:shrink-0"
      >
        <p role="status" className="mr-auto font-medium tabular-nums">
          {plural(count, { one: '# selected', other: '# selected' })}
        </p>
        {total > count && (
          <Button
            size="small"
            variant="quiet"
            loading={isBusy}
            onClick={() => run(() => selection.all(view, only, total))}
          >
            <Trans>Select all {total}</Trans>
          </Button>
        )}
        {!people.every(isWithdrawn) && (
          <Button size="small" onClick={() => setOpen('remind')}>
            <Trans>Remind</Trans>
          </Button>
        )}
        {people.some(isWithdrawn) && (
          <Button size="small" onClick={() => setOpen('invite')}>
            <Trans>Invite again</Trans>
          </Button>
        )}
        {mayAsk && people.some(({ kind }) => kind === 'employee') && (
          <Button size="small" onClick={() => setOpen('pulse')}>
            <Trans>Send a pulse</Trans>
          </Button>
        )}
        <Button size="small" onClick={() => setOpen('department')}>
          <Trans>Change the department</Trans>
        </Button>
        {!people.every(isWithdrawn) && (
          <Button size="small" onClick={() => setOpen('withdraw')}>
            <Trans>Withdraw</Trans>
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={selection.clear}>
          <Trans>Clear</Trans>
        </Button>
      </section>
      {open === 'remind' && (
        <RemindDialog
          title={plural(count, { one: 'Remind # selected person', other: 'Remind # selected people' })}
          whom={{
            ids: people.map(({ id }) => id),
            // What they get is shown as candidates get it, where all of them are.
            ...(people.every(({ kind }) => kind === 'candidate') ? { kind: 'candidate' as const } : {}),
          }}
          onDone={selection.clear}
          onClose={close}
        />
      )}
      {open === 'invite' && <InviteAgain people={people} onDone={selection.clear} onClose={close} />}
      {open === 'pulse' && <SendPulse people={people} onClose={close} />}
      {open === 'department' && <ChangeDepartment people={people} onDone={selection.clear} onClose={close} />}
      {open === 'withdraw' && <WithdrawMany people={people} onDone={selection.clear} onClose={close} />}
    </>
  );
}
