import { button, heading, type Mail, small, text, typed } from '../../../kernel/mail/mail.ts';
import { accountMail, type MailOwner } from '../users/account-mail.ts';

/** To the address that waits, which is not yet the owner's. */
export function verifyAddress(owner: MailOwner, to: string, url: string): Mail {
  const mail = accountMail(owner, {
    kind: 'account.verify',
    subject: 'Please verify your e-mail address',
    preview: 'One click, and your account is ready.',
    blocks: [
      heading(`Is this your address, ${typed(owner.first_name)}?`),
      text('Somebody, we hope you, entered it at Fourfold. Open the link to say that it is yours.'),
      button('Verify my address', url),
      small(
        'The link works once, within 24 hours. If this was not you, ignore this mail: without the link nobody can use your address.',
      ),
    ],
  });
  return { ...mail, to };
}

export function resetPassword(owner: MailOwner, url: string): Mail {
  return accountMail(owner, {
    kind: 'account.reset-password',
    subject: 'Set a new password',
    preview: 'The link works once, within an hour.',
    blocks: [
      heading(`A new password, ${typed(owner.first_name)}`),
      text('You asked to set a new password. Open the link and choose one.'),
      button('Set a new password', url),
      small(
        'The link works once, within an hour, and ends every session. If you did not ask, ignore this mail: your password stays as it is.',
      ),
    ],
  });
}

interface TokenCounts {
  readonly ended: number;
  readonly kept: number;
}

function aboutTokens({ ended, kept }: TokenCounts): string {
  const named = (count: number) => (count === 1 ? 'API token' : `${count} API tokens`);
  if (ended > 0) return ` Your ${named(ended)} ended too: programs that used ${them(ended)} need a new one.`;
  if (kept > 0)
    return ` Your ${named(kept)} went on, as you wished. You can revoke ${them(kept)} in Settings.`;
  return '';
}
const them = (count: number) => (count === 1 ? 'it' : 'them');

export function passwordChanged(owner: MailOwner, tokens: TokenCounts, forgotUrl: string): Mail {
  return accountMail(owner, {
    kind: 'account.password-changed',
    subject: 'Your password was changed',
    preview: 'If that was you, there is nothing to do.',
    blocks: [
      heading('Your password was changed'),
      text(
        `Hello ${typed(owner.first_name)}, the password of your account was changed, and every other session was ended.${aboutTokens(tokens)}`,
      ),
      text(
        'If that was you, there is nothing to do. If not, set a new password now: that ends all sessions and API tokens.',
      ),
      button('Set a new password', forgotUrl),
    ],
  });
}

/** To the old address, while the change can still be stopped. */
export function emailChangeRequested(owner: MailOwner, newAddress: string, forgotUrl: string): Mail {
  return accountMail(owner, {
    kind: 'account.email-change-requested',
    subject: 'A new e-mail address for your account',
    preview: `${newAddress} is waiting to be verified.`,
    blocks: [
      heading('A new address is waiting'),
      text(
        `Hello ${typed(owner.first_name)}, somebody who knows your password asked to change your address to ${newAddress}. It changes once the link that we sent there is opened.`,
      ),
      text(
        'If that was you, there is nothing to do. If not, set a new password now: that also stops the change.',
      ),
      button('Set a new password', forgotUrl),
    ],
  });
}

/** To the old address, after the change. */
export function emailChanged(owner: MailOwner, newAddress: string, contact: string | null): Mail {
  return accountMail(owner, {
    kind: 'account.email-changed',
    ...(contact === null ? {} : { replyTo: contact }),
    subject: 'Your e-mail address was changed',
    preview: `It is ${newAddress} now.`,
    blocks: [
      heading('Your address was changed'),
      text(
        `Hello ${typed(owner.first_name)}, your account uses ${newAddress} now. You log in with it, and mails go there.`,
      ),
      text(
        contact === null
          ? 'If that was not you, tell the people who run this service at once.'
          : 'If that was not you, answer this mail at once.',
      ),
    ],
  });
}
