import type { Permission, Role } from '@fourfold/contract/words';
import { describe, expect, it } from 'vitest';
import { decideChange, requireRemovable } from './member-rules.ts';

const is = (role: Role, grants: Permission[] = []) => ({ role, grants });

describe('a change of a colleague', () => {
  it('by an admin stops at owners, in both directions', () => {
    expect(() => decideChange('admin', is('owner'), { role: 'admin' }, 2)).toThrow('not allowed');
    expect(() => decideChange('admin', is('viewer'), { role: 'owner' }, 2)).toThrow('not allowed');
    expect(decideChange('admin', is('viewer'), { role: 'admin' }, 1)).toEqual(is('admin'));
  });

  it('by an owner makes owners, and unmakes them while one stays', () => {
    expect(decideChange('owner', is('viewer'), { role: 'owner' }, 1)).toEqual(is('owner'));
    expect(decideChange('owner', is('owner'), { role: 'viewer' }, 2)).toEqual(is('viewer'));
    expect(() => decideChange('owner', is('owner'), { role: 'viewer' }, 1)).toThrow('needs an owner');
  });

  it('lets owners alone give grants, and only where the role can have them', () => {
    const grants: Permission[] = ['reports:write'];
    expect(decideChange('owner', is('admin'), { grants }, 1)).toEqual(is('admin', grants));
    expect(() => decideChange('admin', is('manager'), { grants }, 1)).toThrow('not allowed');
    expect(() => decideChange('admin', is('manager', grants), { grants: [] }, 1)).toThrow('not allowed');
    expect(() => decideChange('owner', is('viewer'), { grants }, 1)).toThrow('cannot be given');
  });

  it('by an admin keeps the grants as they are, and drops those that the new role cannot have', () => {
    const grants: Permission[] = ['reports:write'];
    expect(decideChange('admin', is('manager', grants), { grants }, 1)).toEqual(is('manager', grants));
    expect(decideChange('admin', is('manager', grants), { role: 'admin' }, 1)).toEqual(is('admin', grants));
    expect(decideChange('admin', is('manager', grants), { role: 'viewer', grants }, 1)).toEqual(is('viewer'));
  });
});

describe('removing a colleague', () => {
  it('is free for everyone but owners', () => {
    expect(() => requireRemovable('admin', 'admin', 1)).not.toThrow();
    expect(() => requireRemovable('admin', 'owner', 2)).toThrow('not allowed');
    expect(() => requireRemovable('owner', 'owner', 2)).not.toThrow();
    expect(() => requireRemovable('owner', 'owner', 1)).toThrow('needs an owner');
  });
});
