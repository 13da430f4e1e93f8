import type { Expression, ExpressionBuilder, SqlBool, Transaction } from 'kysely';
import type { DB } from '../database/schema.generated.ts';
import { forgetJobs } from '../jobs/queue-tables.ts';
import { sendMailJob } from './outbox.ts';

/** Deletes mails with their jobs, so that nothing of whom they were to or about is left. One still queued is not sent. */
export async function forgetMails(
  tx: Transaction<DB>,
  which: (mails: ExpressionBuilder<DB, 'mails'>) => Expression<SqlBool>,
): Promise<void> {
  const gone = await tx.deleteFrom('mails').where(which).returning('id').execute();
  await forgetJobs(
    tx,
    sendMailJob,
    'mailId',
    gone.map(({ id }) => id),
  );
}
