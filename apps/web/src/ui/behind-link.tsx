import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { LinkState } from '../lib/use-link.ts';
import { Button } from './button.tsx';
import { ContactLink } from './contact-link.tsx';
import { NoticeSheet } from './sheet.tsx';
import { Spinner } from './spinner.tsx';

interface BehindLinkProps<T> {
  state: LinkState<T>;
  load: () => void;
  title: string;
  children: (value: T) => ReactNode;
}

/** One screen for each state of a signed link. */
export function BehindLink<T>({ state, load, title, children }: BehindLinkProps<T>): ReactNode {
  switch (state.step) {
    case 'loading':
      return (
        <div className="grid min-h-dvh place-items-center p-6">
          <h1 className="sr-only">{title}</h1>
          <Spinner label={t`Opening the page`} />
        </div>
      );
    case 'open':
      return children(state.value);
    case 'refused':
      return (
        <NoticeSheet title={state.title} message={state.message}>
          <ContactLink />
        </NoticeSheet>
      );
    case 'unreachable':
      return (
        <NoticeSheet title={t`We could not open this page`} message={state.message}>
          <div>
            <Button variant="primary" size="large" onClick={load}>
              <Trans>Try again</Trans>
            </Button>
          </div>
        </NoticeSheet>
      );
  }
}
