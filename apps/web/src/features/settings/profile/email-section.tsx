import { cancelEmailChange, sendVerification } from '@fourfold/contract/calls';
import type { User } from '@fourfold/contract/schemas';
import { messages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { session } from '../../session/session.ts';
import { Section } from '../section.tsx';
import { ChangeEmail } from './change-email.tsx';

export function EmailSection({ user }: { user: User }) {
  const [isChanging, setIsChanging] = useState(false);
  return (
    <Section
      title={t`E-mail`}
      note={user.email}
      action={
        <Button size="small" onClick={() => setIsChanging(true)}>
          <Trans>Change e-mail</Trans>
        </Button>
      }
    >
      {user.pending_email !== null && <Pending address={user.pending_email} kept={user.email} />}
      {isChanging && <ChangeEmail onClose={() => setIsChanging(false)} />}
    </Section>
  );
}

function Pending({ address, kept }: { address: string; kept: string }) {
  const { isBusy, run } = useChange();
  const cancel = async () => {
    await call(cancelEmailChange, {});
    await session.load();
  };
  return (
    <Notice
      title={t`${address} is waiting to be verified`}
      className="max-w-narrow"
      actions={
        <>
          <Button
            size="small"
            loading={isBusy}
            onClick={() => run(() => call(sendVerification, {}), messages.verificationSent())}
          >
            <Trans>Send the link again</Trans>
          </Button>
          <Button
            size="small"
            variant="quiet"
            loading={isBusy}
            onClick={() => run(cancel, t`Your address stays ${kept}.`)}
          >
            <Trans>Keep the old address</Trans>
          </Button>
        </>
      }
    >
      <Trans>Open the link that we have sent there. Until then you sign in with your old address.</Trans>
    </Notice>
  );
}
