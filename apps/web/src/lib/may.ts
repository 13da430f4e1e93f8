import type { User } from '@fourfold/contract/schemas';
import { type Permission, type Reach, reaches, worksByDepartments } from '@fourfold/contract/words';

/** A courtesy of the screens: what is refused is refused by the server. */
export const may = (user: User, permission: Permission): boolean =>
  user.permissions[permission] !== undefined;

/** How far it takes to see figures of groups, and not only the few that a hiring team sees beside its candidates. */
export const seesCulture: readonly Reach[] = reaches.filter((reach) => reach !== 'teams');

export const mayCulture = (user: User): boolean =>
  seesCulture.some((reach) => user.permissions['groups:see'] === reach);

/** The departments that a manager works for, and no others; null for everyone who may work for all. */
export const ownDepartments = ({ organisation }: Pick<User, 'organisation'>) =>
  organisation && worksByDepartments(organisation.role) ? organisation.departments : null;
