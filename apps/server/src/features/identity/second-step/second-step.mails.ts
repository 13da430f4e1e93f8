import { say } from '@fourfold/words';
import { button, heading, type Mail, small, text, typed } from '../../../kernel/mail/mail.ts';
import { accountMail, type MailOwner } from '../users/account-mail.ts';

const ifNot = (contact: string | null) =>
  contact === null
    ? say(
        'If that was you, you don’t need to do anything. If not, set a new password now, and tell the people who run this service.',
      )
    : say(
        'If that was you, you don’t need to do anything. If not, set a new password now, and reply to this e-mail.',
      );

export function secondStepOn(owner: MailOwner, forgotUrl: string, contact: string | null): Mail {
  const name = typed(owner.first_name);
  return accountMail(owner, {
    kind: 'account.second-step-on',
    ...(contact === null ? {} : { replyTo: contact }),
    subject: say('Two-step verification is now on'),
    preview: say('After your password, you will be asked for a code from your app.'),
    blocks: [
      heading(say('Two-step verification is on')),
      text(
        say(
          'Hello {name}, from now on you will be asked for a code from your app after your password. Every other session has been ended. API tokens keep working until you revoke them in Settings.',
          { name },
        ),
      ),
      text(say('Keep your recovery codes where you can find them without your phone. Each works once.')),
      text(ifNot(contact)),
      button(say('Set a new password'), forgotUrl),
    ],
  });
}

export function secondStepOff(
  owner: MailOwner,
  by: 'owner' | 'operator',
  forgotUrl: string,
  contact: string | null,
): Mail {
  const name = typed(owner.first_name);
  return accountMail(owner, {
    kind: 'account.second-step-off',
    ...(contact === null ? {} : { replyTo: contact }),
    subject: say('Two-step verification is now off'),
    preview: say('Your password alone opens your account now.'),
    blocks: [
      heading(say('Two-step verification is off')),
      text(
        by === 'owner'
          ? say(
              'Hello {name}, two-step verification was turned off for your account. Your password alone opens your account now, your recovery codes have stopped working, and every other session was ended.',
              { name },
            )
          : say(
              'Hello {name}, the people who run this service turned off two-step verification for your account. Your password alone opens your account now, your recovery codes have stopped working, and every other session was ended.',
              { name },
            ),
      ),
      text(ifNot(contact)),
      button(say('Set a new password'), forgotUrl),
    ],
  });
}

export function recoveryCodeUsed(
  owner: MailOwner,
  { left, device, settings }: { left: number; device: string; settings: string },
): Mail {
  const name = typed(owner.first_name);
  return accountMail(owner, {
    kind: 'account.recovery-code-used',
    subject: say('A recovery code was used to sign in'),
    preview: say(
      '{left, plural, =0 {It was the last one.} one {# is left.} other {# are left.}} If you did not sign in just now, set a new password at once.',
      { left },
    ),
    blocks: [
      heading(say('A recovery code was used')),
      text(
        say(
          'Hello {name}, someone who knows your password signed in with one of your recovery codes ({device}). {left, plural, =0 {It was the last one.} one {# is left.} other {# are left.}} In Settings you can make new ones and, if you no longer have your phone, set up two-step verification again.',
          { name, device, left },
        ),
      ),
      button(say('Open Settings'), settings),
      small(
        say('If that was not you, change your password in Settings at once, and make new recovery codes.'),
      ),
    ],
  });
}

export function recoveryCodesRenewed(owner: MailOwner, forgotUrl: string): Mail {
  const name = typed(owner.first_name);
  return accountMail(owner, {
    kind: 'account.recovery-codes-renewed',
    subject: say('You have new recovery codes'),
    preview: say('The old ones have stopped working.'),
    blocks: [
      heading(say('New recovery codes')),
      text(
        say(
          'Hello {name}, new recovery codes were made for your account. The old ones have stopped working.',
          { name },
        ),
      ),
      text(say('If that was you, you don’t need to do anything. If not, set a new password now.')),
      button(say('Set a new password'), forgotUrl),
    ],
  });
}

/** Sent once a day at most. Anyone who gets as far as trying codes knows the password. */
export function wrongCodes(owner: MailOwner, device: string, forgotUrl: string): Mail {
  const name = typed(owner.first_name);
  return accountMail(owner, {
    kind: 'account.wrong-codes',
    subject: say('Someone knows your password, but not your code'),
    preview: say('Five wrong codes were entered after your password.'),
    blocks: [
      heading(say('Five wrong codes')),
      text(
        say(
          'Hello {name}, someone entered your password correctly and then five wrong codes ({device}). They were not let in.',
          { name, device },
        ),
      ),
      text(
        say(
          'If that was you, you don’t need to do anything. If not, someone else knows your password: set a new one now.',
        ),
      ),
      button(say('Set a new password'), forgotUrl),
    ],
  });
}
