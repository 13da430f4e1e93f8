import { button, heading, type Mail, small, text, typed } from '../../../kernel/mail/mail.ts';
import { accountMail, type MailOwner } from '../users/account-mail.ts';

const ifNot = (contact: string | null) =>
  `If that was you, there is nothing to do. If not, set a new password now, and ${contact === null ? 'tell the people who run this service' : 'answer this mail'}.`;

export function secondStepOn(owner: MailOwner, forgotUrl: string, contact: string | null): Mail {
  return accountMail(owner, {
    kind: 'account.second-step-on',
    ...(contact === null ? {} : { replyTo: contact }),
    subject: 'Your sign-in has a second step now',
    preview: 'A code from your app is asked for after the password.',
    blocks: [
      heading('A second step at sign-in'),
      text(
        `Hello ${typed(owner.first_name)}, from now on a code from your app is asked for after your password. Every other session was ended. API tokens keep working until you end them in Settings.`,
      ),
      text('Keep your recovery codes where you find them without your phone. Each gets you in once.'),
      text(ifNot(contact)),
      button('Set a new password', forgotUrl),
    ],
  });
}

export function secondStepOff(
  owner: MailOwner,
  by: 'owner' | 'operator',
  forgotUrl: string,
  contact: string | null,
): Mail {
  const who =
    by === 'owner'
      ? 'the second step at your sign-in was turned off'
      : 'whoever runs this service turned off the second step at your sign-in';
  return accountMail(owner, {
    kind: 'account.second-step-off',
    ...(contact === null ? {} : { replyTo: contact }),
    subject: 'Your sign-in has no second step any more',
    preview: 'Your password alone opens your account now.',
    blocks: [
      heading('The second step is off'),
      text(
        `Hello ${typed(owner.first_name)}, ${who}. Your password alone opens your account now, your recovery codes have stopped working, and every other session was ended.`,
      ),
      text(ifNot(contact)),
      button('Set a new password', forgotUrl),
    ],
  });
}

export function recoveryCodeUsed(
  owner: MailOwner,
  { left, device, settings }: { left: number; device: string; settings: string },
): Mail {
  const rest = left === 0 ? 'It was the last one.' : `${left === 1 ? '1 is' : `${left} are`} left.`;
  return accountMail(owner, {
    kind: 'account.recovery-code-used',
    subject: 'A recovery code was used to log in',
    preview: `${rest} If that was not you, set a new password now.`,
    blocks: [
      heading('A recovery code was used'),
      text(
        `Hello ${typed(owner.first_name)}, somebody who knows your password logged in with one of your recovery codes (${device}). ${rest} You can make new ones in Settings, and set the second step up again there if your phone is gone.`,
      ),
      button('Open Settings', settings),
      small('If that was not you, change your password there at once, and make new recovery codes.'),
    ],
  });
}

export function recoveryCodesRenewed(owner: MailOwner, forgotUrl: string): Mail {
  return accountMail(owner, {
    kind: 'account.recovery-codes-renewed',
    subject: 'You have new recovery codes',
    preview: 'The old ones have stopped working.',
    blocks: [
      heading('New recovery codes'),
      text(
        `Hello ${typed(owner.first_name)}, new recovery codes were made for your account. The old ones have stopped working.`,
      ),
      text('If that was you, there is nothing to do. If not, set a new password now.'),
      button('Set a new password', forgotUrl),
    ],
  });
}

/** Sent once a day at most: whoever tries codes knows the password. */
export function wrongCodes(owner: MailOwner, device: string, forgotUrl: string): Mail {
  return accountMail(owner, {
    kind: 'account.wrong-codes',
    subject: 'Somebody knows your password, but not your code',
    preview: 'Five wrong codes at the second step of a sign-in.',
    blocks: [
      heading('Five wrong codes'),
      text(
        `Hello ${typed(owner.first_name)}, somebody entered your right password and then five wrong codes (${device}). They were not let in.`,
      ),
      text('If that was you, there is nothing to do. If not, your password is known: set a new one now.'),
      button('Set a new password', forgotUrl),
    ],
  });
}
