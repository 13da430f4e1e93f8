import { sql, type Transaction } from 'kysely';
import type { DB } from '../../kernel/database/schema.generated.ts';
import { forgetLettersNaming, type Named, type WhichMails } from '../../kernel/mail/forget-letters.ts';
import { forgetMails } from '../../kernel/mail/forget-mails.ts';
import { letterFolderOf } from '../../kernel/mail/letter-files.ts';
import { unnameInQueue } from '../../kernel/mail/unname.ts';
import { isAddressOfSomeone, lockSubmitted, type Respondent } from './respondent.repository.ts';
import { tellErased, tellForgotten, type Watched } from './response-watcher.ts';

type Person = Pick<Respondent, 'organisation_id' | 'person_id' | 'email'>;

/**
 * Deletes responses of a person with their answers and scores, and after the last one the person, the mails to them
 * and what names them in mails to others. Who had begun has used the seat, so it stays taken, without a name or an
 * address.
 */
export const eraseResponses = (
  watched: Watched,
  tx: Transaction<DB>,
  person: Person,
  ids: readonly string[],
): Promise<void> => erasePeople(watched, tx, person.organisation_id, [{ ...person, ids }]);

/** The same for several of an organisation: the mails that were written as files are read once for all of them. */
export async function erasePeople(
  watched: Watched,
  tx: Transaction<DB>,
  organisationId: string,
  people: readonly (Person & { readonly ids: readonly string[] })[],
): Promise<void> {
  const gone: Named[] = [];
  for (const person of people) {
    const names = await namesIn(tx, person.ids);
    if (!(await eraseOne(watched, tx, person))) continue;
    const named = { names, emails: person.email === '' ? [] : [person.email] };
    await unnameInQueue(tx, { ...named, by: 'someone', which: mailsToColleagues(organisationId) });
    await tellForgotten(watched, tx, { ...named, organisationIds: [organisationId] });
    gone.push(named);
  }
  await forgetLettersNaming(tx, letterFolderOf(watched.config), gone, mailsToColleagues(organisationId));
}

/** Other mails of the questionnaire are to respondents, and name nobody but them and the colleague who invites them. */
const mailsToColleagues =
  (organisationId: string): WhichMails =>
  (mails) =>
    mails.and([
      mails('organisation_id', '=', organisationId),
      mails.or([mails('kind', '=', 'survey.digest'), mails('kind', 'not like', 'survey.%')]),
    ]);

/** Whether this was the last that the organisation had of the person. */
async function eraseOne(
  watched: Watched,
  tx: Transaction<DB>,
  person: Person & { readonly ids: readonly string[] },
): Promise<boolean> {
  const { person_id, organisation_id: organisationId, ids } = person;
  await tellErased(watched, tx, {
    organisationId,
    respondents: await lockSubmitted(tx, ids),
    at: watched.clock(),
  });
  const begun = await hasBegun(tx, person_id);
  const told = await tx.deleteFrom('responses').where('id', 'in', ids).returning('told_mail_ids').execute();
  await forgetTold(
    tx,
    told.flatMap(({ told_mail_ids }) => told_mail_ids ?? []),
  );
  const rest = await tx
    .selectFrom('responses')
    .select('id')
    .where('person_id', '=', person_id)
    .executeTakeFirst();
  if (rest !== undefined) return false;
  if (begun) await tx.updateTable('people').set({ email: null }).where('id', '=', person_id).execute();
  else await tx.deleteFrom('people').where('id', '=', person_id).execute();
  if (!(await isAddressOfSomeone(tx, person))) await eraseMails(tx, person);
  return true;
}

/** What told former addresses of a correction goes with what was corrected. */
async function forgetTold(tx: Transaction<DB>, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await forgetMails(tx, (mails) => mails('id', 'in', ids));
}

/** What mails call the person: as they wrote it themselves, and as they were invited. */
async function namesIn(tx: Transaction<DB>, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('responses')
    .select([
      sql<string>`first_name || ' ' || last_name`.as('own'),
      sql<string | null>`invited ->> 'first_name' || ' ' || (invited ->> 'last_name')`.as('invited'),
    ])
    .where('id', 'in', ids)
    .execute();
  return [...new Set(rows.flatMap(({ own, invited }) => [own, invited ?? own]))];
}

/** All but digests: those go to people who invite others and may have been invited at the same address. */
const eraseMails = (tx: Transaction<DB>, { organisation_id, email }: Person) =>
  forgetMails(tx, (mails) =>
    mails.and([
      mails('organisation_id', '=', organisation_id),
      mails('recipient', '=', email),
      mails('kind', 'like', 'survey.%'),
      mails('kind', '!=', 'survey.digest'),
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
