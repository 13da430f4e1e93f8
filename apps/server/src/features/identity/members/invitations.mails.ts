import type { InvitedRole } from '@fourfold/contract/words';
import { say, sentence } from '@fourfold/words';
import { button, heading, type Mail, small, text, typed } from '../../../kernel/mail/mail.ts';
import type { InvitationRow } from './invitations.repository.ts';

type Named = { readonly name: string; readonly organisation: string };

const invites: Record<InvitedRole, (names: Named) => string> = {
  admin: sentence<Named>(
    '{name} would like to work with you on the culture of {organisation}. As an admin you invite people, see all results and keep the settings.',
  ),
  manager: sentence<Named>(
    '{name} would like to work with you on the culture of {organisation}. As a manager you invite the people of your departments and see their results.',
  ),
  hiring: sentence<Named>(
    '{name} would like to work with you on the culture of {organisation}. In hiring you invite candidates and see their profiles beside the team that they would join.',
  ),
  viewer: sentence<Named>(
    '{name} would like to work with you on the culture of {organisation}. As a viewer you see the figures of groups, and nobody’s own.',
  ),
};

interface Inviter {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
}

export function colleagueInvited(invitation: InvitationRow, inviter: Inviter, url: string): Mail {
  const name = typed(`${inviter.first_name} ${inviter.last_name}`);
  const organisation = typed(invitation.organisation_name);
  return {
    kind: 'colleague.invited',
    organisationId: invitation.organisation_id,
    to: invitation.email,
    askedBy: inviter.id,
    replyTo: inviter.email,
    subject: say('{name} invites you to {organisation} on Fourfold', { name, organisation }),
    preview: say('See how the company works, and what to do about it.'),
    blocks: [
      heading(say('Join {organisation}', { organisation })),
      text(invites[invitation.role]({ name, organisation })),
      button(say('Accept the invitation'), url),
      small(
        say(
          'The link is for you alone and works for 14 days. If you do not know the sender, ignore this mail.',
        ),
      ),
    ],
  };
}
