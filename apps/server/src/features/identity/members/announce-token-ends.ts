import { pages, tokenNoticeDays } from '@fourfold/contract/words';
import { recurringKind } from '../../../kernel/jobs/job-kind.ts';
import type { Parts } from '../../../kernel/parts.ts';
import { tokenEnding } from './tokens.mails.ts';
import { listEndingTokens, noteAnnounced } from './tokens.repository.ts';
import { mayHaveTokens } from './tokens.service.ts';

/** Tells the owners of API tokens that end within a week. Runs every hour. */
export const tokenEndsJob = recurringKind('token-ends');

/**
 * Tells the owners of tokens a week before one ends, so that no program stops without notice. By the rights of today:
 * whose role has no tokens any more hears nothing of them.
 */
export async function announceTokenEnds({
  db,
  clock,
  config,
  outbox,
}: Pick<Parts, 'db' | 'clock' | 'config' | 'outbox'>): Promise<void> {
  const now = clock();
  const until = new Date(now.getTime() + tokenNoticeDays * 24 * 3600 * 1000);
  const url = `${config.APP_URL}${pages.settings.path}?tab=access`;
  for (const { role, user_id, email, first_name, ...token } of await listEndingTokens(db, now, until)) {
    if (!mayHaveTokens(role)) continue;
    await db.transaction().execute(async (tx) => {
      if (!(await noteAnnounced(tx, token.id, now))) return;
      await outbox.post(tx, tokenEnding({ id: user_id, email, first_name }, token, url));
    });
  }
}
