import { withdrawInvitation } from '@fourfold/contract/calls';
import type { SurveyResponse } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { useRevalidator } from 'react-router';
import { call } from '../../lib/api.ts';
import { toast } from '../../lib/toast-store.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

interface WithdrawPersonProps {
  person: SurveyResponse;
  onClose: () => void;
}

/** For someone who has begun: what was answered goes, and no Undo could bring it back. */
export function WithdrawPerson({ person, onClose }: WithdrawPersonProps) {
  const { revalidate } = useRevalidator();
  const name = `${person.first_name} ${person.last_name}`;
  const rest = t`The answers given so far will be deleted, and the personal link will stop working. This cannot be undone. If you invite this person again, they will start from the first question. The seat stays taken.`;
  async function withdraw(): Promise<void> {
    const params = { responseId: person.id };
    await call(withdrawInvitation, { params, body: { with_answers: true } }, { handles: ['not_found'] });
    toast(t`The invitation to ${name} has been withdrawn. Its link no longer works.`);
    await revalidate();
  }
  return (
    <ConfirmDialog
      title={t`Withdraw the invitation to ${name}?`}
      description={`${person.percent > 0 ? t`${name} has answered ${person.percent}% of the questions.` : t`${name} has begun.`} ${rest}`}
      confirm={t`Withdraw`}
      onConfirm={withdraw}
      onClose={onClose}
    />
  );
}
