import { messages } from '@fourfold/contract/words';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { toast } from '../../lib/toast-store.ts';
import { Button, type ButtonProps } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { fetchModals, type Modals, prepareModals } from './fetch-modals.ts';
import type { ModalProps } from './modals.tsx';

interface ModalButtonProps extends Omit<ButtonProps, 'onClick' | 'type' | 'loading'> {
  /** Which of the modals, with what it has to know. */
  modal: (modals: Modals, props: ModalProps) => ReactNode;
}

/**
 * A button and the modal that it opens, which stands outside of the text that the button may be in and takes none of
 * its type. Opened again after it was sent, the form is a new one.
 */
export function ModalButton({ modal, ...props }: ModalButtonProps) {
  const [modals, setModals] = useState<Modals | null>(null);
  const [isComing, setComing] = useState(false);
  const [open, setOpen] = useState(false);
  const [round, setRound] = useState(0);

  async function show(): Promise<void> {
    setComing(true);
    try {
      setModals(await fetchModals());
      setOpen(true);
    } catch {
      toast(messages.unexpected(), { kind: 'error' });
    }
    setComing(false);
  }

  function close(): void {
    setOpen(false);
    setRound(round + 1);
  }

  return (
    <>
      <Button
        {...props}
        className={cx('noscript:hidden', props.className)}
        aria-haspopup="dialog"
        loading={isComing}
        onPointerEnter={prepareModals}
        onFocus={prepareModals}
        onClick={() => void show()}
      />
      <noscript>
        <a href="/#contact" className="link">
          <Trans>{props.children}: write to us</Trans>
        </a>
      </noscript>
      {modals !== null && createPortal(modal(modals, { open, onClose: close }), document.body, String(round))}
    </>
  );
}
