import { currentLanguage } from '@fourfold/words/language';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import { newId } from '../database/id.ts';
import type { DB, Mails } from '../database/schema.generated.ts';
import { jobKind } from '../jobs/job-kind.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { hasLiveJob } from '../jobs/queue-tables.ts';
import { attachmentsOf, keepAttachments } from './attachments.ts';
import { givenUp } from './given-up.ts';
import { leaves, type MayLeave, type WaitingMail } from './leaving.ts';
import { letterheadOf } from './letterhead.ts';
import type { Mail, MailContent } from './mail.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';
import { RefusedMail, type Transport } from './transport.ts';

export const sendMailJob = jobKind<{ mailId: string }>('mail.send');

/** What a mail said is deleted when it has left; its subject may name people too. */
const forgotten = { subject: null, content: null, about: null };

export interface Outbox {
  /** Queues a mail in the transaction that causes it. Answers its id, by which its fate can be followed. */
  post(tx: Transaction<DB>, mail: Mail): Promise<string>;
}

export function createOutbox(jobs: Pick<Jobs, 'enqueue'>, clock: () => Date): Outbox {
  return {
    async post(tx, mail) {
      const { kind, organisationId, userId = null, to, subject, attachments = [], ...rest } = mail;
      const { about = [], askedBy = null, ...said } = rest;
      const content: MailContent = { language: currentLanguage(), ...said };
      const id = newId(clock());
      await tx
        .insertInto('mails')
        .values({
          id,
          kind,
          organisation_id: organisationId,
          user_id: userId,
          recipient: to,
          about: [...about],
          asked_by: askedBy,
          subject,
          content: JSON.stringify(content),
          created_at: clock(),
          waits_since: clock(),
        })
        .execute();
      await keepAttachments(tx, id, attachments);
      await jobs.enqueue(tx, sendMailJob, { mailId: id });
      return id;
    },
  };
}

/**
 * The worker's side. Whether a mail may still leave is asked first, as it may have waited for days. It is sent at least
 * once: should the process die between the mail server's yes and our
 * note of it, the second copy carries the same Message-ID. What it said, its subject included, is deleted with the
 * note.
 */
export function mailSender(
  db: Database,
  transport: Transport,
  footer: string,
  clock: () => Date,
  appUrl = '',
  mayLeave: MayLeave = async () => leaves,
) {
  return async ({ mailId }: { mailId: string }): Promise<void> => {
    const mail = await db.selectFrom('mails').selectAll().where('id', '=', mailId).executeTakeFirst();
    if (mail === undefined || mail.state !== 'queued' || mail.content === null) return;
    const leaving = await mayLeave(waiting(mail));
    if (!leaving.leaves && leaving.problem === null) {
      await db.deleteFrom('mails').where('id', '=', mailId).where('state', '=', 'queued').execute();
      return;
    }
    const subject = mail.subject ?? '';
    const content = mail.content as unknown as MailContent;
    const { replyTo = content.replyTo ?? null } = leaving.leaves ? leaving : {};
    const attachments = await attachmentsOf(db, mailId);
    const settle = (state: 'sent' | 'refused' | 'given_up', problem: string | null) =>
      db
        .updateTable('mails')
        .set({ state, problem, settled_at: clock(), ...(state === 'given_up' ? {} : forgotten) })
        .where('id', '=', mailId)
        // A bounce may have been reported already.
        .where('state', '=', 'queued')
        .execute();
    if (!leaving.leaves) {
      await settle('refused', leaving.problem);
      return;
    }
    try {
      await transport.send({
        id: mail.id,
        to: mail.recipient,
        subject,
        text: renderText(content, footer),
        html: renderHtml(subject, content, footer, await letterheadOf(db, mail.organisation_id, appUrl)),
        ...(replyTo === null ? {} : { replyTo }),
        ...(content.unsubscribeUrl === undefined ? {} : { unsubscribeUrl: content.unsubscribeUrl }),
        ...(content.calendar === undefined ? {} : { calendar: content.calendar }),
        ...(attachments.length === 0 ? {} : { attachments }),
      });
    } catch (error) {
      if (error instanceof RefusedMail) {
        await settle('refused', error.message.slice(0, 500));
        return;
      }
      const problem = givenUp(error, clock().getTime() - mail.waits_since.getTime());
      if (problem !== null) await settle('given_up', problem.slice(0, 500));
      else await noteProblem(db, mailId, (error as Error).message.slice(0, 500));
      // Thrown all the same: a failure is logged, and the next attempt finds whether there is anything left to do.
      throw error;
    }
    await settle('sent', null);
    await forgetMeanwhile(db, mailId);
  };
}

/** Why a mail still waits, for the operator. It goes with the mail when the address is erased, and when it has left. */
async function noteProblem(db: Database, mailId: string, problem: string): Promise<void> {
  await db
    .updateTable('mails')
    .set({ problem })
    .where('id', '=', mailId)
    .where('state', '=', 'queued')
    .execute();
}

const waiting = (mail: Selectable<Mails>): WaitingMail => ({
  id: mail.id,
  kind: mail.kind,
  organisationId: mail.organisation_id,
  userId: mail.user_id,
  to: mail.recipient,
  about: mail.about ?? [],
  askedBy: mail.asked_by,
});

/** If someone was erased while a mail to them was being written, its file appeared after the erasure. */
async function forgetMeanwhile(db: Database, mailId: string): Promise<void> {
  await sql`insert into forgotten_letters (mail_id) select ${mailId}::uuid
    where not exists (select from mails where id = ${mailId}::uuid) on conflict do nothing`.execute(db);
}

/** Any number will do, as long as every node takes the same. */
const sweepLock = 4_242_003;
const atOnce = 1000;

/**
 * Gives every queued mail its job again that has lost it: after a restore without the queue, after jobs ran out of
 * retries or were cleared away, or when an operator has set a mail back to `queued`. Answers how many there were.
 */
export async function requeueMails(db: Database, jobs: Pick<Jobs, 'enqueue'>): Promise<number> {
  return await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(sweepLock)})`.execute(tx);
    const lost = await tx
      .selectFrom('mails as m')
      .select('m.id')
      .where('m.state', '=', 'queued')
      .where((where) => where.not(hasLiveJob(sendMailJob, 'mailId', sql`m.id::text`)))
      .orderBy('m.created_at')
      .limit(atOnce)
      .execute();
    for (const { id } of lost) await jobs.enqueue(tx, sendMailJob, { mailId: id });
    return lost.length;
  });
}

/** What mails that were given up said is kept for a month, in case the operator queues them again. */
export async function forgetGivenUp(db: Database, now: Date): Promise<void> {
  const monthAgo = new Date(now.getTime() - 30 * 24 * 3600 * 1000);
  await db
    .updateTable('mails')
    .set(forgotten)
    .where('state', '=', 'given_up')
    .where('content', 'is not', null)
    .where('settled_at', '<', monthAgo)
    .execute();
}
