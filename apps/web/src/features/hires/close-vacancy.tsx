import { changeVacancy, restoreInvitations, withdrawInvitations } from '@fourfold/contract/calls';
import type { Vacancy } from '@fourfold/contract/schemas';
import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../lib/api.ts';
import { onDay } from '../../lib/dates.ts';
import { toast } from '../../lib/toast-store.ts';
import { useChange } from '../../lib/use-change.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { hasCandidates } from './describe-vacancy.ts';
import type { OpenInvitations } from './open-invitations.ts';

const dayMs = 24 * 3600 * 1000;

interface CloseVacancyProps {
  vacancy: Vacancy;
  open: OpenInvitations;
  onClose: () => void;
}

/** What closing sets going is said with its day, before it begins, and what becomes of invitations that are still open. */
export function CloseVacancy({ vacancy, open: { unbegun, begun }, onClose }: CloseVacancyProps) {
  const { id, title, erase_after_days } = vacancy;
  const { revalidate } = useRevalidator();
  const { run } = useChange();
  const [withdraws, setWithdraws] = useState(true);
  const params = { vacancyId: id };
  const ids = withdraws ? unbegun.map((person) => person.id) : [];

  const undo = () =>
    void run(async () => {
      await call(changeVacancy, { params, body: { closed: false } });
      if (ids.length > 0) await call(restoreInvitations, { body: { ids } });
    }, `${t`${title} is open again.`} ${sayRestored(ids.length)}`.trim());
  async function close(): Promise<void> {
    await call(changeVacancy, { params, body: { closed: true } });
    const { withdrawn } =
      ids.length === 0 ? { withdrawn: 0 } : await call(withdrawInvitations, { body: { ids } });
    toast(`${t`${title} is closed.`} ${sayWithdrawn(withdrawn)}`.trim(), {
      action: { label: t`Undo`, run: undo },
    });
    await revalidate();
  }
  const eraseOn = new Date(Date.now() + erase_after_days * dayMs).toISOString();
  const erased = t`Its candidates’ data will be erased on ${onDay(eraseOn)}. If you reopen it before then, nothing will be erased.`;
  return (
    <ConfirmDialog
      title={t`Close ${title}?`}
      description={`${t`You can no longer invite candidates for it.`} ${hasCandidates(vacancy) ? erased : t`You can open it again.`}`}
      confirm={t`Close the vacancy`}
      onConfirm={close}
      onClose={onClose}
    >
      {unbegun.length > 0 && (
        <Checkbox
          label={plural(unbegun.length, {
            one: 'Withdraw the invitation that is still open',
            other: 'Withdraw the # invitations that are still open',
          })}
          hint={t`Their links will stop working. If you don’t withdraw the invitations, these candidates can still answer.`}
          checked={withdraws}
          onChange={({ target }) => setWithdraws(target.checked)}
        />
      )}
      {begun.length > 0 && (
        <p className="mt-2 text-ui text-ink-soft">
          {plural(begun.length, {
            one: 'One candidate has started and can still submit. You can withdraw this invitation in the list.',
            other:
              '# candidates have started and can still submit. You can withdraw these invitations in the list.',
          })}
        </p>
      )}
    </ConfirmDialog>
  );
}

const sayWithdrawn = (count: number): string =>
  count === 0
    ? ''
    : plural(count, { one: '# invitation has been withdrawn.', other: '# invitations have been withdrawn.' });

const sayRestored = (count: number): string =>
  count === 0
    ? ''
    : plural(count, {
        one: '# invitation has been restored. Its link works again.',
        other: '# invitations have been restored. Their links work again.',
      });
