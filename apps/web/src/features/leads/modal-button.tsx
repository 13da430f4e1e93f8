import { type ComponentType, useState } from 'react';
import { Button, type ButtonProps } from '../../ui/button.tsx';
import type { ModalProps } from './modals.tsx';

interface ModalButtonProps extends Omit<ButtonProps, 'onClick' | 'type'> {
  modal: ComponentType<ModalProps>;
}

/** A button and the modal that it opens. Opened again after it was sent, the form is a new one. */
export function ModalButton({ modal: Modal, ...props }: ModalButtonProps) {
  const [open, setOpen] = useState(false);
  const [round, setRound] = useState(0);
  const close = () => {
    setOpen(false);
    setRound(round + 1);
  };
  return (
    <>
      <Button {...props} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      <Modal key={round} open={open} onClose={close} />
    </>
  );
}
