import { type ReactNode, useState } from 'react';
import { messageOf } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';

interface ConfirmDialogProps {
  title: string;
  /** What goes and what stays. */
  description: ReactNode;
  confirm: string;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before something that cannot be taken back. Says in place why it did not work. */
export function ConfirmDialog({ title, description, confirm, onConfirm, onClose }: ConfirmDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function act(): Promise<void> {
    setIsBusy(true);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      setProblem(messageOf(error));
      setIsBusy(false);
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={description}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" loading={isBusy} onClick={act}>
            {confirm}
          </Button>
        </>
      }
    >
      {problem !== null && (
        <Notice kind="error" live>
          {problem}
        </Notice>
      )}
    </Dialog>
  );
}
