import type { AnswerOf, previewReportMail } from '@fourfold/contract/calls';
import { notFound } from '../../../kernel/http/app-error.ts';
import type { ReportParts } from '../report-parts.ts';
import type { ReportViewer } from '../report-viewer.ts';
import { fullName, statusOf } from '../reports.presenter.ts';
import { findReport } from '../reports.repository.ts';
import { noteReading } from '../reports.service.ts';
import { readBasis } from '../results/read-basis.ts';
import { changesIn } from './changes.ts';
import { mailWords } from './mail-words.ts';
import { authorshipOf } from './printed-report.ts';
import { reviewerOf } from './send.service.ts';

/** The words of the mail, made by what makes the mail, for the person whose name will stand in it. */
export async function previewMail(
  parts: ReportParts,
  viewer: ReportViewer,
  id: string,
): Promise<AnswerOf<typeof previewReportMail>> {
  const report = await findReport(parts.db, viewer, id);
  if (report === undefined) throw notFound();
  await noteReading(parts, viewer, report);
  // Sending is the caller's own review; what goes out a second time keeps the name of the first.
  const isOut = ['sending', 'sent', 'undeliverable'].includes(statusOf(report, parts.clock()));
  const reviewer = isOut ? reviewerOf(report) : await nameOf(parts, viewer.userId);
  const { generated, draft } = report;
  return {
    ...mailWords(await readBasis(parts, report), reviewer, authorshipOf(report)),
    draft_report: draft,
    changes: generated === '' ? null : changesIn(generated, draft),
  };
}

async function nameOf({ db }: Pick<ReportParts, 'db'>, userId: string): Promise<string | null> {
  const user = await db
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return fullName(user?.first_name ?? null, user?.last_name ?? null);
}
