import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { permissionTable } from './permissions.ts';
import { atStart, roleGroups, whoMay } from './who-may.ts';

const allOf = (groups: readonly string[]) => new Intl.ListFormat('en-GB').format(groups);

it('names the roles that have a permission, as far as it has to reach', () => {
  expect(whoMay('employees:see', allOf)).toBe('owners, admins and managers');
  expect(whoMay('candidates:manage', allOf, { needed: ['organisation'] })).toBe(
    'owners, admins and the hiring team',
  );
  expect(whoMay('organisation:own', allOf)).toBe('owners');
});

it('names those to whom it has to be granted only where they are asked for', () => {
  expect(whoMay('reports:write', allOf)).toBe('owners');
  expect(whoMay('reports:write', allOf, { needed: ['granted'] })).toBe('admins and managers');
});

it('names one more role as soon as the table has it', () => {
  const table = {
    ...permissionTable,
    'employees:see': { ...permissionTable['employees:see'], analyst: 'organisation' },
  } as const;
  const groups = { ...roleGroups, analyst: () => 'analysts' };
  expect(atStart(whoMay('employees:see', allOf, { table, groups }))).toBe(
    'Owners, admins, managers and analysts',
  );
  expect(whoMay('candidates:see', allOf, { table, groups })).not.toContain('analysts');
});

it('is how sentences name roles: none has a list of its own', () => {
  const catalogue = path.resolve(import.meta.dirname, '../../words/en-GB');
  const files = readdirSync(catalogue, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.po'),
  );
  expect(files.length).toBeGreaterThan(10);
  const role = '(owner|admin|manager|viewer|hiring team)s?';
  const listed = new RegExp(String.raw`\b${role}(,| and| or)( the| an?)? ${role}\b`, 'i');
  const found = files.flatMap((name) =>
    readFileSync(path.join(catalogue, name), 'utf8')
      .split('\n')
      .filter((line) => listed.test(line)),
  );
  expect(found).toEqual([]);
});
