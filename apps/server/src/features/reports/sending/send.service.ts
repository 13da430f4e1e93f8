import { messages } from '@fourfold/contract';
import type { Transaction } from 'kysely';
import { record } from '../../../audit/audit.ts';
import type { Queries } from '../../../database/database.ts';
import type { DB } from '../../../database/schema.generated.ts';
import { AppError, invalidField, notFound } from '../../../http/app-error.ts';
import type { ReportParts } from '../report-parts.ts';
import type { ReportViewer } from '../report-viewer.ts';
import { statusOf } from '../reports.presenter.ts';
import {
  type FoundReport,
  findOrganisation,
  findReport,
  lockReport,
  updateReport,
} from '../reports.repository.ts';
import { readBasis } from '../results/read-basis.ts';
import { reportMail } from './report.mails.ts';
import { reportPdf } from './report-pdf.ts';

/**
 * Sends a report once. The row's lock lets one press through at a time; the second finds it sent and changes
 * nothing. The mail, its PDF, its job, the delivery and the state are one transaction: a node that dies before the
 * end has sent nothing, one that dies after it has queued one mail that any node delivers.
 */
export async function send(parts: ReportParts, viewer: ReportViewer, id: string, email: string | null) {
  await parts.db.transaction().execute(async (tx) => {
    const locked = await lockReport(tx, viewer, id);
    const report = locked && (await findReport(tx, viewer, id));
    if (report === undefined) throw notFound();
    const again = statusOf(report, parts.clock()) === 'undeliverable';
    if (report.state === 'sent' && !again) return;
    if (report.state !== 'reviewed' && !again) throw new AppError('conflict', messages.reportUnreviewed);
    // What did not arrive makes room for another try, perhaps to a corrected address.
    if (again) await tx.deleteFrom('report_deliveries').where('report_id', '=', id).execute();
    await deliver(parts, tx, viewer, { report, to: addressOf(report, email) });
  });
}

function addressOf({ response_id, person_email }: FoundReport, email: string | null): string {
  if (response_id === null) {
    if (email === null) throw invalidField('email', 'Please enter an e-mail address.');
    return email;
  }
  if (person_email === null) throw new AppError('conflict', messages.reportNoAddress);
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
  const author = authorOf(report);
  const pdf = await drawPdf(parts, tx, report);
  const authorEmail = report.author_email;
  const mail = reportMail({ organisationId, to, author, authorEmail, draft, basis, pdf });
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

const authorOf = ({ author_first_name, author_last_name }: FoundReport) =>
  author_first_name === null ? null : `${author_first_name} ${author_last_name}`;

async function drawPdf(parts: ReportParts, db: Queries, report: FoundReport): Promise<Buffer> {
  const { logo } = await findOrganisation(db, report.organisation_id);
  const basis = await readBasis(parts, report);
  const author = report.reviewed_at === null ? null : authorOf(report);
  return await reportPdf({
    draft: report.draft,
    basis,
    logo,
    author,
    at: report.reviewed_at ?? parts.clock(),
  });
}

/** As it was sent, byte for byte; before that, as it would be. */
export async function readPdf(parts: ReportParts, viewer: ReportViewer, id: string) {
  const report = await findReport(parts.db, viewer, id);
  if (report === undefined) throw notFound();
  const sent = await parts.db
    .selectFrom('report_deliveries')
    .select('pdf')
    .where('report_id', '=', id)
    .executeTakeFirst();
  return { pdf: sent?.pdf ?? (await drawPdf(parts, parts.db, report)), firstName: report.first_name };
}
