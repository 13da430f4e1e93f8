import type { WebinarSource } from '@fourfold/contract/words';
import { Trans } from '@lingui/react/macro';
import { ModalButton } from '../leads/modal-button.tsx';
import type { SessionDate } from './use-session.ts';

interface RegisterButtonProps {
  source: WebinarSource;
  session: SessionDate;
}

export function RegisterButton({ source, session }: RegisterButtonProps) {
  const date = session.planned ? session.text : null;
  return (
    <ModalButton
      modal={({ WebinarModal }, props) => <WebinarModal {...props} source={source} date={date} />}
      variant="primary"
      size="large"
    >
      <Trans>Register Now</Trans>
    </ModalButton>
  );
}
