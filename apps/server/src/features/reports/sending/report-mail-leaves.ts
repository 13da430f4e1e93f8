import { messages } from '@fourfold/contract/words';
import { dropped, type Leaving, type WaitingMail } from '../../../kernel/mail/leaving.ts';
import { type NowParts, permittedNow } from '../../identity/members/member-now.ts';
import { viewerOf, visible } from '../report-viewer.ts';

/** A report leaves while its sender may write reports about this person, and to the address that the person has. */
export async function reportMailLeaves(parts: NowParts, mail: WaitingMail): Promise<Leaving> {
  const [about] = mail.about;
  if (about !== undefined && (await addressOf(parts, about)) !== mail.to) {
    return { leaves: false, problem: messages.reportAddressLeft() };
  }
  const report = await parts.db
    .selectFrom('report_deliveries as d')
    .innerJoin('reports as p', 'p.id', 'd.report_id')
    .select(['p.id', 'p.reviewer_id', 'p.organisation_id'])
    .where('d.mail_id', '=', mail.id)
    .executeTakeFirst();
  if (report === undefined) return dropped;
  const sender = await authorNow(parts, report, mail.askedBy);
  if (sender === null) return { leaves: false, problem: messages.reportSenderLeft() };
  const reviewer = await authorNow(parts, report, report.reviewer_id);
  return { leaves: true, replyTo: reviewer ?? sender };
}

interface Delivered {
  readonly id: string;
  readonly organisation_id: string;
}

/** The address of a member who may see this report now, or null. */
async function authorNow(
  parts: NowParts,
  { id, organisation_id: organisationId }: Delivered,
  userId: string | null,
): Promise<string | null> {
  const author = await permittedNow(parts, { organisationId, userId }, 'reports:write');
  if (author === null) return null;
  const { member, reach } = author;
  const seen = await parts.db
    .selectFrom('reports as p')
    .select('p.id')
    .where('p.id', '=', id)
    .where(visible(viewerOf({ userId: member.userId, membership: member, reach })))
    .executeTakeFirst();
  return seen === undefined ? null : member.email;
}

const addressOf = async ({ db }: NowParts, responseId: string): Promise<string | null> =>
  (
    await db
      .selectFrom('responses as r')
      .innerJoin('people as p', 'p.id', 'r.person_id')
      .select('p.email')
      .where('r.id', '=', responseId)
      .executeTakeFirst()
  )?.email ?? null;
