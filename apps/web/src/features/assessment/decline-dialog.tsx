import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
      title={t`Would you rather not take part?`}
      description={t`This is final. The link stops working, your answers so far are deleted, and you get no more e-mails about it. The person who invited you sees only that you declined.`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Go back</Trans>
          </Button>
          <Button variant="danger" loading={busy} onClick={store.decline}>
            <Trans>I do not want to take part</Trans>
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
