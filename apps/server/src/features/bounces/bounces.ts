import { say } from '@fourfold/words';
import type { Database } from '../../kernel/database/database.ts';

export interface Bounce {
  readonly message_id?: string | undefined;
  readonly recipient?: string | undefined;
  readonly reason?: string | undefined;
}

/** How long after sending a report by recipient alone still says something about a mail. */
const windowDays = 7;

/** Marks what came back. Said twice it changes nothing. Answers how many mails were marked. */
export async function markBounced(
  db: Database,
  { message_id, recipient, reason }: Bounce,
  now: Date,
): Promise<number> {
  const marked = {
    state: 'bounced',
    problem: reason ?? say('The e-mail was returned.'),
    subject: null,
    content: null,
    settled_at: now,
  };
  const mailId = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/i.exec(message_id ?? '')?.[0];
  if (mailId === undefined && recipient === undefined) return 0;
  const update = db.updateTable('mails').set(marked).where('state', 'in', ['queued', 'sent']);
  const since = new Date(now.getTime() - windowDays * 24 * 3600 * 1000);
  const chosen =
    mailId === undefined
      ? update
          .where('state', '=', 'sent')
          .where('recipient', '=', (recipient ?? '').trim().toLowerCase())
          .where('created_at', '>', since)
      : update.where('id', '=', mailId);
  const { numUpdatedRows } = await chosen.executeTakeFirst();
  return Number(numUpdatedRows);
}
