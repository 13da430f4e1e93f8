import { grantable, type MemberRights, type Permission, type Role } from '@fourfold/contract/words';
import type { Config } from '../../kernel/config/config.ts';

interface RoleAndGrants {
  readonly role: Role;
  readonly grants: readonly Permission[];
}

const right = 'reports:write';

/**
 * REPORT_AUTHORS, where it is set, is the list of those who write reports: whom it names has the right like someone
 * to whom an owner gave it, if the role can have it at all; nobody else has it, owners included.
 */
export function underReportAuthors(
  { REPORT_AUTHORS: authors }: Pick<Config, 'REPORT_AUTHORS'>,
  email: string,
  { role, grants }: RoleAndGrants,
): RoleAndGrants & MemberRights {
  if (authors === undefined) return { role, grants };
  if (!authors.includes(email)) return { role, grants, withheld: [right] };
  const isMissing = grantable(role).includes(right) && !grants.includes(right);
  return { role, grants: isMissing ? [...grants, right] : grants };
}
