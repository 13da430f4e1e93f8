import { button, heading, type Mail, small, text } from '../../mail/mail.ts';

/** Mails about one's own account. They belong to the person, so to no organisation. */
const account = (mail: Omit<Mail, 'organisationId'>): Mail => ({ organisationId: null, ...mail });

export function verifyAddress(to: string, firstName: string, url: string): Mail {
  return account({
    kind: 'account.verify',
    to,
    subject: 'Please verify your e-mail address',
    preview: 'One click, and your account is ready.',
    blocks: [
      heading(`Is this your address, ${firstName}?`),
      text('Somebody, we hope you, entered it at Fourfold. Open the link to say that it is yours.'),
      button('Verify my address', url),
      small(
        'The link works once, within 24 hours. If this was not you, ignore this mail: without the link nobody can use your address.',
      ),
    ],
  });
}

export function resetPassword(to: string, firstName: string, url: string): Mail {
  return account({
    kind: 'account.reset-password',
    to,
    subject: 'Set a new password',
    preview: 'The link works once, within an hour.',
    blocks: [
      heading(`A new password, ${firstName}`),
      text('You asked to set a new password. Open the link and choose one.'),
      button('Set a new password', url),
      small(
        'The link works once, within an hour, and ends every session. If you did not ask, ignore this mail: your password stays as it is.',
      ),
    ],
  });
}

export function passwordChanged(to: string, firstName: string, forgotUrl: string): Mail {
  return account({
    kind: 'account.password-changed',
    to,
    subject: 'Your password was changed',
    preview: 'If that was you, there is nothing to do.',
    blocks: [
      heading('Your password was changed'),
      text(
        `Hello ${firstName}, the password of your account was changed, and every other session was ended. API tokens keep working until you end them in Settings.`,
      ),
      text(
        'If that was you, there is nothing to do. If not, set a new password now: that ends the sessions of whoever did it.',
      ),
      button('Set a new password', forgotUrl),
    ],
  });
}

/** To the old address, while the change can still be stopped. */
export function emailChangeRequested(
  to: string,
  firstName: string,
  newAddress: string,
  forgotUrl: string,
): Mail {
  return account({
    kind: 'account.email-change-requested',
    to,
    subject: 'A new e-mail address for your account',
    preview: `${newAddress} is waiting to be verified.`,
    blocks: [
      heading('A new address is waiting'),
      text(
        `Hello ${firstName}, somebody who knows your password asked to change your address to ${newAddress}. It changes once the link that we sent there is opened.`,
      ),
      text(
        'If that was you, there is nothing to do. If not, set a new password now: that also stops the change.',
      ),
      button('Set a new password', forgotUrl),
    ],
  });
}

/** To the old address, after the change. */
export function emailChanged(to: string, firstName: string, newAddress: string, contact: string): Mail {
  return account({
    kind: 'account.email-changed',
    to,
    replyTo: contact,
    subject: 'Your e-mail address was changed',
    preview: `It is ${newAddress} now.`,
    blocks: [
      heading('Your address was changed'),
      text(
        `Hello ${firstName}, your account uses ${newAddress} now. You log in with it, and mails go there.`,
      ),
      text('If that was not you, answer this mail at once.'),
    ],
  });
}
