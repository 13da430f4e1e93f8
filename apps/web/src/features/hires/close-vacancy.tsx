import { changeVacancy } from '@fourfold/contract/calls';
import type { Vacancy } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { useRevalidator } from 'react-router';
import { call } from '../../lib/api.ts';
import { onDay } from '../../lib/dates.ts';
import { toast } from '../../lib/toast-store.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

const dayMs = 24 * 3600 * 1000;

interface CloseVacancyProps {
  vacancy: Vacancy;
  onClose: () => void;
}

/** What closing sets going is said with its day, before it begins. */
export function CloseVacancy({
  vacancy: { id, title, invited, erase_after_days },
  onClose,
}: CloseVacancyProps) {
  const { revalidate } = useRevalidator();
  async function close(): Promise<void> {
    await call(changeVacancy, { params: { vacancyId: id }, body: { closed: true } });
    toast(t`${title} is closed.`);
    await revalidate();
  }
  const eraseOn = new Date(Date.now() + erase_after_days * dayMs).toISOString();
  const erased = t`Its candidates’ data will be erased on ${onDay(eraseOn)}. Until then you can open it again, and nothing is erased.`;
  return (
    <ConfirmDialog
      title={t`Close ${title}?`}
      description={`${t`You can no longer invite candidates for it.`} ${invited === 0 ? t`You can open it again.` : erased}`}
      confirm={t`Close the vacancy`}
      onConfirm={close}
      onClose={onClose}
    />
  );
}
