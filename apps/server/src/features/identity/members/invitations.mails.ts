import type { InvitedRole } from '@fourfold/contract/words';
import { say, sentence } from '@fourfold/words';
import { listOf } from '@fourfold/words/format';
import { button, heading, type Mail, small, text, typed } from '../../../kernel/mail/mail.ts';
import type { InvitationRow } from './invitations.repository.ts';

type Named = { readonly name: string; readonly organisation: string };

const invites: Record<InvitedRole, (names: Named) => string> = {
  admin: sentence<Named>(
    '{name} would like to work with you on the culture of {organisation}. As an admin, you can invite people, see all results and change the settings.',
  ),
  manager: sentence<Named>(
    '{name} would like to work with you on the culture of {organisation}. As a manager, you can invite people in your departments and see their results.',
  ),
  hiring: sentence<Named>(
    '{name} would like to work with you on the culture of {organisation}. In the hiring role, you can invite candidates and compare their profiles with the team that they would join.',
  ),
  viewer: sentence<Named>(
    '{name} would like to work with you on the culture of {organisation}. As a viewer, you can see the results of groups, but not of individuals.',
  ),
};

const ofDepartments = sentence<{ departments: string }>('You would manage {departments}.');

interface Inviter {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
}

export function colleagueInvited(invitation: InvitationRow, inviter: Inviter, url: string): Mail {
  const name = typed(`${inviter.first_name} ${inviter.last_name}`);
  const organisation = typed(invitation.organisation_name);
  const departments = listOf(invitation.departments.map((department) => typed(department.name)));
  return {
    kind: 'colleague.invited',
    organisationId: invitation.organisation_id,
    to: invitation.email,
    askedBy: inviter.id,
    replyTo: inviter.email,
    subject: say('{name} invites you to {organisation} on Fourfold', { name, organisation }),
    preview: say('See how the company works, and what could make it work better.'),
    blocks: [
      heading(say('Join {organisation}', { organisation })),
      text(invites[invitation.role]({ name, organisation })),
      ...(departments === '' ? [] : [text(ofDepartments({ departments }))]),
      button(say('Accept the invitation'), url),
      small(
        say(
          'The link is for you alone and works for 14 days. If you do not know the sender, ignore this e-mail.',
        ),
      ),
    ],
  };
}
