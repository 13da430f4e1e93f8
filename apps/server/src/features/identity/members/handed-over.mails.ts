import { say } from '@fourfold/words';
import { button, heading, type Mail, small, text, typed } from '../../../kernel/mail/mail.ts';
import { accountMail, type MailOwner } from '../users/account-mail.ts';

interface Handover {
  readonly organisation: string;
  /** The other one of the two. */
  readonly other: string;
  readonly settingsUrl: string;
}

const typedIn = (owner: MailOwner, { organisation, other }: Handover) => ({
  name: typed(owner.first_name),
  organisation: typed(organisation),
  other: typed(other),
});

/** To the new owner. */
export function organisationReceived(owner: MailOwner, handover: Handover): Mail {
  const { name, organisation, other } = typedIn(owner, handover);
  return accountMail(owner, {
    kind: 'account.organisation-received',
    subject: say('You are now an owner of the Fourfold account of {organisation}', { organisation }),
    preview: say('You now have all rights, including billing and the right to delete everything.'),
    blocks: [
      heading(say('You are now an owner of the account')),
      text(
        say(
          'Hello {name}, {other} has handed the Fourfold account of {organisation} over to you. You have all rights there, including billing and the right to delete everything. {other} is an admin now.',
          { name, organisation, other },
        ),
      ),
      button(say('Open Settings'), handover.settingsUrl),
      small(say('If you don’t want this, hand it back in Settings, under Access.')),
    ],
  });
}

/** To the person who was the owner, who may not have done it themselves. */
export function organisationHandedOver(owner: MailOwner, handover: Handover): Mail {
  const { name, organisation, other } = typedIn(owner, handover);
  return accountMail(owner, {
    kind: 'account.organisation-handed-over',
    subject: say('You have handed over the Fourfold account of {organisation}', { organisation }),
    preview: say('You are an admin there now.'),
    blocks: [
      heading(say('The account of {organisation} has a new owner', { organisation })),
      text(
        say(
          'Hello {name}, the Fourfold account of {organisation} now belongs to {other}, as you confirmed with your password. You are now an admin there. Only an owner can make you an owner again.',
          { name, organisation, other },
        ),
      ),
      button(say('Open Settings'), handover.settingsUrl),
      small(say('If this was not you, change your password at once and write to {other}.', { other })),
    ],
  });
}
