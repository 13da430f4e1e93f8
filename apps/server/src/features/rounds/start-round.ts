import type { AnswerOf, BodyOf, previewRound, startRound } from '@fourfold/contract/calls';
import type { CultureRound } from '@fourfold/contract/schemas';
import { DESIGN_VERSION } from '@fourfold/measurement';
import { record } from '../../kernel/audit/audit.ts';
import { newId } from '../../kernel/database/id.ts';
import type { AssessmentParts } from '../assessment/assessment-parts.ts';
import { listRounds } from '../culture/rounds-list.ts';
import { lockSeats, type SeatAsker } from '../people/seats.ts';
import { requireAnswered, takeAlong } from './asked-again.ts';
import { inviteEveryone, lookAhead, type Starter } from './invite-everyone.ts';

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
    await takeAlong(tx, before.id, roundId);
    // While nobody is asked again, the round before goes on, and so do its reminders.
    const count =
      invite === 'everybody'
        ? await inviteEveryone(parts, tx, starter, { before, into, form, reminders })
        : 0;
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
  const before = await requireAnswered(db, starter.organisationId);
  return await lookAhead({ db, clock, config }, starter, { before });
}
