import type { WebinarSource } from '@fourfold/contract';
import { useMemo } from 'react';
import { ModalButton } from '../leads/modal-button.tsx';
import { type ModalProps, WebinarModal } from '../leads/modals.tsx';
import type { SessionDate } from './use-session.ts';

interface RegisterButtonProps {
  source: WebinarSource;
  session: SessionDate;
}

export function RegisterButton({ source, session }: RegisterButtonProps) {
  const date = session.planned ? session.text : null;
  const modal = useMemo(
    () => (props: ModalProps) => <WebinarModal {...props} source={source} date={date} />,
    [source, date],
  );
  return (
    <ModalButton modal={modal} variant="primary" size="large">
      Register Now
    </ModalButton>
  );
}
