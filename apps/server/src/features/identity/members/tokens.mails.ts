import { say } from '@fourfold/words';
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
  const name = typed(owner.first_name);
  const day = longDay(token.expires_at);
  const time = token.expires_at.toISOString().slice(11, 16);
  const mail = accountMail(owner, {
    kind: 'account.token-ending',
    subject: say('Your API token expires on {day}', { day }),
    preview: say('Create a new one before then, so that no program stops working.'),
    blocks: [
      heading(say('An API token expires soon')),
      text(
        say(
          'Hello {name}, programs that use this token will lose access on {day}. If you still need them, create a new token in Settings and replace the old one with it.',
          { name, day },
        ),
      ),
      facts([
        [say('Token'), typed(token.name)],
        [say('Organisation'), typed(token.organisation)],
        [say('Expires'), say('{day}, {time} UTC', { day, time })],
      ]),
      button(say('Open Settings'), settingsUrl),
      small(say('If no program uses it any more, you don’t need to do anything.')),
    ],
  });
  return { ...mail, organisationId: token.organisation_id };
}
