import { dropped, type Leaving, leaves, type WaitingMail } from '../../mail/leaving.ts';
import { type NowParts, permittedNow } from './member-now.ts';

type Owner = { readonly email: string; readonly pending_email: string | null; readonly proved: boolean };

/** A link that opens an account goes to the address that the account has when it leaves, and to no former one. */
export const passwordLinkLeaves = (parts: NowParts, mail: WaitingMail): Promise<Leaving> =>
  leavesFor(parts, mail, ({ email }) => mail.to === email);

/** To the address that waits to be proved; not to one that nobody asks about any more. */
export const verificationLeaves = (parts: NowParts, mail: WaitingMail): Promise<Leaving> =>
  leavesFor(
    parts,
    mail,
    ({ email, pending_email, proved }) => !proved && mail.to === (pending_email ?? email),
  );

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

async function leavesFor(
  { db }: NowParts,
  { userId }: WaitingMail,
  isRight: (owner: Owner) => boolean,
): Promise<Leaving> {
  if (userId === null) return dropped;
  const user = await db
    .selectFrom('users')
    .select(['email', 'pending_email', 'verification_nonce'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (user === undefined) return dropped;
  return isRight({ ...user, proved: user.verification_nonce === null }) ? leaves : dropped;
}
