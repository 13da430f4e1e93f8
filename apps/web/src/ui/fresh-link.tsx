import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { messageOf } from '../lib/api.ts';
import { Button } from './button.tsx';
import { ContactLink } from './contact-link.tsx';
import { Notice } from './notice.tsx';

interface FreshLinkProps {
  note: string;
  ask: () => Promise<{ message: string }>;
  /** Who can help where a new link does not, see ContactLink. */
  helper?: string;
}

type Asking = { state: 'ready' | 'asking' } | { state: 'sent' | 'refused'; message: string };

/** Asks for a new link by mail, and says that it is on its way or why not. */
export function FreshLink({ note, ask, helper }: FreshLinkProps) {
  const [asking, setAsking] = useState<Asking>({ state: 'ready' });

  async function send(): Promise<void> {
    setAsking({ state: 'asking' });
    try {
      setAsking({ state: 'sent', ...(await ask()) });
    } catch (error) {
      setAsking({ state: 'refused', message: messageOf(error) });
    }
  }

  return (
    <>
      {asking.state !== 'sent' && (
        <div className="grid justify-items-start gap-3">
          <p className="text-body text-ink-soft">
            <Trans>We can e-mail a new one to the address that the invitation was sent to. {note}</Trans>
          </p>
          <Button variant="primary" size="large" loading={asking.state === 'asking'} onClick={send}>
            <Trans>E-mail me a new link</Trans>
          </Button>
        </div>
      )}
      {'message' in asking && (
        <Notice kind={asking.state === 'sent' ? 'success' : 'error'} live>
          {asking.message}
        </Notice>
      )}
      <ContactLink first={helper} />
    </>
  );
}
