import { messages } from '@fourfold/contract/words';
import type { ReactNode } from 'react';
import type { PersonalLink } from '../../lib/personal-link.ts';
import { Button } from '../../ui/button.tsx';
import { ContactLink } from '../../ui/contact-link.tsx';
import { NoticeSheet } from '../../ui/sheet.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ExpiredPage } from './expired-page.tsx';
import { Opened } from './opened.tsx';
import { useOwnPage } from './use-own-page.ts';

/** What belongs to whoever answered: one screen for each state of the link that opens it. */
export function OwnPage({ link }: { link: PersonalLink }): ReactNode {
  const ways = useOwnPage(link);
  const { state } = ways;
  switch (state.step) {
    case 'loading':
      return (
        <div className="grid min-h-dvh place-items-center p-6">
          <h1 className="sr-only">Your results</h1>
          <Spinner label="Opening your page" />
        </div>
      );
    case 'open':
      return <Opened page={state.page} {...ways} />;
    case 'expired':
      return <ExpiredPage calls={ways.calls} />;
    case 'invalid':
      return (
        <NoticeSheet title="Error: Invalid Link" message={messages.linkInvalid}>
          <ContactLink />
        </NoticeSheet>
      );
    case 'closed':
      return (
        <NoticeSheet title="This page is closed" message={state.message}>
          <ContactLink />
        </NoticeSheet>
      );
    case 'erased':
      return (
        <NoticeSheet
          title="Everything is erased"
          message="Your answers, your results and your details are deleted. You can close this page."
        >
          <ContactLink />
        </NoticeSheet>
      );
    case 'unreachable':
      return (
        <NoticeSheet title="We could not open your page" message={state.message}>
          <div>
            <Button variant="primary" size="large" onClick={ways.load}>
              Try again
            </Button>
          </div>
        </NoticeSheet>
      );
  }
}
