import * as messages from './messages.ts';
import { type MemberRights, type Permission, rolesWith } from './permissions.ts';
import { whoMay } from './who-may.ts';

/**
 * What someone is told who lacks a permission: what is missing, and who can give it. Null where it belongs to the role
 * and nothing can be given.
 */
export function howToGet(
  member: MemberRights,
  permission: Permission,
  allOf: (groups: readonly string[]) => string,
): string | null {
  const canHave = rolesWith(permission, ['granted']);
  if (canHave.length === 0) return null;
  if (member.withheld?.includes(permission)) return messages.notAmongAuthors();
  if (canHave.includes(member.role)) return messages.notGranted();
  return messages.notGrantable({ who: whoMay(permission, allOf, { needed: ['granted'] }) });
}
