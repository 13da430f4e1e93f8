import { changeVacancy, removeVacancy } from '@fourfold/contract/calls';
import type { Vacancy } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call, messageOf } from '../../lib/api.ts';
import { toast } from '../../lib/toast-store.ts';
import { Button } from '../../ui/button.tsx';
import { useHiresView } from './use-hires-view.ts';

/** Closing, opening again and removing. Closing is taken back by opening, so nothing is asked first. */
export function VacancyState({ vacancy: { id, title, closed_at, invited } }: { vacancy: Vacancy }) {
  const { revalidate } = useRevalidator();
  const { change } = useHiresView();
  const [isBusy, setIsBusy] = useState(false);
  const params = { vacancyId: id };

  async function act(what: () => Promise<unknown>, done: string): Promise<void> {
    setIsBusy(true);
    try {
      await what();
      toast(done);
      await revalidate();
    } catch (error) {
      toast(messageOf(error));
    } finally {
      setIsBusy(false);
    }
  }
  const close = (closed: boolean) =>
    act(
      () => call(changeVacancy, { params, body: { closed } }),
      closed ? t`${title} is closed.` : t`${title} is open again.`,
    );
  const remove = () =>
    act(async () => {
      await call(removeVacancy, { params });
      change({ vacancy: '' });
    }, t`${title} is removed.`);

  return (
    <>
      <Button size="small" loading={isBusy} onClick={() => close(closed_at === null)}>
        {closed_at === null ? t`Close it` : t`Open it again`}
      </Button>
      {invited === 0 && (
        <Button size="small" disabled={isBusy} onClick={remove}>
          <Trans>Remove it</Trans>
        </Button>
      )}
    </>
  );
}
