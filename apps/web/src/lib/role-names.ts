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
  owner: t`Can do everything, including billing and deleting the organisation. Sees everyone’s results and answers by name.`,
  admin: t`Can do almost everything, and sees everyone’s results and answers by name. Only owners can manage billing, change owners or delete the organisation.`,
  manager: t`Invites people in their own departments, and sees each one’s results and answers by name. Sees the scores of other departments with five people or more.`,
  hiring: t`Invites candidates, and sees each one’s results and answers by name. Sees employees’ scores only by team, for teams of five or more.`,
  viewer: t`Sees the scores of groups of five or more in every department. Never sees one person’s results.`,
};
