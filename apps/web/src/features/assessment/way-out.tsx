import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Opened } from './respondent-state.ts';
import type { RespondentStore } from './respondent-store.ts';

interface WayOutProps {
  state: Opened;
  store: RespondentStore;
}

/** Nobody has to take part, and nobody has to be reminded of it. */
export function WayOut({ state: { response, busy, problem }, store }: WayOutProps) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <div className="mt-6 -ml-4 flex flex-wrap gap-x-2">
        <Button variant="quiet" onClick={() => setAsked(true)}>
          I do not want to take part
        </Button>
        {response.no_reminders_at === null && (
          <Button variant="quiet" onClick={store.stopReminders}>
            No more reminders
          </Button>
        )}
      </div>
      <p role="status" className="text-ui text-ink-soft">
        {response.no_reminders_at !== null && 'You will get no more reminders.'}
      </p>
      <Dialog
        open={asked}
        onClose={() => setAsked(false)}
        title="You do not want to take part?"
        description="This is final: the link stops working, what you have answered so far is deleted, and you get no more mails about it. Whoever invited you sees only that you declined."
        actions={
          <>
            <Button onClick={() => setAsked(false)}>Go back</Button>
            <Button variant="danger" loading={busy} onClick={store.decline}>
              I do not want to take part
            </Button>
          </>
        }
      >
        {problem && (
          <p role="alert" className="text-ui text-error">
            {problem}
          </p>
        )}
      </Dialog>
    </>
  );
}
