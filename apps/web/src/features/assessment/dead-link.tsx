import { messages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { ContactLink } from '../../ui/contact-link.tsx';
import { NoticeSheet } from '../../ui/sheet.tsx';
import { askInviter } from './ask-inviter.ts';

/** A link that never was one, or lost a piece on its way. */
export function DeadLink() {
  return (
    <NoticeSheet title={t`Error: Invalid Link`} message={messages.linkInvalid()}>
      <ContactLink first={askInviter()} />
    </NoticeSheet>
  );
}

/** Withdrawn by the person who invited, or declined by the one who was invited: only the message says which. */
export function Closed({ message }: { message: string }) {
  const isDeclined = message === messages.linkDeclined();
  return (
    <NoticeSheet
      title={isDeclined ? t`You have declined` : t`This questionnaire is closed`}
      message={message}
    >
      <ContactLink first={askInviter()} />
    </NoticeSheet>
  );
}
