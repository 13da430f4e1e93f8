import type { Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { DB } from '../database/schema.generated.ts';
import type { Attachment } from './mail.ts';

/** Files beside the mail's row, in their order. The database deletes them when the mail's content is forgotten. */
export async function keepAttachments(
  tx: Transaction<DB>,
  mailId: string,
  attachments: readonly Attachment[],
): Promise<void> {
  if (attachments.length === 0) return;
  const rows = attachments.map(({ name, mediaType, bytes }, place) => ({
    mail_id: mailId,
    place,
    name,
    media_type: mediaType,
    bytes,
  }));
  await tx.insertInto('mail_attachments').values(rows).execute();
}

export async function attachmentsOf(db: Database, mailId: string): Promise<Attachment[]> {
  const rows = await db
    .selectFrom('mail_attachments')
    .select(['name', 'media_type', 'bytes'])
    .where('mail_id', '=', mailId)
    .orderBy('place')
    .execute();
  return rows.map(({ name, media_type, bytes }) => ({ name, mediaType: media_type, bytes }));
}
