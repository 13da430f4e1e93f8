import type { SignedIn } from '../../../kernel/http/access.ts';
import { notFound } from '../../../kernel/http/app-error.ts';
import type { Parts } from '../../../kernel/parts.ts';
import { findMember, updateMember } from './members.repository.ts';

/** From now on this session works there, and the next sign-in begins there. */
export async function switchTo(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  caller: SignedIn,
  organisationId: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if ((await findMember(tx, organisationId, caller.userId)) === undefined) throw notFound();
    await updateMember(tx, organisationId, caller.userId, { chosen_at: clock() });
    await tx
      .updateTable('sessions')
      .set({ organisation_id: organisationId })
      .where('id', '=', caller.sessionId)
      .execute();
  });
}
