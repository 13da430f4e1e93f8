import { messages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { FreshLink } from '../../ui/fresh-link.tsx';
import { NoticeSheet } from '../../ui/sheet.tsx';
import { askInviter } from './ask-inviter.ts';
import type { RespondentStore } from './respondent-store.ts';

/** A dead link still knows whose it was: a new one goes to that address and to no other. */
export function ExpiredLink({ store }: { store: RespondentStore }) {
  return (
    <NoticeSheet title={t`Error: Expired Link`} message={messages.linkExpired()}>
      <FreshLink
        note={t`You’ll carry on where you stopped, unless the invitation has been closed in the meantime.`}
        ask={store.freshLink}
        helper={askInviter()}
      />
    </NoticeSheet>
  );
}
