import type { Role } from '@fourfold/contract/words';

/** The roles as people read them. */
export const roleNames: Record<Role, string> = {
  owner: 'Owner',
  admin: 'Admin',
  manager: 'Manager',
  hiring: 'Hiring team',
  viewer: 'Viewer',
};

/** What a role is for, in a line. */
export const roleHints: Record<Role, string> = {
  owner: 'Everything, with billing and the deletion of the organisation.',
  admin: 'Everything but billing and ownership.',
  manager: 'Invites and sees the people of their own departments.',
  hiring: 'Invites candidates and sees them beside the teams.',
  viewer: 'Sees figures of groups, never a single person.',
};
