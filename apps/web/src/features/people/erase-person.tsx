import { eraseRespondent, listResponses } from '@fourfold/contract/calls';
import type { SurveyResponse } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { useRevalidator } from 'react-router';
import { call } from '../../lib/api.ts';
import { toast } from '../../lib/toast-store.ts';
import { useLoading } from '../../lib/use-loading.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { sayAfterErasing } from './say-after-erasing.ts';

interface ErasePersonProps {
  person: SurveyResponse;
  onClose: () => void;
}

export function ErasePerson({ person, onClose }: ErasePersonProps) {
  const { revalidate } = useRevalidator();
  const name = `${person.first_name} ${person.last_name}`;
  const hasStarted = useHasStarted(person);
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
        t`All of ${name}’s invitations, answers and results will be deleted. This cannot be undone.`,
        sayAfterErasing(person, hasStarted),
      ].join(' ')}
      confirm={t`Erase`}
      onConfirm={erase}
      onClose={onClose}
    />
  );
}

/** Whether any invitation to this address has been started, in any round and as a candidate; null while it is looked up. */
function useHasStarted({ email, begun_at }: SurveyResponse): boolean | null {
  const { value } = useLoading(email, async (signal) => {
    const { responses } = await call(
      listResponses,
      { query: { q: email, per_page: 100, page: 1 } },
      { signal },
    );
    return responses.some((one) => one.email === email && one.begun_at !== null);
  });
  return begun_at !== null ? true : value;
}
