import { messages } from '@fourfold/contract';
import { useState } from 'react';
import { messageOf } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ContactLink } from './contact-link.tsx';
import { NoticeSheet } from './dead-link.tsx';
import type { RespondentStore } from './respondent-store.ts';

type Asking = { state: 'ready' | 'asking' } | { state: 'sent' | 'refused'; message: string };

/** A dead link still knows whose it was: a fresh one goes to that address and to no other. */
export function ExpiredLink({ store }: { store: RespondentStore }) {
  const [asking, setAsking] = useState<Asking>({ state: 'ready' });

  async function ask(): Promise<void> {
    setAsking({ state: 'asking' });
    try {
      setAsking({ state: 'sent', ...(await store.freshLink()) });
    } catch (error) {
      setAsking({ state: 'refused', message: messageOf(error) });
    }
  }

  return (
    <NoticeSheet title="Error: Expired Link" message={messages.linkExpired}>
      {asking.state !== 'sent' && (
        <div className="grid justify-items-start gap-3">
          <p className="text-body text-ink-soft">
            We can mail a fresh one to the address that was invited. What you have answered so far is kept.
          </p>
          <Button variant="primary" size="large" loading={asking.state === 'asking'} onClick={ask}>
            Mail me a fresh link
          </Button>
        </div>
      )}
      {'message' in asking && (
        <Notice kind={asking.state === 'sent' ? 'success' : 'error'} live>
          {asking.message}
        </Notice>
      )}
      <ContactLink />
    </NoticeSheet>
  );
}
