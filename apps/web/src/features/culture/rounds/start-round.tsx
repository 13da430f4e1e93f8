import { previewRound, startRound } from '@fourfold/contract/calls';
import { pages } from '@fourfold/contract/words';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../../lib/api.ts';
import { toast } from '../../../lib/toast-store.ts';
import { useLoading } from '../../../lib/use-loading.ts';
import { Button } from '../../../ui/button.tsx';
import { type Asking, AskingAgain } from './asking-again.tsx';

/** The same questions again, some months later, to see what has moved. */
export function StartRound({ onStarted }: { onStarted: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" className="print:hidden" onClick={() => setIsOpen(true)}>
        <Trans>Start a new round</Trans>
      </Button>
      {isOpen && <StartDialog onStarted={onStarted} onClose={() => setIsOpen(false)} />}
    </>
  );
}

interface StartDialogProps {
  onStarted: () => void;
  onClose: () => void;
}

function StartDialog({ onStarted, onClose }: StartDialogProps) {
  const ahead = useLoading('round', (signal) => call(previewRound, {}, { signal }));
  const start = (invite: 'everybody' | 'nobody') => async (asking: Asking) => {
    const { round, invited } = await call(startRound, { body: { ...asking, invite } });
    toast(
      invite === 'nobody'
        ? t`${round.name} has started. Invite people here or on the People page.`
        : t`${round.name} has started, and ${plural(invited, { one: '# person has', other: '# people have' })} been invited again.`,
    );
  };
  return (
    <AskingAgain
      title={t`Start a new round`}
      description={t`Ask again in a few months. Earlier answers are kept, and this page will say what has changed.`}
      ahead={ahead}
      whom={(before) => t`They are the employees from round ${before}, except people who declined.`}
      say={(count) =>
        count === null
          ? t`Start and invite everyone`
          : plural(count, { one: 'Start and invite # person', other: 'Start and invite # people' })
      }
      onInvite={start('everybody')}
      later={{ label: t`Start, invite later`, onPress: start('nobody') }}
      onDone={onStarted}
      onClose={onClose}
    >
      <p className="mt-3 text-ui text-ink-soft">
        <Trans>
          A round asks the whole company, so that its results can be compared with those of the previous
          round. To ask one department, open{' '}
          <Link to={pages.plans.path} className="link">
            a plan
          </Link>{' '}
          for it and choose “Ask the people concerned”. That sends a pulse about one opportunity or barrier.
        </Trans>
      </p>
    </AskingAgain>
  );
}
