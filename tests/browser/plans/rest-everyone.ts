import { connect } from '../../../apps/server/src/kernel/database/database.ts';

/** As if these people had been invited forty days ago. */
export async function restEveryone(emails: readonly string[]): Promise<void> {
  const { db, close } = connect(process.env.PRODUCT_DATABASE ?? '', () => undefined, 1);
  const longAgo = new Date(Date.now() - 40 * 86_400_000);
  const people = db.selectFrom('people').select('id').where('email', 'in', emails);
  await db.updateTable('responses').set({ invited_at: longAgo }).where('person_id', 'in', people).execute();
  await close();
}
