import { whoMay } from '@fourfold/contract/words';
import { say } from '@fourfold/words';
import type { Transaction } from 'kysely';
import type { Queries } from '../../kernel/database/database.ts';
import type { DB } from '../../kernel/database/schema.generated.ts';
import { allOf } from '../../kernel/lists.ts';
import {
  addDepartment,
  type Department,
  listDepartments,
} from '../identity/departments/departments.repository.ts';
import type { KindReach } from '../person/reach.ts';

/** Departments by their name as an invitation writes it, however it is capitalised. */
export interface DepartmentBook {
  /** Why this inviter may not use a name; null where they may. */
  readonly problem: (name: string) => string | null;
  readonly find: (name: string) => Department | undefined;
}

/** As the database compares names, which knows no dot above a small i. */
const fold = (name: string) => name.toLowerCase().replaceAll('i\u0307', 'i');

export async function openDepartments(
  db: Queries,
  organisationId: string,
  reach: Exclude<KindReach, null>,
): Promise<DepartmentBook> {
  const known = await listDepartments(db, organisationId);
  const byName = new Map(known.map((department) => [fold(department.name), department]));
  const own = reach === 'organisation' ? [] : known.filter(({ id }) => reach.includes(id));
  const ownIds = new Set(own.map(({ id }) => id));
  const refusal = refusalOf(own);
  const find = (name: string) => byName.get(fold(name));
  const problem = (name: string) =>
    reach === 'organisation' || ownIds.has(find(name)?.id ?? '') ? null : refusal;
  return { problem, find };
}

/** One text for all lines of a batch, of whom a manager may invite none. */
function refusalOf(own: readonly Department[]): string {
  if (own.length === 0) {
    return say('You are not in a department yet. Please ask to join one: {who} can add you.', {
      who: whoMay('organisation:manage', allOf),
    });
  }
  return say('You can invite people in your own departments: {names}.', {
    names: allOf(own.map(({ name }) => name)),
  });
}

/** A department is added when someone with all rights names it for the first time. */
export async function ensureDepartments(
  tx: Transaction<DB>,
  organisationId: string,
  names: readonly string[],
  now: Date,
): Promise<void> {
  const known = new Set((await listDepartments(tx, organisationId)).map(({ name }) => fold(name)));
  for (const name of names) {
    if (known.has(fold(name))) continue;
    await addDepartment(tx, organisationId, name, now);
    known.add(fold(name));
  }
}
