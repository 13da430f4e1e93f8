import { randomUUID } from 'node:crypto';
import type { InviteInput, ResponseKind } from '@fourfold/contract/schemas';
import { usualForm } from '@fourfold/contract/words';
import { DESIGN_VERSION } from '@fourfold/measurement';
import { type Insertable, type SqlBool, sql, type Transaction } from 'kysely';
import type { Queries } from '../../kernel/database/database.ts';
import { newId } from '../../kernel/database/id.ts';
import type { DB, Responses } from '../../kernel/database/schema.generated.ts';
import { linkExpiry } from '../assessment/survey-link.ts';
import { type PeopleScope, whollyWithin, within } from './people-scope.ts';

/** Rows go in by the thousand: more would not fit into one statement's parameters. */
const chunk = 1000;

/** The round in which invitations are made now. The first one begins with the first invitation. */
export async function currentRound(tx: Transaction<DB>, organisationId: string, now: Date): Promise<string> {
  const latest = await tx
    .selectFrom('rounds')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (latest !== undefined) return latest.id;
  const id = newId(now);
  const round = {
    id,
    organisation_id: organisationId,
    number: 1,
    opened_at: now,
    design_version: DESIGN_VERSION,
  };
  await tx.insertInto('rounds').values(round).execute();
  return round.id;
}

/**
 * The ids of the people of these addresses; who is new gets a row, without a seat yet. A person with a response out of
 * the scope's reach is not its to add to: for it they are new, so that what it does next touches nothing of others.
 */
export async function ensurePeople(
  tx: Transaction<DB>,
  scope: PeopleScope,
  emails: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const known = await tx
    .selectFrom('people as p')
    .distinctOn('p.email')
    .select(['p.id', 'p.email'])
    .where('p.organisation_id', '=', scope.organisationId)
    .where('p.email', 'in', emails)
    .where(whollyWithin(scope))
    .orderBy('p.email')
    .orderBy(sql`p.seat_since is null`)
    .orderBy('p.id')
    .execute();
  const ids = new Map(known.map(({ id, email }) => [email ?? '', id]));
  const people = emails
    .filter((email) => !ids.has(email))
    .map((email) => ({ id: newId(now), organisation_id: scope.organisationId, email, created_at: now }));
  for (const some of chunks(people)) await tx.insertInto('people').values(some).execute();
  for (const { id, email } of people) ids.set(email, id);
  return ids;
}

export async function takeSeats(tx: Transaction<DB>, personIds: readonly string[], now: Date): Promise<void> {
  if (personIds.length === 0) return;
  await tx
    .updateTable('people')
    .set({ seat_since: now })
    .where('id', 'in', personIds)
    .where('seat_since', 'is', null)
    .execute();
}

export interface NewInvitation {
  readonly organisationId: string;
  readonly roundId: string;
  readonly personId: string;
  readonly departmentId: string | null;
  readonly invitedBy: string | null;
  /** Since when the person wants no mails, so that this invitation sends none either. */
  readonly unmailedSince?: Date | undefined;
  readonly form: InviteInput;
  /** Which of a pulse's sets. */
  readonly questionSet?: number;
}

/** The row of an invitation whose mail is still to be written. Its id is random, as it is half of the link's secret. */
export function toRow(invitation: NewInvitation, now: Date) {
  const { first_name, last_name, job_position, department, company, kind, vacancy_id, launch_at } =
    invitation.form;
  const invited = { first_name, last_name, job_position, department, company };
  return {
    id: randomUUID(),
    organisation_id: invitation.organisationId,
    person_id: invitation.personId,
    round_id: invitation.roundId,
    kind,
    form: invitation.form.form ?? usualForm(kind),
    question_set: invitation.questionSet ?? 0,
    vacancy_id,
    ...invited,
    department_id: invitation.departmentId,
    invited: JSON.stringify(invited),
    invited_by: invitation.invitedBy,
    invited_at: now,
    sent_at: now,
    expires_at: linkExpiry(now),
    no_reminders_at: invitation.unmailedSince ?? null,
    mail_due: invitation.unmailedSince === undefined ? 'invitation' : null,
    launch_at: launch_at ?? null,
  } satisfies Insertable<Responses>;
}

export async function insertInvitations(
  tx: Transaction<DB>,
  rows: readonly ReturnType<typeof toRow>[],
): Promise<void> {
  for (const some of chunks(rows))
    await tx
      .insertInto('responses')
      .values([...some])
      .execute();
}

function chunks<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / chunk) }, (_, at) =>
    all.slice(at * chunk, (at + 1) * chunk),
  );
}

export type InvitedState = 'standing' | 'submitted' | 'declined';

/** What a scope may know of an address, from the responses that it reaches. */
export interface KnownPerson {
  /** One of them takes a seat. */
  readonly seated: boolean;
  /** How an invitation of this kind in the current round stands that was not withdrawn. */
  readonly state: InvitedState | undefined;
  /** Since when they want no more mails in this round: that outlives an invitation that was withdrawn. */
  readonly unmailedSince: Date | undefined;
}

interface Found {
  readonly email: string;
  readonly seated: boolean;
  readonly state: InvitedState | null;
  readonly unmailed_since: Date | null;
}

/**
 * Who of these addresses is known to the person who asks. What is out of their reach is left out on purpose, so that
 * nobody learns from an answer whom others have invited, or who has answered them.
 */
export async function findKnown(
  db: Queries,
  scope: PeopleScope,
  kind: ResponseKind,
  emails: readonly string[],
): Promise<ReadonlyMap<string, KnownPerson>> {
  const isCurrent = sql<SqlBool>`(r.kind = ${kind} and r.round_id = (
    select id from rounds where organisation_id = ${scope.organisationId} order by number desc limit 1))`;
  const { rows } = await sql<Found>`
    select p.email, bool_or(r.withdrawn_at is null or a.response_id is not null) as seated,
      (array_agg(
        case when r.submitted_at is not null then 'submitted'
          when r.declined_at is not null then 'declined' else 'standing' end
        order by r.submitted_at, r.declined_at
      ) filter (where ${isCurrent} and r.withdrawn_at is null))[1] as state,
      min(r.no_reminders_at) filter (where ${isCurrent}) as unmailed_since
    from people p
    join responses r on r.organisation_id = p.organisation_id and r.person_id = p.id
    left join response_answers a on a.response_id = r.id
    where p.organisation_id = ${scope.organisationId} and p.email = any(${emails}::text[]) and ${within(scope)}
    group by p.email`.execute(db);
  return new Map(
    rows.map(({ email, seated, state, unmailed_since }) => [
      email,
      { seated, state: state ?? undefined, unmailedSince: unmailed_since ?? undefined },
    ]),
  );
}
