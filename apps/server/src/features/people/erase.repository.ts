import type { Transaction } from 'kysely';
import type { DB } from '../../database/schema.generated.ts';
import { type PeopleScope, within } from './people-scope.ts';

/**
 * Deletes what the scope reaches of a person: responses with their answers and scores, and after the last one the
 * person and the mails to them. Who had begun has used the seat, so it stays taken, without a name or an address.
 */
export async function erase(tx: Transaction<DB>, scope: PeopleScope, personId: string): Promise<void> {
  const person = await tx
    .selectFrom('people')
    .select('email')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  const begun = await hasBegun(tx, personId);
  await tx.deleteFrom('responses as r').where('r.person_id', '=', personId).where(within(scope)).execute();
  const rest = await tx
    .selectFrom('responses')
    .select('id')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  if (rest !== undefined) return;
  if (person.email !== null) await eraseMails(tx, scope.organisationId, person.email);
  if (begun) await tx.updateTable('people').set({ email: null }).where('id', '=', personId).execute();
  else await tx.deleteFrom('people').where('id', '=', personId).execute();
}

const eraseMails = (tx: Transaction<DB>, organisationId: string, email: string) =>
  tx
    .deleteFrom('mails')
    .where('organisation_id', '=', organisationId)
    .where('recipient', '=', email)
    .where('kind', 'like', 'survey.%')
    .execute();

async function hasBegun(tx: Transaction<DB>, personId: string): Promise<boolean> {
  const sheet = await tx
    .selectFrom('response_answers as a')
    .innerJoin('responses as r', 'r.id', 'a.response_id')
    .select('a.response_id')
    .where('r.person_id', '=', personId)
    .executeTakeFirst();
  return sheet !== undefined;
}
