import { longDay } from '../../../kernel/documents/long-day.ts';
import { button, facts, heading, type Mail, small, text, typed } from '../../../kernel/mail/mail.ts';
import { accountMail, type MailOwner } from '../users/account-mail.ts';

interface EndingToken {
  readonly name: string;
  readonly organisation: string;
  readonly organisation_id: string;
  readonly expires_at: Date;
}

export function tokenEnding(owner: MailOwner, token: EndingToken, settingsUrl: string): Mail {
  const day = longDay(token.expires_at);
  const mail = accountMail(owner, {
    kind: 'account.token-ending',
    subject: `Your API token ends on ${day}`,
    preview: 'Create a new one before that, so that no program stops.',
    blocks: [
      heading('An API token ends soon'),
      text(
        `Hello ${typed(owner.first_name)}, from ${day} on programs that use this token are refused. If you still need them, create a new token in Settings and put it in the old one’s place.`,
      ),
      facts([
        ['Token', typed(token.name)],
        ['Organisation', typed(token.organisation)],
        ['Ends', `${day}, ${token.expires_at.toISOString().slice(11, 16)} UTC`],
      ]),
      button('Open Settings', settingsUrl),
      small('If no program uses it any more, there is nothing to do.'),
    ],
  });
  return { ...mail, organisationId: token.organisation_id };
}
