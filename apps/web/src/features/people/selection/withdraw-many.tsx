import { restoreInvitations, withdrawInvitations } from '@fourfold/contract/calls';
import type { SurveyResponse } from '@fourfold/contract/schemas';
import { plural, t } from '@lingui/core/macro';
import { useRevalidator } from 'react-router';
import { call } from '../../../lib/api.ts';
import { toast } from '../../../lib/toast-store.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { namePeople } from './name-people.ts';

interface WithdrawManyProps {
  people: readonly SurveyResponse[];
  onDone: () => void;
  onClose: () => void;
}

const isUnbegun = ({ begun_at, status }: SurveyResponse) =>
  begun_at === null && !['submitted', 'declined', 'withdrawn'].includes(status);

/** Of the selected people, those who have not begun; answers are never deleted by the dozen. */
export function WithdrawMany({ people, onDone, onClose }: WithdrawManyProps) {
  const { run } = useChange();
  const { revalidate } = useRevalidator();
  const going = people.filter(isUnbegun);
  const staying = people.length - going.length;
  const stay =
    staying === 0
      ? ''
      : plural(staying, {
          one: 'Nothing changes for # person who has started or finished, or whose invitation is no longer open.',
          other:
            'Nothing changes for # people who have started or finished, or whose invitations are no longer open.',
        });
  if (going.length === 0) {
    return (
      <Dialog
        open
        onClose={onClose}
        title={t`None of these invitations can be withdrawn`}
        description={stay}
        actions={<Button onClick={onClose}>{t`Close`}</Button>}
      />
    );
  }
  const who = namePeople(going);
  const ids = going.map(({ id }) => id);
  const undo = () =>
    void run(async () => {
      const { restored, left_out } = await call(restoreInvitations, { body: { ids } });
      const rest =
        left_out === 0
          ? ''
          : plural(left_out, {
              one: '# other could not be restored.',
              other: '# others could not be restored.',
            });
      toast(
        `${plural(restored, {
          one: '# invitation has been restored. Its link works again.',
          other: '# invitations have been restored. Their links work again.',
        })} ${rest}`.trim(),
      );
    });
  async function withdraw(): Promise<void> {
    const { withdrawn } = await call(withdrawInvitations, { body: { ids } });
    toast(
      plural(withdrawn, {
        one: `The invitation to ${who} has been withdrawn.`,
        other: '# invitations have been withdrawn.',
      }),
      {
        action: { label: t`Undo`, run: undo },
      },
    );
    onDone();
    await revalidate();
  }
  return (
    <ConfirmDialog
      title={plural(going.length, {
        one: `Withdraw the invitation to ${who}?`,
        other: `Withdraw the invitations to ${who}?`,
      })}
      description={`${plural(going.length, {
        one: 'The link stops working and the seat is free again.',
        other: 'Their links stop working and their seats are free again.',
      })} ${stay}`.trim()}
      confirm={t`Withdraw`}
      onConfirm={withdraw}
      onClose={onClose}
    />
  );
}
