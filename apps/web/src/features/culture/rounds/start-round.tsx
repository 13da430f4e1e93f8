import { type BodyOf, startRound } from '@fourfold/contract/calls';
import { pages } from '@fourfold/contract/words';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../../lib/api.ts';
import { toast } from '../../../lib/toast-store.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';

type Form = BodyOf<typeof startRound>['form'];

const choices = [
  {
    value: 'full',
    label: t`Everything`,
    hint: t`Scores for groups and for each person. It finds smaller changes than a pulse.`,
  },
  {
    value: 'pulse',
    label: t`A pulse, in about a third of the time`,
    hint: t`Each person gets a third of the questions. A pulse of all measures is for groups of about 30 people or more. No individual gets a score for any single measure. There are no figures on how far people agree, or on connections.`,
  },
];

/** The same questions again, some months later, to see what has moved. */
export function StartRound({ onStarted }: { onStarted: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const [form, setForm] = useState<Form>('full');
  const { isBusy, run } = useChange();
  const start = (invite: 'everybody' | 'nobody') => async () => {
    const done = await run(async () => {
      const { round, invited } = await call(startRound, { body: { invite, form } });
      toast(
        invite === 'nobody'
          ? t`${round.name} has started. Invite people on the People page.`
          : t`${round.name} has started, and ${plural(invited, { one: '# person has', other: '# people have' })} been invited again.`,
      );
    });
    if (!done) return;
    setIsOpen(false);
    onStarted();
  };
  return (
    <>
      <Button size="small" className="print:hidden" onClick={() => setIsOpen(true)}>
        <Trans>Start a new round</Trans>
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t`Start a new round`}
        description={t`Ask again in a few months. Earlier answers stay, and this page says what has changed.`}
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
        <RadioCards
          tone="field"
          legend={t`What everyone is asked`}
          name="form"
          choices={choices}
          value={form}
          onChange={(value) => setForm(value as Form)}
        />
        <p className="mt-4 text-ui text-ink-soft">
          <Trans>
            “Everyone” means every employee in the last round, except people who declined. Each gets a new
            invitation by e-mail and keeps the same seat. People who stopped reminders get one too.
          </Trans>
        </p>
        <p className="mt-2 text-ui text-ink-soft">
          <Trans>
            A round asks the whole company, so that its results can be compared with those of the round
            before. To ask one department, open{' '}
            <Link to={pages.plans.path} className="link">
              a plan
            </Link>{' '}
            for it and choose “Ask the people concerned”. That sends a pulse about one opportunity or barrier.
          </Trans>
        </p>
      </Dialog>
    </>
  );
}
