import { dropped, type Leaving, leaves, type WaitingMail } from '../../../kernel/mail/leaving.ts';
import type { NowParts } from '../members/member-now.ts';

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
