import { dropped, type Leaving, leaves, type WaitingMail } from '../../kernel/mail/leaving.ts';
import type { Parts } from '../../kernel/parts.ts';

/** Visitors who had their address deleted get nothing more, nor what was written before. */
export async function visitorMailLeaves({ db }: Pick<Parts, 'db'>, { to }: WaitingMail): Promise<Leaving> {
  const lead = await db.selectFrom('leads').select('id').where('email', '=', to).limit(1).executeTakeFirst();
  return lead === undefined ? dropped : leaves;
}
