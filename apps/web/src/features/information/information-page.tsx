import { readInformation } from '@fourfold/contract/calls';
import type { Information } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { ApiError, call, messageOf } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { ContactLink } from '../../ui/contact-link.tsx';
import { NoticeSheet } from '../../ui/sheet.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { type InformationAddress, InformationPaper } from './information-paper.tsx';

type State =
  | { step: 'loading' }
  | { step: 'open'; information: Information }
  | { step: 'refused'; title: string; message: string }
  | { step: 'unreachable'; message: string };

/** What an organisation asks, keeps and shows, for anyone who has the address. */
export function InformationPage({ address }: { address: InformationAddress }): ReactNode {
  const [state, setState] = useState<State>({ step: 'loading' });
  const load = useCallback(async () => {
    setState({ step: 'loading' });
    try {
      setState({ step: 'open', information: await call(readInformation, address) });
    } catch (error) {
      setState(stateAfter(error));
    }
  }, [address]);
  useEffect(() => void load(), [load]);

  switch (state.step) {
    case 'loading':
      return (
        <div className="grid min-h-dvh place-items-center p-6">
          <h1 className="sr-only">
            <Trans>What is asked, kept and shown</Trans>
          </h1>
          <Spinner label={t`Opening the page`} />
        </div>
      );
    case 'open':
      return <InformationPaper information={state.information} address={address} />;
    case 'refused':
      return (
        <NoticeSheet title={state.title} message={state.message}>
          <ContactLink />
        </NoticeSheet>
      );
    case 'unreachable':
      return (
        <NoticeSheet title={t`We could not open the page`} message={state.message}>
          <div>
            <Button variant="primary" size="large" onClick={load}>
              <Trans>Try again</Trans>
            </Button>
          </div>
        </NoticeSheet>
      );
  }
}

function stateAfter(error: unknown): State {
  const code = error instanceof ApiError ? error.code : null;
  const message = messageOf(error);
  if (code === 'link_invalid' || code === 'invalid')
    return { step: 'refused', title: t`Error: Invalid Link`, message: t`Please copy the whole address.` };
  if (code === 'gone' || code === 'not_found')
    return { step: 'refused', title: t`This page is gone`, message };
  return { step: 'unreachable', message };
}
