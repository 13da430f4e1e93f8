import { randomUUID } from 'node:crypto';
import type { InviteInput, ResponseKind } from '@fourfold/contract';
import { type Insertable, sql, type Transaction } from 'kysely';
import type { Queries } from '../../database/database.ts';
import { newId } from '../../database/id.ts';
import type { DB, Responses } from '../../database/schema.generated.ts';
import { linkExpiry } from '../assessment/survey-link.ts';

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
  const round = { id: newId(now), organisation_id: organisationId, number: 1, opened_at: now };
  await tx.insertInto('rounds').values(round).execute();
  return round.id;
}

export interface SeatedPerson {
  readonly id: string;
  readonly email: string;
  readonly seated: boolean;
}

/** The people of these addresses; who is new gets a row, without a seat yet. */
export async function ensurePeople(
  tx: Transaction<DB>,
  organisationId: string,
  emails: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, SeatedPerson>> {
  for (const some of chunks(emails)) {
    await tx
      .insertInto('people')
      .values(
        some.map((email) => ({ id: newId(now), organisation_id: organisationId, email, created_at: now })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const rows = await tx
    .selectFrom('people')
    .select(['id', 'email', 'seat_since'])
    .where('organisation_id', '=', organisationId)
    .where('email', 'in', emails)
    .execute();
  return new Map(
    rows.map(({ id, email, seat_since }) => [
      email ?? '',
      { id, email: email ?? '', seated: seat_since !== null },
    ]),
  );
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

interface RoundOfKind {
  readonly id: string;
  readonly kind: ResponseKind;
}

/** What these people were invited to in a round. */
const invitationsOf = (tx: Transaction<DB>, round: RoundOfKind, personIds: readonly string[]) =>
  tx
    .selectFrom('responses')
    .select('person_id')
    .where('round_id', '=', round.id)
    .where('kind', '=', round.kind)
    .where('person_id', 'in', personIds);

export type InvitedState = 'standing' | 'submitted' | 'declined';

/** Which of these people have an invitation of this kind in this round that was not withdrawn, and how it stands. */
export async function invitedAlready(
  tx: Transaction<DB>,
  round: RoundOfKind,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, InvitedState>> {
  const rows = await invitationsOf(tx, round, personIds)
    .select(['submitted_at', 'declined_at'])
    .where('withdrawn_at', 'is', null)
    .execute();
  return new Map(
    rows.map(({ person_id, submitted_at, declined_at }) => [
      person_id,
      submitted_at !== null ? 'submitted' : declined_at !== null ? 'declined' : 'standing',
    ]),
  );
}

/** Who of them has said in this round that they want no more mails: that outlives an invitation that was withdrawn. */
export async function unmailedSince(
  tx: Transaction<DB>,
  round: RoundOfKind,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  const rows = await invitationsOf(tx, round, personIds)
    .select('no_reminders_at')
    .where('no_reminders_at', 'is not', null)
    .execute();
  return new Map(
    rows.flatMap(({ person_id, no_reminders_at: since }) => (since ? [[person_id, since]] : [])),
  );
}

export interface NewInvitation {
  readonly organisationId: string;
  readonly roundId: string;
  readonly personId: string;
  readonly departmentId: string | null;
  readonly invitedBy: string;
  /** Since when the person wants no mails, so that this invitation sends none either. */
  readonly unmailedSince?: Date | undefined;
  readonly form: InviteInput;
}

/** The row of an invitation whose mail is still to be written. Its id is random, as it is half of the link's secret. */
export function toRow(invitation: NewInvitation, now: Date) {
  const { first_name, last_name, job_position, department, company, kind, vacancy_id } = invitation.form;
  const invited = { first_name, last_name, job_position, department, company };
  return {
    id: randomUUID(),
    organisation_id: invitation.organisationId,
    person_id: invitation.personId,
    round_id: invitation.roundId,
    kind,
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

export interface KnownPerson {
  readonly seated: boolean;
  readonly state: InvitedState | undefined;
}

/** Who of these addresses is known, has a seat, and how an invitation in the current round stands. */
export async function findKnown(
  db: Queries,
  organisationId: string,
  kind: ResponseKind,
  emails: readonly string[],
): Promise<ReadonlyMap<string, KnownPerson>> {
  const { rows } = await sql<{ email: string; seated: boolean; state: InvitedState | null }>`
    select p.email, p.seat_since is not null as seated, case
      when r.submitted_at is not null then 'submitted'
      when r.declined_at is not null then 'declined'
      when r.id is not null then 'standing' end as state
    from people p
    left join responses r on r.person_id = p.id and r.kind = ${kind} and r.withdrawn_at is null
      and r.round_id = (select id from rounds where organisation_id = ${organisationId} order by number desc limit 1)
    where p.organisation_id = ${organisationId} and p.email = any(${emails}::text[])`.execute(db);
  return new Map(rows.map(({ email, seated, state }) => [email, { seated, state: state ?? undefined }]));
}
