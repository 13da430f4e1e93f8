import { sql } from 'kysely';
import { dropped, type Leaving, leaves, type WaitingMail } from '../../kernel/mail/leaving.ts';
import { memberNow, type NowParts } from '../identity/members/member-now.ts';
import { seenAs } from './send-weekly.ts';

/**
 * It leaves to someone who sees now what they saw when it was written, and wants it. With another role or other
 * departments it is written anew; what they may still know is then told.
 */
export async function weeklyLeaves(parts: NowParts, mail: WaitingMail): Promise<Leaving> {
  const { organisationId, userId } = mail;
  const member = await memberNow(parts, { organisationId, userId });
  if (member === null || !member.weekly || organisationId === null) return dropped;
  const row = await parts.db
    .selectFrom('weekly_digests')
    .select('seen_as')
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', userId)
    .where('mail_id', '=', mail.id)
    .executeTakeFirst();
  if (row?.seen_as === seenAs(member)) return leaves;
  await parts.db
    .updateTable('weekly_digests')
    .set({ week: sql`week - 7`, told_at: sql`since`, mail_id: null })
    .where('mail_id', '=', mail.id)
    .where('organisation_id', '=', organisationId)
    .execute();
  return dropped;
}
