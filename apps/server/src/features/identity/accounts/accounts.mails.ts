import { say } from '@fourfold/words';
import { button, heading, type Mail, small, text, typed } from '../../../kernel/mail/mail.ts';
import { accountMail, type MailOwner } from '../users/account-mail.ts';

/** To the address that waits, which is not yet the owner's. */
export function verifyAddress(owner: MailOwner, to: string, url: string): Mail {
  const mail = accountMail(owner, {
    kind: 'account.verify',
    subject: say('Please verify your e-mail address'),
    preview: say('One click, and your account is ready.'),
    blocks: [
      heading(say('Is this your address, {name}?', { name: typed(owner.first_name) })),
      text(say('Please confirm that you signed up to Fourfold with this address.')),
      button(say('Verify my address'), url),
      small(
        say(
          'The link works once, within 24 hours. If you did not ask for this, ignore this e-mail. Nobody can use your address without this link.',
        ),
      ),
    ],
  });
  return { ...mail, to };
}

export function resetPassword(owner: MailOwner, url: string): Mail {
  return accountMail(owner, {
    kind: 'account.reset-password',
    subject: say('Set a new password'),
    preview: say('The link works once, within an hour.'),
    blocks: [
      heading(say('A new password, {name}', { name: typed(owner.first_name) })),
      text(say('You asked to set a new password. Open the link and choose one.')),
      button(say('Set a new password'), url),
      small(
        say(
          'The link works once, within an hour. Setting a new password ends every session. If you did not ask for this, ignore this e-mail: your password stays as it is.',
        ),
      ),
    ],
  });
}

interface TokenCounts {
  readonly ended: number;
  readonly kept: number;
}

function whatHappened(name: string, { ended, kept }: TokenCounts): string {
  if (ended > 0) {
    return say(
      'Hello {name}, the password of your account was changed, and every other session was ended. {ended, plural, one {Your API token was revoked too: programs that used it need a new one.} other {Your # API tokens were revoked too: programs that used them need a new one.}}',
      { name, ended },
    );
  }
  if (kept > 0) {
    return say(
      'Hello {name}, the password of your account was changed, and every other session was ended. {kept, plural, one {Your API token still works, as you chose. You can revoke it in Settings.} other {Your # API tokens still work, as you chose. You can revoke them in Settings.}}',
      { name, kept },
    );
  }
  return say('Hello {name}, the password of your account was changed, and every other session was ended.', {
    name,
  });
}

export function passwordChanged(owner: MailOwner, tokens: TokenCounts, forgotUrl: string): Mail {
  return accountMail(owner, {
    kind: 'account.password-changed',
    subject: say('Your password was changed'),
    preview: say('If that was you, you don’t need to do anything.'),
    blocks: [
      heading(say('Your password was changed')),
      text(whatHappened(typed(owner.first_name), tokens)),
      text(
        say(
          'If that was you, you don’t need to do anything. If not, set a new password now: that ends all sessions and revokes all API tokens.',
        ),
      ),
      button(say('Set a new password'), forgotUrl),
    ],
  });
}

/** To the old address, while the change can still be stopped. */
export function emailChangeRequested(owner: MailOwner, newAddress: string, forgotUrl: string): Mail {
  return accountMail(owner, {
    kind: 'account.email-change-requested',
    subject: say('A new e-mail address for your account'),
    preview: say('{newAddress} is waiting to be verified.', { newAddress }),
    blocks: [
      heading(say('A new address is waiting')),
      text(
        say(
          'Hello {name}, someone who knows your password asked to change your address to {newAddress}. It changes once someone opens the link that we sent there.',
          { name: typed(owner.first_name), newAddress },
        ),
      ),
      text(
        say(
          'If that was you, you don’t need to do anything. If not, set a new password now: that also stops the change.',
        ),
      ),
      button(say('Set a new password'), forgotUrl),
    ],
  });
}

/** To the old address, after the change. */
export function emailChanged(owner: MailOwner, newAddress: string, contact: string | null): Mail {
  return accountMail(owner, {
    kind: 'account.email-changed',
    ...(contact === null ? {} : { replyTo: contact }),
    subject: say('Your e-mail address was changed'),
    preview: say('It is {newAddress} now.', { newAddress }),
    blocks: [
      heading(say('Your address was changed')),
      text(
        say(
          'Hello {name}, your account now uses {newAddress}. You now sign in with this address, and our e-mails go to it.',
          {
            name: typed(owner.first_name),
            newAddress,
          },
        ),
      ),
      text(
        contact === null
          ? say('If that was not you, tell the people who run this service at once.')
          : say('If that was not you, reply to this e-mail at once.'),
      ),
    ],
  });
}
