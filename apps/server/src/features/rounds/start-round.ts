import type { AnswerOf, BodyOf, previewRound, startRound } from '@fourfold/contract/calls';
import type { CultureRound } from '@fourfold/contract/schemas';
import { DESIGN_VERSION } from '@fourfold/measurement';
import type { Transaction } from 'kysely';
import { record } from '../../kernel/audit/audit.ts';
import { newId } from '../../kernel/database/id.ts';
import type { DB } from '../../kernel/database/schema.generated.ts';
import type { AssessmentParts } from '../assessment/assessment-parts.ts';
import { listRounds } from '../culture/rounds-list.ts';
import { insertInvitations, takeSeats, toRow } from '../people/add-invitations.repository.ts';
import { dealSets } from '../people/deal-sets.ts';
import { postLinksJob } from '../people/post-links.ts';
import { findSeatProblem, lockSeats, requireSeats, type SeatAsker, seatsOf } from '../people/seats.ts';
import { askedAgain, countAskedAgain, requireAnswered, takeAlong } from './asked-again.ts';
import { cancelReminders, carryReminders, countPlannedReminders } from './planned-reminders.ts';

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
  { invite, form = 'full', reminders = 'cancel' }: Partial<BodyOf<typeof startRound>>,
): Promise<{ round: CultureRound; invited: number }> {
  const { organisationId, userId } = starter;
  const invited = await parts.db.transaction().execute(async (tx) => {
    await lockSeats(tx, organisationId);
    const before = await requireAnswered(tx, organisationId);
    const roundId = newId(parts.clock());
    const into = { id: roundId, number: before.number + 1 };
    await tx
      .insertInto('rounds')
      .values({
        id: roundId,
        organisation_id: organisationId,
        number: into.number,
        opened_at: parts.clock(),
        design_version: DESIGN_VERSION,
      })
      .execute();
    const again = { ...starter, from: before.id, into: roundId, form };
    await takeAlong(tx, before.id, roundId);
    const count = invite === 'everybody' ? await inviteAgain(parts, tx, again) : 0;
    // While nobody is asked again, the round before goes on, and so do its reminders.
    if (invite === 'everybody') {
      if (reminders === 'carry') await carryReminders(tx, organisationId, before, into);
      else await cancelReminders(tx, organisationId, before, parts.clock());
    }
    const details = { number: String(into.number), invited: String(count) };
    await record(tx, { action: 'round.started', organisationId, userId, details }, parts.clock());
    return count;
  });
  const [round] = await listRounds(parts.db, organisationId);
  if (round === undefined) throw new Error('The round that was just started is not there.');
  return { round, invited };
}

/** What starting a round now and inviting everyone would do. Changes nothing. */
export async function preview(
  { db, clock, config }: Pick<AssessmentParts, 'db' | 'clock' | 'config'>,
  starter: SeatAsker,
): Promise<AnswerOf<typeof previewRound>> {
  const { organisationId } = starter;
  const before = await requireAnswered(db, organisationId);
  const { seatless, ...counts } = await countAskedAgain(db, before.id, clock());
  const seats = await seatsOf(db, organisationId, config.FREE_SEATS);
  return {
    ...counts,
    number: before.number + 1,
    reminders: await countPlannedReminders(db, organisationId, before),
    problem: await findSeatProblem(db, starter, seats, seatless),
  };
}

interface Again extends Starter {
  readonly from: string;
  readonly into: string;
  readonly form: 'full' | 'pulse';
}

/** The invitations carry today's details, corrections included. */
async function inviteAgain(
  parts: AssessmentParts,
  tx: Transaction<DB>,
  { organisationId, userId, role, from, into, form }: Again,
): Promise<number> {
  const now = parts.clock();
  const people = await askedAgain(tx, from)
    .select([
      'r.person_id',
      'r.first_name',
      'r.last_name',
      'r.job_position',
      'r.department',
      'r.department_id',
      'r.company',
      'p.email',
      'p.seat_since',
    ])
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
