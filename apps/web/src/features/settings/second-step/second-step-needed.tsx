import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { lacksSecondStep } from '../../session/second-step-way.ts';
import { useUser } from '../../session/user-context.ts';
import { SetUp } from './set-up.tsx';

/** Before anything of an organisation opens that asks for a second step. `onDone`: it is set up, here or in another tab. */
export function SecondStepNeeded({ onDone }: { onDone: () => void }) {
  const user = useUser();
  const [isOpen, setIsOpen] = useState(false);
  // Not while the recovery codes stand there: they are shown once.
  const isDone = !lacksSecondStep(user) && !isOpen;
  useEffect(() => {
    if (isDone) onDone();
  }, [isDone, onDone]);
  return (
    <div className="max-w-read">
      <p className="text-body text-ink-soft">
        <Trans>
          {user.company} requires two-step verification: after your password, you enter a code from an app on
          your phone. Setting it up takes two minutes, and you need a code app, such as the one in your
          password manager. Then everything opens as before.
        </Trans>
      </p>
      <Button variant="primary" className="mt-6" onClick={() => setIsOpen(true)}>
        <Trans>Set it up</Trans>
      </Button>
      <p className="mt-8 border-t pt-5 text-ui text-ink-soft">
        {user.organisations.length > 1 && t`Your other organisations are in the menu under your name.`}{' '}
        <Trans>
          <Link to={`${pages.settings.path}?tab=profile`} className="link">
            Your own account
          </Link>{' '}
          stays open to you.
        </Trans>
      </p>
      {isOpen && <SetUp onClose={() => setIsOpen(false)} />}
    </div>
  );
}
