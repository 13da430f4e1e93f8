import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Opened } from './respondent-screen.ts';
import type { RespondentStore } from './respondent-store.ts';

interface DeclineDialogProps {
  state: Opened;
  store: RespondentStore;
  onClose: () => void;
}

export function DeclineDialog({ state: { busy, problem }, store, onClose }: DeclineDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="You do not want to take part?"
      description="This is final: the link stops working, what you have answered so far is deleted, and you get no more mails about it. Whoever invited you sees only that you declined."
      actions={
        <>
          <Button onClick={onClose}>Go back</Button>
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
  );
}
