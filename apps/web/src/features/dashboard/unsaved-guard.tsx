import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router';
import { unsaved } from '../../lib/unsaved.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** A tab is a screen of its own; the rest of a query narrows a list, and what was typed stays. */
const screenAt = ({ pathname, search }: { pathname: string; search: string }): string =>
  `${pathname} ${new URLSearchParams(search).get('tab') ?? ''}`;

/** Asks before anything typed is lost: by a link, a tab, a log out here, or the browser's own ways. */
export function UnsavedGuard() {
  const asked = useSyncExternalStore(unsaved.subscribe, unsaved.asked);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved.any() && screenAt(currentLocation) !== screenAt(nextLocation),
  );

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (unsaved.any()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);

  function stay(): void {
    unsaved.reply(false);
    blocker.reset?.();
  }
  function leave(): void {
    unsaved.drop();
    unsaved.reply(true);
    blocker.proceed?.();
  }
  return (
    <Dialog
      open={asked || blocker.state === 'blocked'}
      onClose={stay}
      title={t`Leave without saving?`}
      description={t`What you have typed on this page is not saved yet and would be lost.`}
      actions={
        <>
          <Button onClick={stay}>
            <Trans>Stay here</Trans>
          </Button>
          <Button variant="danger" onClick={leave}>
            <Trans>Leave</Trans>
          </Button>
        </>
      }
    />
  );
}
