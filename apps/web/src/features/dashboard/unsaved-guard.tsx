import { messages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { type Location, type NavigationType, useBlocker } from 'react-router';
import { isAtHand } from '../../lib/at-hand.ts';
import { toast } from '../../lib/toast-store.ts';
import { topDialog } from '../../lib/top-dialog.ts';
import { unsaved } from '../../lib/unsaved.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** A tab is a screen of its own; the rest of a query narrows a list, and what was typed stays. */
const screenAt = ({ pathname, search }: { pathname: string; search: string }): string =>
  `${pathname} ${new URLSearchParams(search).get('tab') ?? ''}`;

type Held = 'dialog' | 'offline' | null;

/**
 * Back closes a dialog, as people with a phone expect. And where the router can't fetch a screen's code it would load the
 * whole page anew, which offline is the browser's own error page.
 */
function whyHeld(next: Location, action: NavigationType): Held {
  if (action === 'POP' && topDialog()?.requestClose) return 'dialog';
  return navigator.onLine || isAtHand(next) ? null : 'offline';
}

/**
 * Asks before anything typed is lost: by a link, a tab, a log out here, or the browser's own ways. The router has room
 * for one guard, so this one also holds what would take the page away by mistake.
 */
export function UnsavedGuard() {
  const asked = useSyncExternalStore(unsaved.subscribe, unsaved.asked);
  const held = useRef<Held>(null);
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    held.current = whyHeld(nextLocation, historyAction);
    return held.current !== null || (unsaved.any() && screenAt(currentLocation) !== screenAt(nextLocation));
  });
  const isAsking = blocker.state === 'blocked' && held.current === null;

  useEffect(() => {
    if (blocker.state !== 'blocked' || held.current === null) return;
    if (held.current === 'dialog') topDialog()?.requestClose();
    else toast(messages.away(), { kind: 'error' });
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
