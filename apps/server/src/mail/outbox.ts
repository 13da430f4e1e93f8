import type { Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import { newId } from '../database/id.ts';
import type { DB } from '../database/schema.generated.ts';
import { type Jobs, jobKind } from '../jobs/jobs.ts';
import type { Mail, MailContent } from './mail.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';
import { RefusedMail, type Transport } from './transport.ts';

export const sendMailJob = jobKind<{ mailId: string }>('mail.send');

export interface Outbox {
  /** Queues a mail in the transaction that causes it. Answers its id, by which its fate can be followed. */
  post(tx: Transaction<DB>, mail: Mail): Promise<string>;
}

export function createOutbox(jobs: Jobs, clock: () => Date): Outbox {
  return {
    async post(tx, mail) {
      const { kind, organisationId, userId = null, to, subject, ...content } = mail;
      const id = newId(clock());
      await tx
        .insertInto('mails')
        .values({
          id,
          kind,
          organisation_id: organisationId,
          user_id: userId,
          recipient: to,
          subject,
          content: JSON.stringify(content satisfies MailContent),
          created_at: clock(),
        })
        .execute();
      await jobs.enqueue(tx, sendMailJob, { mailId: id });
      return id;
    },
  };
}

/**
 * The worker's side. A mail is sent at least once: should the process die between the mail server's yes and our
 * note of it, the second copy carries the same Message-ID. What it said, its subject included, is deleted with the
 * note.
 */
export function mailSender(db: Database, transport: Transport, footer: string, clock: () => Date) {
  return async ({ mailId }: { mailId: string }): Promise<void> => {
    const mail = await db.selectFrom('mails').selectAll().where('id', '=', mailId).executeTakeFirst();
    if (mail === undefined || mail.state !== 'queued' || mail.content === null) return;
    const subject = mail.subject ?? '';
    const content = mail.content as unknown as MailContent;
    const settle = (state: 'sent' | 'refused', problem: string | null) =>
      db
        .updateTable('mails')
        .set({ state, problem, subject: null, content: null, settled_at: clock() })
        .where('id', '=', mailId)
        // A bounce may have been reported already.
        .where('state', '=', 'queued')
        .execute();
    try {
      await transport.send({
        id: mail.id,
        to: mail.recipient,
        subject,
        text: renderText(content, footer),
        html: renderHtml(subject, content, footer),
        ...(content.replyTo === undefined ? {} : { replyTo: content.replyTo }),
        ...(content.unsubscribeUrl === undefined ? {} : { unsubscribeUrl: content.unsubscribeUrl }),
      });
    } catch (error) {
      if (!(error instanceof RefusedMail)) throw withoutAddresses(error);
      await settle('refused', error.message.slice(0, 500));
      return;
    }
    await settle('sent', null);
  };
}

/** A job's failure is kept longer than its mail, so it does not say to whom that was. */
function withoutAddresses(error: unknown): Error {
  const { message, code } = error as Error & { code?: string };
  return new Error(
    `${code ?? 'Not sent'}: ${String(message).replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '…')}`,
  );
}
