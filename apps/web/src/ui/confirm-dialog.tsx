import { messages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { isAway, messageOf } from '../lib/api.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Notice } from './notice.tsx';

interface ConfirmDialogProps {
  title: string;
  /** What goes and what stays. */
  description: ReactNode;
  confirm: string;
  cancel?: string;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
  /** What can be chosen before it is done. */
  children?: ReactNode;
}

/** Asks before something that cannot be taken back. Says in place why it did not work. */
export function ConfirmDialog({
  title,
  description,
  confirm,
  cancel = t`Cancel`,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { revalidate } = useRevalidator();

  async function act(): Promise<void> {
    setIsBusy(true);
    setProblem(null);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      setProblem(isAway(error) ? messages.away() : messageOf(error));
      setIsBusy(false);
    }
  }
  function close(): void {
    onClose();
    // What could not be done may be done already: in another tab, or by someone else.
    if (problem !== null) void revalidate();
  }

  return (
    <Dialog
      open
      onClose={close}
      title={title}
      description={description}
      actions={
        <>
          <Button onClick={close}>{cancel}</Button>
          <Button variant="danger" loading={isBusy} onClick={act}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
      {problem !== null && (
        <Notice kind="error" live>
          {problem}
        </Notice>
      )}
    </Dialog>
  );
}
