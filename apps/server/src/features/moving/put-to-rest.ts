import type { Transaction } from 'kysely';
import type { DB } from '../../kernel/database/schema.generated.ts';

/** A copy writes to nobody by itself: its people hear from the organisation that it was copied from. */
export async function putToRest(tx: Transaction<DB>, organisationId: string, now: Date): Promise<void> {
  await tx.updateTable('organisations').set({ reminders: false }).where('id', '=', organisationId).execute();
  await tx
    .updateTable('memberships')
    .set({ digests: false })
    .where('organisation_id', '=', organisationId)
    .execute();
  await tx
    .updateTable('responses')
    .set({ mail_due: null, launch_at: null })
    .where('organisation_id', '=', organisationId)
    .execute();
  await tx
    .updateTable('reminders')
    .set({ cancelled_at: now })
    .where('organisation_id', '=', organisationId)
    .where('done_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .execute();
  await tx
    .updateTable('pulses')
    .set({ stopped: 'by_hand', next_at: null })
    .where('organisation_id', '=', organisationId)
    .where('stopped', 'is', null)
    .execute();
  // Nobody is asked about a plan that nobody looks after.
  await tx
    .updateTable('plans')
    .set({ owner_user_id: null, owner_name: null, owner_email: null })
    .where('organisation_id', '=', organisationId)
    .execute();
}
