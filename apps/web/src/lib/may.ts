import type { User } from '@fourfold/contract/schemas';
import { type Permission, worksByDepartments } from '@fourfold/contract/words';

/** A courtesy of the screens: what is refused is refused by the server. */
export const may = (user: User, permission: Permission): boolean =>
  user.permissions[permission] !== undefined;

/** Figures of groups, but not the few that a hiring team sees beside its candidates. */
export const mayCulture = (user: User): boolean =>
  may(user, 'groups:see') && user.permissions['groups:see'] !== 'teams';

/** The departments that a manager works for, and no others; null for everybody who may work for all. */
export const ownDepartments = ({ organisation }: Pick<User, 'organisation'>) =>
  organisation && worksByDepartments(organisation.role) ? organisation.departments : null;
