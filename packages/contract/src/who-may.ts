import { sentence } from '@fourfold/words';
import {
  type Permission,
  permissionTable,
  type Reach,
  type Role,
  type RoleTable,
  rolesWith,
} from './permissions.ts';

/** Those who have a role, as a sentence speaks of them. */
export const roleGroups: Readonly<Record<Role, () => string>> = {
  owner: sentence('owners'),
  admin: sentence('admins'),
  manager: sentence('managers'),
  hiring: sentence('the hiring team'),
  viewer: sentence('viewers'),
};

interface WhoMay {
  /** Where only a permission that reaches so far will do. */
  readonly needed?: readonly Reach[];
  readonly table?: RoleTable;
  readonly groups?: Readonly<Record<string, () => string>>;
}

/**
 * Who may do something, by the role table: no sentence names roles by itself. It is the subject of its sentence, so
 * that languages with cases can have it. The caller brings the list of its own language.
 *
 * Example: `whoMay('employees:see', allOf)` is “owners, admins and managers”.
 */
export function whoMay(
  permission: Permission,
  allOf: (groups: readonly string[]) => string,
  { needed, table = permissionTable, groups = roleGroups }: WhoMay = {},
): string {
  return allOf(rolesWith(permission, needed, table).map((role) => (groups[role] as () => string)()));
}

/** As a sentence begins. */
export const atStart = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
