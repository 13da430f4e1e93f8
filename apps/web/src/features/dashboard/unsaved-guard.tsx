import { messages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router';
import { isAtHand } from '../../lib/at-hand.ts';
import { toast } from '../../lib/toast-store.ts';
import { unsaved } from '../../lib/unsaved.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** A tab is a screen of its own; the rest of a query narrows a list, and what was typed stays. */
const screenAt = ({ pathname, search }: { pathname: string; search: string }): string =>
  `${pathname} ${new URLSearchParams(search).get('tab') ?? ''}`;

/**
 * Asks before anything typed is lost: by a link, a tab, a log out here, or the browser's own ways. Keeps the page where
 * another screen can't be had without a connection; the router has room for one guard.
 */
export function UnsavedGuard() {
  const asked = useSyncExternalStore(unsaved.subscribe, unsaved.asked);
  const isOutOfReach = useRef(false);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    isOutOfReach.current = !navigator.onLine && !isAtHand(nextLocation);
    return isOutOfReach.current || (unsaved.any() && screenAt(currentLocation) !== screenAt(nextLocation));
  });
  const isAsking = blocker.state === 'blocked' && !isOutOfReach.current;

  // Where the router can't fetch a screen's code it loads the page anew, which offline is the browser's error page.
  useEffect(() => {
    if (blocker.state !== 'blocked' || !isOutOfReach.current) return;
    toast(messages.away(), { kind: 'error' });
    blocker.reset();
  }, [blocker]);

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
      open={asked || isAsking}
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
