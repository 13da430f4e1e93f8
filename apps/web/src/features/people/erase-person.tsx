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
    toast(t`${name} is erased, with every invitation and answer.`);
    await revalidate();
  }
  return (
    <ConfirmDialog
      title={t`Erase ${name}?`}
      description={t`Every invitation, answer and result of ${name} is deleted. This cannot be undone. To only stop the questionnaire, withdraw the invitation instead. The seat of someone who has begun stays taken.`}
      confirm={t`Erase`}
      onConfirm={erase}
      onClose={onClose}
    />
  );
}
