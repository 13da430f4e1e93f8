import { messages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PersonalLink } from '../../lib/personal-link.ts';
import { Button } from '../../ui/button.tsx';
import { ContactLink } from '../../ui/contact-link.tsx';
import { NoticeSheet } from '../../ui/sheet.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ExpiredPage } from './expired-page.tsx';
import { Opened } from './opened.tsx';
import { useOwnPage } from './use-own-page.ts';

/** What belongs to the person who answered: one screen for each state of the link that opens it. */
export function OwnPage({ link, plans }: { link: PersonalLink; plans: ReactNode }): ReactNode {
  const ways = useOwnPage(link);
  const { state } = ways;
  switch (state.step) {
    case 'loading':
      return (
        <div className="grid min-h-dvh place-items-center p-6">
          <h1 className="sr-only">
            <Trans>Your results</Trans>
          </h1>
          <Spinner label={t`Opening your page`} />
        </div>
      );
    case 'open':
      return <Opened page={state.page} plans={plans} {...ways} />;
    case 'expired':
      return <ExpiredPage calls={ways.calls} />;
    case 'invalid':
      return (
        <NoticeSheet title={t`Error: Invalid Link`} message={messages.otherLinkInvalid()}>
          <ContactLink />
        </NoticeSheet>
      );
    case 'closed':
      return (
        <NoticeSheet title={t`This page is closed`} message={state.message}>
          <ContactLink />
        </NoticeSheet>
      );
    case 'erased':
      return (
        <NoticeSheet
          title={t`Everything has been erased`}
          message={t`Your answers, your results and your details have been deleted. You can close this page.`}
        >
          <ContactLink />
        </NoticeSheet>
      );
    case 'unreachable':
      return (
        <NoticeSheet title={t`We could not open your page`} message={state.message}>
          <div>
            <Button variant="primary" size="large" onClick={ways.load}>
              <Trans>Try again</Trans>
            </Button>
          </div>
        </NoticeSheet>
      );
  }
}
