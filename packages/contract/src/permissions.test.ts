import { describe, expect, it } from 'vitest';
import * as messages from './messages.ts';
import { grantable, permissions, permissionsOf, reachOf, roles } from './permissions.ts';
import { howToGet } from './refusals.ts';

// Written out from the product's table on purpose: a change of the table has to be made in two places.
const expected = `
organisation:own    owner=organisation admin=- manager=- hiring=- viewer=-
organisation:manage owner=organisation admin=organisation manager=- hiring=- viewer=-
employees:manage    owner=organisation admin=organisation manager=departments hiring=- viewer=-
employees:see       owner=organisation admin=organisation manager=departments hiring=- viewer=-
candidates:manage   owner=organisation admin=organisation manager=departments hiring=organisation viewer=-
candidates:see      owner=organisation admin=organisation manager=departments hiring=organisation viewer=-
groups:see          owner=organisation admin=organisation manager=organisation hiring=teams viewer=organisation
plans:manage        owner=organisation admin=organisation manager=departments hiring=- viewer=-
exports:make        owner=organisation admin=organisation manager=departments hiring=organisation viewer=aggregates
reports:write       owner=organisation admin=- manager=- hiring=- viewer=-`;

describe('a refusal', () => {
  const right = 'reports:write';
  const inRow = (groups: readonly string[]) => groups.join(', ');

  it('says who can give what can be given, and what is missing', () => {
    expect(howToGet({ role: 'admin', grants: [] }, right, inRow)).toBe(messages.notGranted());
    expect(howToGet({ role: 'viewer', grants: [] }, right, inRow)).toBe(
      messages.notGrantable({ who: 'admins, managers' }),
    );
    expect(howToGet({ role: 'owner', grants: [], withheld: [right] }, right, inRow)).toBe(
      messages.notAmongAuthors(),
    );
  });

  it('says nothing more of what belongs to the role', () => {
    expect(howToGet({ role: 'viewer', grants: [] }, 'employees:see', inRow)).toBeNull();
  });
});

describe('the role table', () => {
  it('gives each role exactly what the product says', () => {
    const actual = permissions.map((permission) => {
      const cells = roles.map((role) => `${role}=${reachOf({ role, grants: [] }, permission) ?? '-'}`);
      return `${permission.padEnd(19)} ${cells.join(' ')}`;
    });
    expect(`\n${actual.join('\n')}`).toBe(expected);
  });

  it('lets a grant reach as far as the member may see people', () => {
    const grants = ['reports:write'] as const;
    expect(reachOf({ role: 'admin', grants }, 'reports:write')).toBe('organisation');
    expect(reachOf({ role: 'manager', grants }, 'reports:write')).toBe('departments');
  });

  it('ignores a grant that the role may not have', () => {
    expect(
      reachOf({ role: 'viewer', grants: ['reports:write', 'organisation:own'] }, 'reports:write'),
    ).toBeNull();
    expect(reachOf({ role: 'viewer', grants: ['organisation:own'] }, 'organisation:own')).toBeNull();
  });

  it('gives nobody what was withheld from them, whatever their role', () => {
    const held = permissionsOf({ role: 'owner', grants: [], withheld: ['reports:write'] });
    expect(Object.keys(held)).toEqual(permissions.filter((permission) => permission !== 'reports:write'));
  });

  it('offers an owner only what can be granted', () => {
    expect(roles.map(grantable)).toEqual([[], ['reports:write'], ['reports:write'], [], []]);
  });
});
