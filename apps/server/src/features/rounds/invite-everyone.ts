import type { AnswerOf, BodyOf, inviteAgain, previewRound } from '@fourfold/contract/calls';
import type { Transaction } from 'kysely';
import type { DB } from '../../kernel/database/schema.generated.ts';
import type { AssessmentParts } from '../assessment/assessment-parts.ts';
import { insertInvitations, takeSeats, toRow } from '../people/add-invitations.repository.ts';
import { dealSets } from '../people/deal-sets.ts';
import { postLinksJob } from '../people/post-links.ts';
import { findSeatProblem, requireSeats, type SeatAsker, seatsOf } from '../people/seats.ts';
import { askedAgain, countAskedAgain, type RoundBefore } from './asked-again.ts';
import { cancelReminders, carryReminders, countPlannedReminders } from './planned-reminders.ts';

export interface Starter extends SeatAsker {
  readonly userId: string;
}

interface Again extends Required<BodyOf<typeof inviteAgain>> {
  readonly before: RoundBefore;
  readonly into: RoundBefore;
}

/** What inviting the employees of a round into the next one would do now, which may not have been started yet. */
export async function lookAhead(
  { db, clock, config }: Pick<AssessmentParts, 'db' | 'clock' | 'config'>,
  asker: SeatAsker,
  { before, into }: { readonly before: RoundBefore; readonly into?: RoundBefore },
): Promise<AnswerOf<typeof previewRound>> {
  const { organisationId } = asker;
  const { seatless, ...counts } = await countAskedAgain(db, { roundId: before.id, into: into?.id }, clock());
  const seats = await seatsOf(db, organisationId, config.FREE_SEATS);
  return {
    ...counts,
    number: before.number + 1,
    reminders: await countPlannedReminders(db, organisationId, before),
    problem: await findSeatProblem(db, asker, seats, seatless),
  };
}

/** Answers how many it invites. The reminders of the round before end, or come along. */
export async function inviteEveryone(
  parts: AssessmentParts,
  tx: Transaction<DB>,
  starter: Starter,
  again: Again,
): Promise<number> {
  const { before, into, reminders } = again;
  const count = await invite(parts, tx, starter, again);
  if (reminders === 'carry') await carryReminders(tx, starter.organisationId, before, into);
  else await cancelReminders(tx, starter.organisationId, before, parts.clock());
  return count;
}

/** The invitations carry today's details, corrections included. */
async function invite(
  parts: AssessmentParts,
  tx: Transaction<DB>,
  { organisationId, userId, role }: Starter,
  { before, into, form }: Again,
): Promise<number> {
  const now = parts.clock();
  const people = await askedAgain(tx, before.id, into.id)
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
    into.id,
    people.map(({ person_id }) => person_id),
  );
  const rows = people.map(({ person_id, department_id, email, seat_since: _, ...words }) =>
    toRow(
      {
        organisationId,
        roundId: into.id,
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
