import { grantable, messages, type Permission, type Role } from '@fourfold/contract/words';
import { say } from '@fourfold/words';
import { AppError, forbidden, invalidField } from '../../../kernel/http/app-error.ts';

export interface RoleAndGrants {
  readonly role: Role;
  readonly grants: readonly Permission[];
}

export interface Wish {
  readonly role?: Role | undefined;
  readonly grants?: readonly Permission[] | undefined;
}

/**
 * What a member becomes when a colleague changes them, or the reason why not. Only owners touch owners, make
 * owners and give grants; a grant that the new role cannot have falls away; one owner always stays.
 */
export function decideChange(actor: Role, target: RoleAndGrants, wish: Wish, owners: number): RoleAndGrants {
  const role = wish.role ?? target.role;
  if (actor !== 'owner' && [role, target.role].includes('owner')) throw forbidden();
  if (target.role === 'owner' && role !== 'owner') requireAnotherOwner(owners);
  if (wish.grants === undefined) return { role, grants: held(target.grants, role) };
  if (actor !== 'owner' && !isSameSet(wish.grants, target.grants)) throw forbidden();
  if (actor === 'owner' && held(wish.grants, role).length !== wish.grants.length) {
    throw invalidField('grants', say('This right cannot be given to this role.'));
  }
  return { role, grants: held(wish.grants, role) };
}

/** May this colleague remove that one? */
export function requireRemovable(actor: Role, target: Role, owners: number): void {
  if (target !== 'owner') return;
  if (actor !== 'owner') throw forbidden();
  requireAnotherOwner(owners);
}

function requireAnotherOwner(owners: number): void {
  if (owners === 1) throw new AppError('conflict', messages.lastOwner());
}

const held = (grants: readonly Permission[], role: Role) =>
  grants.filter((grant) => grantable(role).includes(grant));

export const isSameSet = <Item>(a: readonly Item[], b: readonly Item[]): boolean =>
  a.length === b.length && a.every((item) => b.includes(item));
