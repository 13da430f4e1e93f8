import { messages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { FreshLink } from '../../ui/fresh-link.tsx';
import { NoticeSheet } from '../../ui/sheet.tsx';
import type { OwnPageCalls } from './own-page-calls.ts';

/** A dead link still knows whose it was: a new one goes to that address and to no other. */
export function ExpiredPage({ calls }: { calls: OwnPageCalls }) {
  return (
    <NoticeSheet title={t`Error: Expired Link`} message={messages.ownPageExpired()}>
      <FreshLink note={t`You haven’t lost anything.`} ask={calls.renew} />
    </NoticeSheet>
  );
}
