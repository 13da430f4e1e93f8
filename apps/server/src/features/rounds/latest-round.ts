import type { AnswerOf, BodyOf, inviteAgain, previewLatest } from '@fourfold/contract/calls';
import { say } from '@fourfold/words';
import { record } from '../../kernel/audit/audit.ts';
import { AppError } from '../../kernel/http/app-error.ts';
import type { AssessmentParts } from '../assessment/assessment-parts.ts';
import { lockSeats, type SeatAsker } from '../people/seats.ts';
import { findCancellable, findInvitable, takeAlong } from './asked-again.ts';
import { inviteEveryone, lookAhead, type Starter } from './invite-everyone.ts';

/** Whom of the round before a round still waits for. */
export async function previewAgain(
  parts: Pick<AssessmentParts, 'db' | 'clock' | 'config'>,
  asker: SeatAsker,
  roundId: string,
): Promise<AnswerOf<typeof previewLatest>> {
  const { db, clock } = parts;
  const pair = await findInvitable(db, asker.organisationId, roundId, clock());
  const again = pair === null ? null : await lookAhead(parts, asker, pair);
  return {
    again: again === null || again.invited === 0 ? null : again,
    may_cancel: (await findCancellable(db, asker.organisationId, roundId)) !== null,
  };
}

export async function inviteToLatest(
  parts: AssessmentParts,
  starter: Starter,
  roundId: string,
  form: BodyOf<typeof inviteAgain>,
): Promise<{ invited: number }> {
  const { organisationId, userId } = starter;
  return await parts.db.transaction().execute(async (tx) => {
    await lockSeats(tx, organisationId);
    const pair = await findInvitable(tx, organisationId, roundId, parts.clock());
    const invited = pair === null ? 0 : await inviteEveryone(parts, tx, starter, { ...pair, ...form });
    if (pair === null || invited === 0)
      throw new AppError(
        'conflict',
        say('People from the previous round can no longer be invited to this round. Reload the page.'),
      );
    const details = { number: String(pair.into.number), invited: String(invited) };
    await record(tx, { action: 'round.invited', organisationId, userId, details }, parts.clock());
    return { invited };
  });
}

/** As if it had not been started: what it took along goes back. */
export async function cancel(
  { db, clock }: Pick<AssessmentParts, 'db' | 'clock'>,
  { organisationId, userId }: Starter,
  roundId: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockSeats(tx, organisationId);
    const pair = await findCancellable(tx, organisationId, roundId);
    if (pair === null)
      throw new AppError(
        'conflict',
        say('Only the latest round can be cancelled, and only while nobody has been invited to it.'),
      );
    await takeAlong(tx, pair.into.id, pair.before.id);
    await tx.deleteFrom('rounds').where('id', '=', pair.into.id).execute();
    const details = { number: String(pair.into.number) };
    await record(tx, { action: 'round.cancelled', organisationId, userId, details }, clock());
  });
}
