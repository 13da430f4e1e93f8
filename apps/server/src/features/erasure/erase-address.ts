import { sql, type Transaction } from 'kysely';
import { record } from '../../kernel/audit/audit.ts';
import type { Database, Queries } from '../../kernel/database/database.ts';
import type { DB } from '../../kernel/database/schema.generated.ts';
import { forgetLettersNaming } from '../../kernel/mail/forget-letters.ts';
import { forgetMails } from '../../kernel/mail/forget-mails.ts';
import { letterFolderOf } from '../../kernel/mail/letter-files.ts';
import { unnameInQueue } from '../../kernel/mail/unname.ts';
import { eraseResponses } from '../assessment/erase-responses.ts';
import { tellForgotten, type Watched } from '../assessment/response-watcher.ts';
import { eraseAccount } from '../identity/accounts/account.service.ts';
import { listOwnOrganisations } from '../identity/organisations/organisations.repository.ts';
import { findUserByEmail } from '../identity/users/users.repository.ts';
import { forgetLead } from '../leads/forget-lead.ts';
import { keepOneSeat, lockSeats } from '../people/seats.ts';

export interface Traces {
  readonly respondents: readonly Respondent[];
  readonly leads: number;
  readonly invitations: number;
  readonly mails: number;
  readonly account: boolean;
  /** Organisations that nobody else is in: they go with the account. */
  readonly organisations: readonly string[];
}

interface Respondent {
  readonly organisation_id: string;
  readonly person_id: string;
  readonly organisation: string;
  readonly ids: readonly string[];
}

/** What the installation holds under an address, over all organisations. */
export async function findTraces(db: Queries, email: string): Promise<Traces> {
  const count = async (table: 'leads' | 'colleague_invitations') =>
    (
      await db
        .selectFrom(table)
        .select(sql<number>`count(*)`.as('n'))
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
    ).n;
  const mails = await db
    .selectFrom('mails')
    .select(sql<number>`count(*)`.as('n'))
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow();
  const user = await findUserByEmail(db, email);
  const own = user === undefined ? [] : await listOwnOrganisations(db, user.id);
  return {
    respondents: await findRespondents(db, email),
    leads: await count('leads'),
    invitations: await count('colleague_invitations'),
    mails: mails.n,
    account: user !== undefined,
    organisations: own.filter(({ members }) => members === 1).map(({ name }) => name),
  };
}

const findRespondents = (db: Queries, email: string): Promise<Respondent[]> =>
  db
    .selectFrom('people as p')
    .innerJoin('organisations as o', 'o.id', 'p.organisation_id')
    .leftJoin('responses as r', 'r.person_id', 'p.id')
    .select([
      'p.organisation_id',
      'p.id as person_id',
      'o.name as organisation',
      sql<string[]>`coalesce(array_agg(r.id::text) filter (where r.id is not null), '{}')`.as('ids'),
    ])
    .where('p.email', '=', email)
    .groupBy(['p.organisation_id', 'p.id', 'o.name'])
    // Always in the same order, so that two erasures do not wait for each other.
    .orderBy('p.organisation_id')
    .execute();

/**
 * Erases everything that is kept under an address, by the same code as the buttons do: answers with their scores and
 * their share in figures of groups, forms of the site, mails, the account. All of it or nothing.
 */
export async function eraseAddress(db: Database, watched: Watched, email: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const respondents = await findRespondents(tx, email);
    for (const respondent of respondents) await eraseRespondent(watched, tx, { ...respondent, email });
    for (const people of Map.groupBy(respondents, (one) => one.organisation_id).values())
      await keepOneSeat(
        tx,
        people.map(({ person_id }) => person_id),
      );
    await forgetRefusals(tx, email);
    await forgetLead(tx, watched.config, email);
    await tx.deleteFrom('colleague_invitations').where('email', '=', email).execute();
    const user = await findUserByEmail(tx, email);
    if (user !== undefined) await eraseAccount(watched, tx, user);
    await forgetMails(tx, (mails) => mails('recipient', '=', email));
    const named = { names: [], emails: [email] };
    await tellForgotten(watched, tx, { ...named, organisationIds: null });
    await forgetLettersNaming(tx, letterFolderOf(watched.config), [named], (mails) => mails.lit(true));
    await unnameInQueue(tx, { ...named, by: 'someone' });
  });
}

/** An address that wanted no more mails before its invitation was corrected stands with that invitation. */
async function forgetRefusals(tx: Transaction<DB>, email: string): Promise<void> {
  await tx
    .updateTable('responses')
    .set({ refused_by: sql<string[]>`array_remove(refused_by, ${email})` })
    .where('refused_by', 'is not', null)
    .where(sql<boolean>`${email} = any(refused_by)`)
    .execute();
}

async function eraseRespondent(
  watched: Watched,
  tx: Transaction<DB>,
  respondent: Respondent & { readonly email: string },
): Promise<void> {
  const { organisation_id: organisationId, person_id, ids } = respondent;
  await lockSeats(tx, organisationId);
  if (ids.length > 0) await eraseResponses(watched, tx, respondent, ids);
  else await tx.updateTable('people').set({ email: null }).where('id', '=', person_id).execute();
  await record(tx, { action: 'person.erased', organisationId, userId: null }, watched.clock());
}
