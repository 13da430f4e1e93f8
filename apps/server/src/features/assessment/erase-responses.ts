import type { Transaction } from 'kysely';
import type { DB } from '../../database/schema.generated.ts';
import { forgetMails } from '../../mail/forget-mails.ts';
import { lockSubmitted, type Respondent } from './respondent.repository.ts';
import { tellErased, type Watched } from './response-watcher.ts';

/**
 * Deletes responses of a person with their answers and scores, and after the last one the person and the mails to
 * them. Who had begun has used the seat, so it stays taken, without a name or an address.
 */
export async function eraseResponses(
  watched: Watched,
  tx: Transaction<DB>,
  person: Pick<Respondent, 'organisation_id' | 'person_id' | 'email'>,
  ids: readonly string[],
): Promise<void> {
  const { person_id, organisation_id: organisationId } = person;
  await tellErased(watched, tx, {
    organisationId,
    respondents: await lockSubmitted(tx, ids),
    at: watched.clock(),
  });
  const begun = await hasBegun(tx, person_id);
  await tx.deleteFrom('responses').where('id', 'in', ids).execute();
  const rest = await tx
    .selectFrom('responses')
    .select('id')
    .where('person_id', '=', person_id)
    .executeTakeFirst();
  if (rest !== undefined) return;
  await eraseMails(tx, person);
  if (begun) await tx.updateTable('people').set({ email: null }).where('id', '=', person_id).execute();
  else await tx.deleteFrom('people').where('id', '=', person_id).execute();
}

const eraseMails = (
  tx: Transaction<DB>,
  { organisation_id, email }: Pick<Respondent, 'organisation_id' | 'email'>,
) =>
  forgetMails(tx, (mails) =>
    mails.and([
      mails('organisation_id', '=', organisation_id),
      mails('recipient', '=', email),
      mails('kind', 'like', 'survey.%'),
    ]),
  );

async function hasBegun(tx: Transaction<DB>, personId: string): Promise<boolean> {
  const sheet = await tx
    .selectFrom('response_answers as a')
    .innerJoin('responses as r', 'r.id', 'a.response_id')
    .select('a.response_id')
    .where('r.person_id', '=', personId)
    .executeTakeFirst();
  return sheet !== undefined;
}
