import type { Database } from '../../../kernel/database/database.ts';
import type { Signer } from '../../../kernel/signing/signer.ts';
import { sealPurpose } from './check-code.ts';

/** What was sealed with a former key is sealed with the present one, so that APP_KEY_PREVIOUS can go one day. */
export async function resealSecrets(db: Database, signer: Signer): Promise<void> {
  const rows = await db.selectFrom('second_factors').select(['user_id', 'secret']).execute();
  for (const { user_id, secret } of rows) {
    const opened = signer.open(sealPurpose, user_id, secret);
    if (!opened?.stale) continue;
    await db
      .updateTable('second_factors')
      .set({ secret: signer.seal(sealPurpose, user_id, opened.secret) })
      .where('user_id', '=', user_id)
      .where('secret', '=', secret)
      .execute();
  }
}
