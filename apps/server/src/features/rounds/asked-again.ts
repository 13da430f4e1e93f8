import { say } from '@fourfold/words';
import { type SqlBool, sql, type Transaction } from 'kysely';
import type { Queries } from '../../kernel/database/database.ts';
import type { DB } from '../../kernel/database/schema.generated.ts';
import { AppError, notFound } from '../../kernel/http/app-error.ts';
import { isPlanned, isRoundOver } from '../people/clock-of.ts';

export interface RoundBefore {
  readonly id: string;
  readonly number: number;
}

interface Pair {
  readonly before: RoundBefore;
  readonly into: RoundBefore;
}

/** Two rounds without an answer between them could not be compared, and the second is most likely a double click. */
export async function requireAnswered(db: Queries, organisationId: string): Promise<RoundBefore> {
  const latest = await db
    .selectFrom('rounds as o')
    .select((expression) => [
      'o.id',
      'o.number',
      expression
        .exists(
          expression
            .selectFrom('culture_members as m')
            .select('m.round_id')
            .whereRef('m.round_id', '=', 'o.id'),
        )
        .as('answered'),
    ])
    .where('o.organisation_id', '=', organisationId)
    .orderBy('o.number', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (latest?.answered) return latest;
  throw new AppError(
    'conflict',
    say('Nobody has answered in this round yet. You can start a new one after the first answer.'),
  );
}

/**
 * The employees of a round, except those who were withdrawn or declined. “No more reminders” was said of that round's
 * questionnaire, and keeps nobody out. Who still waits for a launch is not asked again: that invitation is taken along.
 * Once there is a round to ask them in, nobody who has an invitation there is asked again, a withdrawn one included.
 */
export const askedAgain = (db: Queries, roundId: string, into?: string) =>
  db
    .selectFrom('responses as r')
    .innerJoin('people as p', 'p.id', 'r.person_id')
    .where('r.round_id', '=', roundId)
    .$if(into !== undefined, (query) =>
      query.where(
        sql<SqlBool>`not exists (
          select 1 from responses n where n.person_id = r.person_id and n.round_id = ${into} and n.kind = r.kind)`,
      ),
    )
    .where('r.kind', '=', 'employee')
    .where('r.withdrawn_at', 'is', null)
    .where('r.declined_at', 'is', null)
    .where('p.email', 'is not', null)
    .where(({ not }) => not(isPlanned));

/** The invitations of a round that still wait for their launch. */
const takenAlong = sql<SqlBool>`(r.kind = 'employee' and r.withdrawn_at is null and ${isPlanned})`;

/** A round that is open and the latest, with the one before it. */
export async function findInvitable(
  db: Queries,
  organisationId: string,
  roundId: string,
  now: Date,
): Promise<Pair | null> {
  const pair = await findLatest(db, organisationId, roundId);
  return pair === null || (pair.into.ends_at !== null && pair.into.ends_at <= now) ? null : pair;
}

/** Whether anyone of a round is invited to the one after it. */
async function isAskedAgain(db: Queries, { before, into }: Pair): Promise<boolean> {
  const invited = await askedAgain(db, before.id)
    .innerJoin('responses as n', 'n.person_id', 'r.person_id')
    .where('n.round_id', '=', into.id)
    .where('n.kind', '=', 'employee')
    .where('n.withdrawn_at', 'is', null)
    .select('n.id')
    .limit(1)
    .executeTakeFirst();
  return invited !== undefined;
}

/** The rounds whose employees are today's: the latest, and the one before it while nobody of that is asked again. */
export async function roundsOfToday(db: Queries, organisationId: string): Promise<string[]> {
  const [into, before] = await listByNumber(db, organisationId);
  if (into === undefined) return [];
  if (before === undefined || (await isAskedAgain(db, { before, into }))) return [into.id];
  return [into.id, before.id];
}

/** The same for cancelling it: what was invited to it, and does not wait for its launch, would be lost. */
export async function findCancellable(db: Queries, organisationId: string, roundId: string) {
  const pair = await findLatest(db, organisationId, roundId);
  if (pair === null) return null;
  const isAskedBefore = sql<SqlBool>`exists (
    select 1 from responses b where b.person_id = r.person_id and b.round_id = ${pair.before.id} and b.kind = r.kind)`;
  const lost = await db
    .selectFrom('responses as r')
    .select('r.id')
    .where('r.round_id', '=', pair.into.id)
    .where(({ not, or }) => or([not(takenAlong), isAskedBefore]))
    .limit(1)
    .executeTakeFirst();
  return lost === undefined ? pair : null;
}

async function findLatest(db: Queries, organisationId: string, roundId: string) {
  const rounds = await listByNumber(db, organisationId);
  if (!rounds.some(({ id }) => id === roundId)) throw notFound();
  const [into, before] = rounds;
  return into?.id === roundId && before !== undefined ? { before, into } : null;
}

const listByNumber = (db: Queries, organisationId: string) =>
  db
    .selectFrom('rounds')
    .select(['id', 'number', 'ends_at'])
    .where('organisation_id', '=', organisationId)
    .where('number', '>', 0)
    .orderBy('number', 'desc')
    .execute();

/** Invitations that wait for their launch leave in the round of that day; nobody is asked twice. */
export async function takeAlong(tx: Transaction<DB>, from: string, into: string): Promise<void> {
  await tx
    .updateTable('responses as r')
    .set({ round_id: into })
    .where('r.round_id', '=', from)
    .where(takenAlong)
    .execute();
}

/** How many are asked again, and how many of them could still answer the round before or had stopped its reminders. */
export async function countAskedAgain(
  db: Queries,
  { roundId, into }: { readonly roundId: string; readonly into?: string },
  now: Date,
) {
  const isOpen = sql<SqlBool>`(r.submitted_at is null and r.expires_at > ${now} and not ${isRoundOver(now)})`;
  const counts = await askedAgain(db, roundId, into)
    .select([
      sql<number>`count(*)::int`.as('invited'),
      sql<number>`(count(*) filter (where ${isOpen}))::int`.as('open'),
      sql<number>`(count(*) filter (where r.no_reminders_at is not null))::int`.as('unwilling'),
      sql<number>`(count(*) filter (where p.seat_since is null))::int`.as('seatless'),
    ])
    .executeTakeFirstOrThrow();
  const { waiting } = await db
    .selectFrom('responses as r')
    .select(sql<number>`count(*)::int`.as('waiting'))
    .where('r.round_id', '=', roundId)
    .where(takenAlong)
    .executeTakeFirstOrThrow();
  return { ...counts, waiting };
}
