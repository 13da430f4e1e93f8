import { say } from '@fourfold/words';
import { record } from '../../../kernel/audit/audit.ts';
import type { Database } from '../../../kernel/database/database.ts';
import type { Member } from '../../../kernel/http/access.ts';
import { invalidField, notFound } from '../../../kernel/http/app-error.ts';
import * as repository from './departments.repository.ts';

interface Parts {
  readonly db: Database;
  readonly clock: () => Date;
}

const taken = () => invalidField('name', say('There is already a department with this name.'));

export const list = ({ db }: Parts, organisationId: string) => repository.listDepartments(db, organisationId);

export async function add({ db, clock }: Parts, organisationId: string, name: string) {
  const department = await repository.addDepartment(db, organisationId, name, clock());
  if (department === null) throw taken();
  return department;
}

export async function rename({ db }: Parts, organisationId: string, id: string, name: string): Promise<void> {
  try {
    if (!(await repository.renameDepartment(db, organisationId, id, name))) throw notFound();
  } catch (error) {
    throw (error as { code?: string }).code === '23505' ? taken() : error;
  }
}

/** Managers lose people with it, so the log knows. */
export async function remove({ db, clock }: Parts, caller: Member, id: string): Promise<void> {
  const { organisationId } = caller.membership;
  await db.transaction().execute(async (tx) => {
    if (!(await repository.removeDepartment(tx, organisationId, id))) throw notFound();
    const details = { fields: 'departments' };
    await record(
      tx,
      { action: 'organisation.changed', organisationId, userId: caller.userId, details },
      clock(),
    );
  });
}
