import { dropped, type Leaving, leaves, type WaitingMail } from '../../kernel/mail/leaving.ts';
import { type NowParts, permittedNow } from '../identity/members/member-now.ts';

/** Only owners buy seats. */
export async function seatRequestLeaves(
  parts: NowParts,
  { organisationId, userId }: WaitingMail,
): Promise<Leaving> {
  const owner = await permittedNow(parts, { organisationId, userId }, 'organisation:own');
  return owner === null ? dropped : leaves;
}
