import { changeVacancy, removeVacancy } from '@fourfold/contract/calls';
import type { Vacancy } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call, messageOf } from '../../lib/api.ts';
import { toast } from '../../lib/toast-store.ts';
import { Button } from '../../ui/button.tsx';
import { CloseVacancy } from './close-vacancy.tsx';
import { useHiresView } from './use-hires-view.ts';

/** Closing, opening again and removing. Closing sets a day on which the candidates are erased, so it asks first. */
export function VacancyState({ vacancy }: { vacancy: Vacancy }) {
  const { id, title, closed_at, invited } = vacancy;
  const [isClosing, setIsClosing] = useState(false);
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
  const openAgain = () =>
    act(() => call(changeVacancy, { params, body: { closed: false } }), t`${title} is open again.`);
  const remove = () =>
    act(async () => {
      await call(removeVacancy, { params });
      change({ vacancy: '' });
    }, t`${title} is removed.`);

  return (
    <>
      {closed_at === null ? (
        <Button size="small" disabled={isBusy} onClick={() => setIsClosing(true)}>
          <Trans>Close the vacancy</Trans>
        </Button>
      ) : (
        <Button size="small" loading={isBusy} onClick={openAgain}>
          <Trans>Open it again</Trans>
        </Button>
      )}
      {invited === 0 && (
        <Button size="small" disabled={isBusy} onClick={remove}>
          <Trans>Remove it</Trans>
        </Button>
      )}
      {isClosing && <CloseVacancy vacancy={vacancy} onClose={() => setIsClosing(false)} />}
    </>
  );
}
