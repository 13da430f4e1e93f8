import * as messages from './messages.ts';
import { grantable, type MemberRights, type Permission, roles } from './permissions.ts';

/**
 * What somebody is told who lacks a permission: what is missing, and who can give it. Null where it belongs to the role
 * and nothing can be given.
 */
export function howToGet(member: MemberRights, permission: Permission): string | null {
  const canHave = roles.filter((role) => grantable(role).includes(permission));
  if (canHave.length === 0) return null;
  if (member.withheld?.includes(permission)) return messages.notAmongAuthors();
  return canHave.includes(member.role) ? messages.notGranted() : messages.notGrantable();
}
