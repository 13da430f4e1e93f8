import { removeVacancy } from '@fourfold/contract/calls';
import type { Vacancy } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { call, messageOf } from '../../lib/api.ts';
import { toast } from '../../lib/toast-store.ts';
import { useChange } from '../../lib/use-change.ts';
import { Button } from '../../ui/button.tsx';
import { CloseVacancy } from './close-vacancy.tsx';
import { hasCandidates } from './describe-vacancy.ts';
import { OpenAgain } from './open-again.tsx';
import { findOpenInvitations, type OpenInvitations } from './open-invitations.ts';
import { useHiresView } from './use-hires-view.ts';

/** Closing, opening again and removing. Closing sets a day on which the candidates are erased, so it asks first. */
export function VacancyState({ vacancy }: { vacancy: Vacancy }) {
  const { id, title, closed_at } = vacancy;
  const { change } = useHiresView();
  const { isBusy, run } = useChange();
  const [closing, setClosing] = useState<OpenInvitations | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  async function ask(): Promise<void> {
    setIsAsking(true);
    try {
      setClosing(await findOpenInvitations(id));
    } catch (error) {
      toast(messageOf(error), { kind: 'error' });
    } finally {
      setIsAsking(false);
    }
  }
  const remove = () =>
    run(async () => {
      await call(removeVacancy, { params: { vacancyId: id } });
      change({ vacancy: '' });
    }, t`${title} has been removed.`);

  return (
    <>
      {closed_at === null ? (
        <Button size="small" loading={isAsking} onClick={ask}>
          <Trans>Close the vacancy</Trans>
        </Button>
      ) : (
        <OpenAgain vacancy={vacancy} size="small" label={t`Open it again`} />
      )}
      {!hasCandidates(vacancy) && (
        <Button size="small" disabled={isBusy} onClick={remove}>
          <Trans>Remove it</Trans>
        </Button>
      )}
      {closing !== null && <CloseVacancy vacancy={vacancy} open={closing} onClose={() => setClosing(null)} />}
    </>
  );
}
