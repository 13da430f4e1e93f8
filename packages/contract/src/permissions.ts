/**
 * Who may do what: the one table. The API enforces it, the screens read it, a test walks through it.
 * Hiding an item on a screen is a courtesy; the refusal comes from the server.
 */
export const roles = ['owner', 'admin', 'manager', 'hiring', 'viewer'] as const;
export type Role = (typeof roles)[number];

/**
 * How far a permission reaches. `departments`: only the member's own. `aggregates`: group figures behind the
 * minimum of five. `teams`: the team profiles that candidates are compared with. `granted`: only when an owner
 * gave it to this member, or the setting REPORT_AUTHORS names them.
 */
export const reaches = ['organisation', 'departments', 'teams', 'aggregates'] as const;
export type Reach = (typeof reaches)[number] | 'granted';

const everything = 'organisation';

export const permissionTable = {
  'organisation:own': { owner: everything },
  'organisation:manage': { owner: everything, admin: everything },
  'employees:manage': { owner: everything, admin: everything, manager: 'departments' },
  'employees:see': { owner: everything, admin: everything, manager: 'departments' },
  'candidates:manage': { owner: everything, admin: everything, manager: 'departments', hiring: everything },
  'candidates:see': { owner: everything, admin: everything, manager: 'departments', hiring: everything },
  'groups:see': {
    owner: everything,
    admin: everything,
    manager: everything,
    hiring: 'teams',
    viewer: everything,
  },
  /** For the same departments as their people: what is done about a finding. */
  'plans:manage': { owner: everything, admin: everything, manager: 'departments' },
  'exports:make': {
    owner: everything,
    admin: everything,
    manager: 'departments',
    hiring: everything,
    viewer: 'aggregates',
  },
  'reports:write': { owner: everything, admin: 'granted', manager: 'granted' },
} as const satisfies Record<string, Partial<Record<Role, Reach>>>;

export type Permission = keyof typeof permissionTable;
export const permissions = Object.keys(permissionTable) as Permission[];

/** A member of an organisation, as far as rights go. */
export interface MemberRights {
  readonly role: Role;
  readonly grants: readonly Permission[];
  /** What this person may not have, whatever their role: REPORT_AUTHORS is set and does not name them. */
  readonly withheld?: readonly Permission[];
}

/** How far a member's permission reaches, or null without it. A grant reaches as far as the member sees people. */
export function reachOf(member: MemberRights, permission: Permission): Exclude<Reach, 'granted'> | null {
  if (member.withheld?.includes(permission)) return null;
  const row: Partial<Record<Role, Reach>> = permissionTable[permission];
  const reach = row[member.role];
  if (reach === undefined) return null;
  if (reach !== 'granted') return reach;
  return member.grants.includes(permission) ? reachOf(member, 'employees:see') : null;
}

/** Rows of the role table; a test reads other tables than the product's. */
export type RoleTable = Readonly<Record<Permission, Readonly<Record<string, Reach>>>>;

/** The roles that have a permission of themselves, in the table's order; `needed` where only so far a reach will do. */
export function rolesWith(
  permission: Permission,
  needed: readonly Reach[] = reaches,
  table: RoleTable = permissionTable,
): Role[] {
  const found = Object.entries(table[permission]).filter(([, reach]) => needed.includes(reach));
  return found.map(([role]) => role as Role);
}

/** Whether members of a role work for departments: then these say which people they see. */
export const worksByDepartments = (role: Role): boolean =>
  reachOf({ role, grants: [] }, 'employees:see') === 'departments';

/** Everything that a member may do, with how far it reaches. */
export function permissionsOf(member: MemberRights): Partial<Record<Permission, Exclude<Reach, 'granted'>>> {
  const held = permissions.map((permission) => [permission, reachOf(member, permission)] as const);
  return Object.fromEntries(held.filter(([, reach]) => reach !== null));
}

/** The permissions that an owner may give to members of a role. */
export function grantable(role: Role): Permission[] {
  return permissions.filter((permission) => {
    const row: Partial<Record<Role, Reach>> = permissionTable[permission];
    return row[role] === 'granted';
  });
}
