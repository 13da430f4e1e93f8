import type { Role } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';

/** The roles as people read them. */
export const roleNames: Record<Role, string> = {
  owner: t`Owner`,
  admin: t`Admin`,
  manager: t`Manager`,
  hiring: t`Hiring team`,
  viewer: t`Viewer`,
};

/** What a role is for, in a line. */
export const roleHints: Record<Role, string> = {
  owner: t`Everything, with billing and the deletion of the organisation.`,
  admin: t`Everything but billing and ownership.`,
  manager: t`Invites and sees the people of their own departments.`,
  hiring: t`Invites candidates and sees them beside the teams.`,
  viewer: t`Sees figures of groups, never a single person.`,
};
