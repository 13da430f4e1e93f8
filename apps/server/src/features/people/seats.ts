import { type Role, reachOf } from '@fourfold/contract/words';
import { say } from '@fourfold/words';
import { currentLanguage } from '@fourfold/words/language';
import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../kernel/database/database.ts';
import type { DB } from '../../kernel/database/schema.generated.ts';
import { AppError } from '../../kernel/http/app-error.ts';
import { listOwnerNames } from '../identity/members/members.repository.ts';

/**
 * A seat is a person in an organisation, over all rounds; an invitation withdrawn before it was begun frees it. Whom
 * two colleagues invited, who do not see each other's people, is one person: the address tells.
 */
export async function countSeats(db: Queries, organisationId: string): Promise<number> {
  const { used } = await db
    .selectFrom('people')
    .select(sql<number>`count(distinct coalesce(email, id::text))`.as('used'))
    .where('organisation_id', '=', organisationId)
    .where('seat_since', 'is not', null)
    .executeTakeFirstOrThrow();
  return used;
}

export interface Seats {
  readonly total: number;
  readonly used: number;
  readonly left: number;
}

export async function seatsOf(db: Queries, organisationId: string, free: number): Promise<Seats> {
  const { seats_bought } = await db
    .selectFrom('organisations')
    .select('seats_bought')
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow();
  const total = free + seats_bought;
  const used = await countSeats(db, organisationId);
  return { total, used, left: Math.max(0, total - used) };
}

/**
 * Taking or freeing a seat waits here for any that is under way, so that two invitations at the same moment cannot
 * both take the last one. Keys that only refer to the organisation do not wait.
 */
export async function lockSeats(tx: Transaction<DB>, organisationId: string): Promise<void> {
  await tx
    .selectFrom('organisations')
    .select('id')
    .where('id', '=', organisationId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** The person who needs seats. */
export interface SeatAsker {
  readonly organisationId: string;
  readonly role: Role;
}

/** Why so many seats cannot be had, and who can do something about it; null when they can. */
export async function findSeatProblem(
  db: Queries,
  asker: SeatAsker,
  { total, left }: Seats,
  wanted: number,
): Promise<string | null> {
  if (wanted <= left) return null;
  const way = await wayToSeats(db, asker);
  return left === 0
    ? say('{total, plural, one {The only seat is taken.} other {All # seats are taken.}} {way}', {
        total,
        way,
      })
    : say(
        'This needs {wanted, plural, one {# seat} other {# seats}}, and {left, plural, one {# of {total, number} is left} other {# of {total, number} are left}}. {way}',
        { wanted, left, total, way },
      );
}

/** Only owners can open Billing, so everyone else is told their names. */
async function wayToSeats(db: Queries, { organisationId, role }: SeatAsker): Promise<string> {
  if (reachOf({ role, grants: [] }, 'organisation:own') !== null)
    return say('To invite more people, ask for more seats in Settings under Billing.');
  const names = await listOwnerNames(db, organisationId);
  const owners = new Intl.ListFormat(currentLanguage(), { type: 'disjunction' }).format(names);
  return say('Only an owner can ask for more. Please talk to {owners}.', { owners });
}

export async function requireSeats(
  db: Queries,
  asker: SeatAsker,
  seats: Seats,
  wanted: number,
): Promise<void> {
  const problem = await findSeatProblem(db, asker, seats, wanted);
  if (problem !== null) throw new AppError('seats_taken', problem);
}

/** Gives a seat back unless the person has an invitation that stands, or ever began one. */
export async function freeSeat(tx: Transaction<DB>, personId: string): Promise<void> {
  await tx
    .updateTable('people')
    .set({ seat_since: null })
    .where('id', '=', personId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('responses as r')
            .leftJoin('response_answers as a', 'a.response_id', 'r.id')
            .select(sql`1`.as('one'))
            .where('r.person_id', '=', personId)
            .where(({ or, eb }) => or([eb('r.withdrawn_at', 'is', null), eb('a.begun_at', 'is not', null)])),
        ),
      ),
    )
    .execute();
}

/** Several people of one address were one seat, and are one when all of them were erased. */
export async function keepOneSeat(tx: Transaction<DB>, personIds: readonly string[]): Promise<void> {
  const [, ...others] = await tx
    .selectFrom('people')
    .select('id')
    .where('id', 'in', personIds)
    .where('email', 'is', null)
    .where('seat_since', 'is not', null)
    .orderBy('seat_since')
    .execute();
  const ids = others.map(({ id }) => id);
  if (ids.length > 0)
    await tx.updateTable('people').set({ seat_since: null }).where('id', 'in', ids).execute();
}
