import type { BodyOf, startRound } from '@fourfold/contract/calls';
import type { CultureRound } from '@fourfold/contract/schemas';
import { DESIGN_VERSION } from '@fourfold/measurement';
import { say } from '@fourfold/words';
import type { Transaction } from 'kysely';
import { record } from '../../kernel/audit/audit.ts';
import { newId } from '../../kernel/database/id.ts';
import type { DB } from '../../kernel/database/schema.generated.ts';
import { AppError } from '../../kernel/http/app-error.ts';
import type { AssessmentParts } from '../assessment/assessment-parts.ts';
import { listRounds } from '../culture/rounds-list.ts';
import { insertInvitations, takeSeats, toRow } from '../people/add-invitations.repository.ts';
import { isPlanned } from '../people/clock-of.ts';
import { dealSets } from '../people/deal-sets.ts';
import { postLinksJob } from '../people/post-links.ts';
import { lockSeats, requireSeats, type SeatAsker, seatsOf } from '../people/seats.ts';

interface Starter extends SeatAsker {
  readonly userId: string;
}

/**
 * Starts a new round: from now on people are invited in it, and the earlier one stays for comparison. Who was invited
 * before and has not answered can still do so, in the round of the invitation.
 */
export async function start(
  parts: AssessmentParts,
  starter: Starter,
  { invite, form = 'full' }: Partial<BodyOf<typeof startRound>>,
): Promise<{ round: CultureRound; invited: number }> {
  const { organisationId, userId } = starter;
  const invited = await parts.db.transaction().execute(async (tx) => {
    await lockSeats(tx, organisationId);
    const before = await requireAnswered(tx, organisationId);
    const roundId = newId(parts.clock());
    await tx
      .insertInto('rounds')
      .values({
        id: roundId,
        organisation_id: organisationId,
        number: before.number + 1,
        opened_at: parts.clock(),
        design_version: DESIGN_VERSION,
      })
      .execute();
    await takeAlong(tx, before.id, roundId);
    const again = { ...starter, from: before.id, into: roundId, form };
    const count = invite === 'everybody' ? await inviteAgain(parts, tx, again) : 0;
    const details = { number: String(before.number + 1), invited: String(count) };
    await record(tx, { action: 'round.started', organisationId, userId, details }, parts.clock());
    return count;
  });
  const [round] = await listRounds(parts.db, organisationId);
  if (round === undefined) throw new Error('The round that was just started is not there.');
  return { round, invited };
}

/** Invitations that wait for their launch leave in the round of that day; nobody is asked twice. */
async function takeAlong(tx: Transaction<DB>, from: string, into: string): Promise<void> {
  await tx
    .updateTable('responses as r')
    .set({ round_id: into })
    .where('r.round_id', '=', from)
    .where('r.kind', '=', 'employee')
    .where('r.withdrawn_at', 'is', null)
    .where(isPlanned)
    .execute();
}

/** Two rounds without an answer between them could not be compared, and the second is most likely a double click. */
async function requireAnswered(tx: Transaction<DB>, organisationId: string) {
  const latest = await tx
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

interface Again extends Starter {
  readonly from: string;
  readonly into: string;
  readonly form: 'full' | 'pulse';
}

/**
 * Invites the employees of the round before, except those who were withdrawn or declined: “No more reminders” was said
 * of that round's questionnaire. The invitations carry today's details, corrections included.
 */
async function inviteAgain(
  parts: AssessmentParts,
  tx: Transaction<DB>,
  { organisationId, userId, role, from, into, form }: Again,
): Promise<number> {
  const now = parts.clock();
  const people = await tx
    .selectFrom('responses as r')
    .innerJoin('people as p', 'p.id', 'r.person_id')
    .select([
      'r.person_id',
      'r.first_name',
      'r.last_name',
      'r.job_position',
      'r.department',
      'r.department_id',
    ])
    .select(['r.company', 'p.email', 'p.seat_since'])
    .where('r.round_id', '=', from)
    .where('r.kind', '=', 'employee')
    .where('r.withdrawn_at', 'is', null)
    .where('r.declined_at', 'is', null)
    .where('p.email', 'is not', null)
    .execute();
  const seatless = people.filter(({ seat_since }) => seat_since === null).map(({ person_id }) => person_id);
  const seats = await seatsOf(tx, organisationId, parts.config.FREE_SEATS);
  await requireSeats(tx, { organisationId, role }, seats, seatless.length);
  await takeSeats(tx, seatless, now);
  const setOf = await dealSets(
    tx,
    into,
    people.map(({ person_id }) => person_id),
  );
  const rows = people.map(({ person_id, department_id, email, seat_since: _, ...words }) =>
    toRow(
      {
        organisationId,
        roundId: into,
        personId: person_id,
        departmentId: department_id,
        invitedBy: userId,
        questionSet: form === 'pulse' ? setOf(person_id) : 0,
        form: { ...words, email: email ?? '', kind: 'employee', form, vacancy_id: null, launch_at: null },
      },
      now,
    ),
  );
  await insertInvitations(tx, rows);
  if (rows.length > 0) await parts.jobs.enqueue(tx, postLinksJob, { organisationId });
  return rows.length;
}
