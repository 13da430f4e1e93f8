import { messages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import type { Opened } from './respondent-screen.ts';
import type { RespondentStore } from './respondent-store.ts';

interface WayOutProps {
  state: Opened;
  store: RespondentStore;
}

type Asking = ComponentType<WayOutProps & { onClose: () => void }>;

/** Nobody has to take part, and nobody has to be reminded of it. */
export function WayOut({ state, store }: WayOutProps) {
  const [Ask, setAsk] = useState<Asking | null>(null);
  const [isUnreachable, setIsUnreachable] = useState(false);
  const company = state.invitation?.organisation;
  const wantsReminders = state.response.no_reminders_at === null;
  const [wanted] = useState(wantsReminders);
  const said = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone, and the focus with it.
  useEffect(() => {
    if (wanted && !wantsReminders && document.activeElement === document.body) said.current?.focus();
  }, [wanted, wantsReminders]);

  /** Fetched when it is asked for: few do, and the first question need not wait for it. */
  async function ask(): Promise<void> {
    setIsUnreachable(false);
    try {
      const { DeclineDialog } = await import('./decline-dialog.tsx');
      setAsk(() => DeclineDialog);
    } catch {
      setIsUnreachable(true);
    }
  }

  return (
    <>
      {company && (
        <p className="mt-6 text-ui text-ink-soft">
          <Trans>
            You don’t have to take part. If you decline, {company} sees that you did, but not why.
          </Trans>
        </p>
      )}
      <p ref={said} role="status" tabIndex={-1} className="mt-2 text-ui text-ink-soft outline-none">
        {!wantsReminders &&
          t`You will get no more reminders about this questionnaire. You can still be invited to later ones.`}
        {isUnreachable && messages.unavailable()}
      </p>
      <div className="mt-2 -ml-4 flex flex-wrap gap-x-2">
        <Button variant="plain" onClick={ask}>
          <Trans>I do not want to take part</Trans>
        </Button>
        {wantsReminders && (
          <Button variant="plain" onClick={store.stopReminders}>
            <Trans>No more reminders</Trans>
          </Button>
        )}
      </div>
      {Ask && <Ask state={state} store={store} onClose={() => setAsk(null)} />}
    </>
  );
}
