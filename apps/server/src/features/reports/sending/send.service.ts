import type { BodyOf, sendReport } from '@fourfold/contract/calls';
import { messages } from '@fourfold/contract/words';
import { say } from '@fourfold/words';
import type { Transaction } from 'kysely';
import { record } from '../../../kernel/audit/audit.ts';
import type { Queries } from '../../../kernel/database/database.ts';
import type { DB } from '../../../kernel/database/schema.generated.ts';
import { AppError, invalidField, notFound } from '../../../kernel/http/app-error.ts';
import type { ReportParts } from '../report-parts.ts';
import type { ReportViewer } from '../report-viewer.ts';
import { fullName, statusOf } from '../reports.presenter.ts';
import {
  type FoundReport,
  findOrganisation,
  findReport,
  lockReport,
  updateReport,
} from '../reports.repository.ts';
import { noteReading } from '../reports.service.ts';
import { readBasis } from '../results/read-basis.ts';
import type { WritingBasis } from '../results/report-basis.ts';
import { drawReport } from './draw-report.ts';
import { authorshipOf, figuresAbout } from './printed-report.ts';
import { reportMail } from './report.mails.ts';

/**
 * Sends a report once. The row's lock lets one press through at a time; the second finds it sent and changes
 * nothing. The mail, its PDF, its job, the delivery and the state are one transaction: a node that dies before the
 * end has sent nothing, one that dies after it has queued one mail that any node delivers.
 */
export async function send(
  parts: ReportParts,
  viewer: ReportViewer,
  id: string,
  { email = null, revision }: BodyOf<typeof sendReport>,
): Promise<void> {
  await parts.db.transaction().execute(async (tx) => {
    const locked = await lockReport(tx, viewer, id);
    const report = locked && (await findReport(tx, viewer, id));
    if (report === undefined) throw notFound();
    const again = statusOf(report, parts.clock()) === 'undeliverable';
    if (report.state === 'sent' && !again) return;
    if (report.state !== 'reviewed' && !again) throw new AppError('conflict', messages.reportUnreviewed());
    if (!again && report.revision !== (revision ?? report.revision)) {
      throw new AppError('conflict', messages.reportChanged());
    }
    // What did not arrive makes room for another try, perhaps to a corrected address.
    if (again) await tx.deleteFrom('report_deliveries').where('report_id', '=', id).execute();
    // Everything by the one connection: the presses that wait for the lock may hold all the others.
    await deliver({ ...parts, db: tx }, tx, viewer, { report, to: addressOf(report, email) });
  });
}

function addressOf({ response_id, person_email }: FoundReport, email: string | null): string {
  if (response_id === null) {
    if (email === null) throw invalidField('email', say('Please enter an e-mail address.'));
    return email;
  }
  if (person_email === null) throw new AppError('conflict', messages.reportNoAddress());
  return person_email;
}

async function deliver(
  parts: ReportParts,
  tx: Transaction<DB>,
  { organisationId, userId }: ReportViewer,
  { report, to }: { readonly report: FoundReport; readonly to: string },
): Promise<void> {
  const now = parts.clock();
  const { id, draft } = report;
  const basis = await readBasis(parts, report);
  const reviewer = reviewerOf(report);
  const pdf = await drawPdf(tx, report, basis);
  const replyTo = report.reviewer_email;
  const whose = { organisationId, to, responseId: report.response_id, sender: userId } as const;
  const mail = reportMail({
    ...whose,
    reviewer,
    replyTo,
    draft,
    authorship: authorshipOf(report),
    basis,
    pdf,
  });
  const mailId = await parts.outbox.post(tx, mail);
  await tx
    .insertInto('report_deliveries')
    .values({
      report_id: id,
      organisation_id: organisationId,
      mail_id: mailId,
      recipient: to,
      pdf,
      sent_by: userId,
      sent_at: now,
    })
    .execute();
  await updateReport(tx, id, { state: 'sent', problem: null, updated_at: now });
  await record(tx, { action: 'report.sent', organisationId, userId }, now);
}

export const reviewerOf = ({ reviewer_first_name, reviewer_last_name }: FoundReport) =>
  fullName(reviewer_first_name, reviewer_last_name);

async function drawPdf(db: Queries, report: FoundReport, basis: WritingBasis): Promise<Buffer> {
  const { logo } = await findOrganisation(db, report.organisation_id);
  const { draft, reviewed_at, updated_at } = report;
  const { firstName, organisation } = basis;
  return await drawReport({
    draft,
    authorship: authorshipOf(report),
    firstName,
    organisation,
    figures: figuresAbout(basis, draft),
    keysVersion: basis.results?.version ?? null,
    logo,
    reviewer: reviewerOf(report),
    at: reviewed_at ?? updated_at,
  });
}

/** As it was sent, byte for byte; before that, as it would be. */
export async function readPdf(parts: ReportParts, viewer: ReportViewer, id: string) {
  const report = await findReport(parts.db, viewer, id);
  if (report === undefined) throw notFound();
  await noteReading(parts, viewer, report);
  const sent = await parts.db
    .selectFrom('report_deliveries')
    .select('pdf')
    .where('report_id', '=', id)
    .executeTakeFirst();
  const pdf = sent?.pdf ?? (await drawPdf(parts.db, report, await readBasis(parts, report)));
  return { pdf, firstName: report.first_name };
}
