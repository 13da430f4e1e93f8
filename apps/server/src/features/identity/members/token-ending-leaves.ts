import { dropped, type Leaving, leaves, type WaitingMail } from '../../../kernel/mail/leaving.ts';
import { type NowParts, permittedNow } from './member-now.ts';

/** To people who still have tokens in the organisation, at the address that they have. */
export async function tokenEndingLeaves(parts: NowParts, mail: WaitingMail): Promise<Leaving> {
  const owner = await permittedNow(parts, mail, 'organisation:manage');
  if (owner === null || owner.member.email !== mail.to) return dropped;
  const announced = await parts.db
    .selectFrom('api_tokens')
    .select('id')
    .where('organisation_id', '=', mail.organisationId)
    .where('user_id', '=', mail.userId)
    .where('end_announced_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return announced === undefined ? dropped : leaves;
}
