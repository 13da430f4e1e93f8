import { startRound } from '@fourfold/contract/calls';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { toast } from '../../../lib/toast-store.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

/** The same questions again, some months later, to see what has moved. */
export function StartRound({ onStarted }: { onStarted: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const { isBusy, run } = useChange();
  const start = (invite: 'everybody' | 'nobody') => async () => {
    const done = await run(async () => {
      const { round, invited } = await call(startRound, { body: { invite, form: 'full' } });
      toast(
        invite === 'nobody'
          ? t`${round.name} has started. Invite people on the People page.`
          : t`${round.name} has started, and ${plural(invited, { one: '# person is', other: '# people are' })} invited again.`,
      );
    });
    if (!done) return;
    setIsOpen(false);
    onStarted();
  };
  return (
    <div className="border-t py-6 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-narrow text-ui text-ink-soft">
          <Trans>
            Ask again after some months: this page then says what has changed, and how certain that is.
          </Trans>
        </p>
        <Button onClick={() => setIsOpen(true)}>
          <Trans>Start a new round</Trans>
        </Button>
      </div>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t`Start a new round`}
        description={t`From now on, invitations belong to the new round. What was answered before stays, and this page compares the two.`}
        actions={
          <>
            <Button variant="quiet" onClick={() => setIsOpen(false)}>
              <Trans>Cancel</Trans>
            </Button>
            <Button loading={isBusy} onClick={start('nobody')}>
              <Trans>Start, invite later</Trans>
            </Button>
            <Button variant="primary" loading={isBusy} onClick={start('everybody')}>
              <Trans>Start and invite everyone</Trans>
            </Button>
          </>
        }
      >
        <p className="text-ui text-ink-soft">
          <Trans>
            “Everyone” is every employee of the round before. Each gets a new invitation by e-mail; none of
            them takes a further seat.
          </Trans>
        </p>
      </Dialog>
    </div>
  );
}
