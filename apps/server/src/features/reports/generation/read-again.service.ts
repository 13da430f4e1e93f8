import { messages, readingsPerDay } from '@fourfold/contract/words';
import { record } from '../../../kernel/audit/audit.ts';
import { AppError } from '../../../kernel/http/app-error.ts';
import { askJudge } from '../check/judge/ask-judge.ts';
import type { Judgement } from '../check/judge/judgement.ts';
import { createNameFinder } from '../check/other-names.ts';
import type { ReportParts } from '../report-parts.ts';
import type { ReportViewer } from '../report-viewer.ts';
import { judgementOf, type StoredReport } from '../reports.repository.ts';
import { requireStill, withReport } from '../reports.service.ts';
import { readBasis } from '../results/read-basis.ts';

/** Has a text read once more after someone has changed it. It counts for the sentences that are still as they were. */
export async function readAgain(parts: ReportParts, viewer: ReportViewer, id: string): Promise<void> {
  const report = await withReport(parts, viewer, id, async (_tx, found) => {
    requireStill(parts, found);
    return found;
  });
  const key = `${id}/second-reading`;
  if (parts.running.has(key)) throw new AppError('conflict', messages.reportBeingRead());
  const controller = new AbortController();
  const done = ask(parts, viewer, report, controller.signal).finally(() => parts.running.delete(key));
  parts.running.set(key, { controller, done });
  const judgement = await done;
  if (judgement !== null) await keep(parts, viewer, id, judgement);
}

async function ask(
  parts: ReportParts,
  { organisationId }: ReportViewer,
  report: StoredReport,
  signal: AbortSignal,
): Promise<Judgement | null> {
  const { db, judge, limiter } = parts;
  const basis = await readBasis(parts, report);
  if (judge === null || basis.results === null || report.draft === '') {
    throw new AppError('conflict', messages.noSecondReading());
  }
  const otherNames = await createNameFinder(db, report)(report.draft);
  await limiter
    .use(`report-readings:${organisationId}`, { max: readingsPerDay, seconds: 24 * 3600 })
    .catch((error: unknown) => {
      if (!(error instanceof AppError) || error.code !== 'too_many') throw error;
      throw new AppError('too_many', messages.readingBudget(), error.details);
    });
  return await askJudge(judge, report.draft, { ...basis, otherNames }, signal);
}

/** A reading that failed leaves what an earlier one said. */
const keep = (parts: ReportParts, viewer: ReportViewer, id: string, judgement: Judgement): Promise<void> =>
  withReport(parts, viewer, id, async (tx, report) => {
    const { problem, host } = judgement;
    const kept = problem === null ? judgement : { ...(judgementOf(report.judgement) ?? judgement), problem };
    await tx
      .updateTable('reports')
      .set({ judgement: JSON.stringify(kept) })
      .where('id', '=', id)
      .execute();
    const { organisationId, userId } = viewer;
    const details = { writer: host };
    await record(tx, { action: 'report.read_again', organisationId, userId, details }, parts.clock());
  });
