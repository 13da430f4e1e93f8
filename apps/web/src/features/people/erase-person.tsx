import { eraseRespondent } from '@fourfold/contract/calls';
import type { SurveyResponse } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { useRevalidator } from 'react-router';
import { call } from '../../lib/api.ts';
import { toast } from '../../lib/toast-store.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

interface ErasePersonProps {
  person: SurveyResponse;
  onClose: () => void;
}

export function ErasePerson({ person, onClose }: ErasePersonProps) {
  const { revalidate } = useRevalidator();
  const name = `${person.first_name} ${person.last_name}`;
  async function erase(): Promise<void> {
    const params = { responseId: person.id };
    await call(eraseRespondent, { params }, { handles: ['not_found'] });
    toast(t`Everything about ${name} has been erased, including every invitation and answer.`);
    await revalidate();
  }
  return (
    <ConfirmDialog
      title={t`Erase ${name}?`}
      description={[
        t`Every invitation, answer and result of ${name} will be deleted. This cannot be undone.`,
        person.status === 'submitted'
          ? t`The seat stays taken.`
          : t`If you only want to stop the questionnaire, withdraw the invitation instead. Either way, the seat stays taken if ${name} has started.`,
      ].join(' ')}
      confirm={t`Erase`}
      onConfirm={erase}
      onClose={onClose}
    />
  );
}
