import type { BodyOf, changeReport, prepareReport } from '@fourfold/contract/calls';
import type { Report } from '@fourfold/contract/schemas';
import { messages } from '@fourfold/contract/words';
import type { Transaction } from 'kysely';
import { record } from '../../kernel/audit/audit.ts';
import { newId } from '../../kernel/database/id.ts';
import type { DB } from '../../kernel/database/schema.generated.ts';
import { AppError, notFound } from '../../kernel/http/app-error.ts';
import { requireResults } from '../person/person.service.ts';
import { noteViews } from '../person/profile-views.ts';
import { findSuperseded } from '../person/superseded.ts';
import { readPrompt } from './built-in-writer/read-prompt.ts';
import { checkInTurns } from './check/check-draft.ts';
import { createNameFinder } from './check/other-names.ts';
import type { ReportParts } from './report-parts.ts';
import type { ReportViewer } from './report-viewer.ts';
import { isDead, presentReading, presentReport } from './reports.presenter.ts';
import {
  type FoundReport,
  findReport,
  judgementOf,
  lockReport,
  marksOf,
  type StoredReport,
  updateReport,
} from './reports.repository.ts';
import { readBasis } from './results/read-basis.ts';
import { promptFor, requireMeasures } from './template/template.service.ts';

/** One report as an author sees it, checked against the results as they are now; the person learns who read it. */
export async function showReport(parts: ReportParts, viewer: ReportViewer, id: string): Promise<Report> {
  const report = await findReport(parts.db, viewer, id);
  if (report === undefined) throw notFound();
  await noteReading(parts, viewer, report);
  const later = await findLater(parts, viewer, report);
  const basis = await readBasis(parts, report);
  const otherNames = await createNameFinder(parts.db, report)(report.draft);
  const judgement = judgementOf(report.judgement);
  const testimony = { marks: marksOf(report.marks), judgement };
  const check = await checkInTurns(report.draft, { ...basis, otherNames }, testimony);
  const isBuiltIn = parts.writer.about.kind === 'built-in';
  const reading = isBuiltIn ? readPrompt(report.prompt, basis, parts.words) : null;
  const second_reading = basis.results && presentReading(report.draft, judgement, parts.judge);
  const around = { words: parts.words, check, reading, second_reading, later, now: parts.clock() };
  return presentReport(report, basis, around);
}

/** What the same person answered since, where the author may see it. */
async function findLater({ db }: ReportParts, { scope }: ReportViewer, report: FoundReport) {
  const { response_id: id, person_id, person_kind: kind } = report;
  if (id === null || person_id === null || kind === null) return null;
  return (await findSuperseded(db, scope, [{ id, person_id, kind }])).get(id) ?? null;
}

/** Keeps a draft before anything is written. Choosing a person is looking at their results, and is noted. */
export async function prepare(
  parts: ReportParts,
  viewer: ReportViewer,
  choices: BodyOf<typeof prepareReport>,
): Promise<string> {
  requireMeasures(parts, choices);
  if (choices.response_id !== null) await lookAt(parts, viewer, choices.response_id);
  const now = parts.clock();
  const id = newId(now);
  const { response_id, first_name, overactivated, area_1, area_2 } = choices;
  const prompt = choices.prompt ?? (await fill(parts, viewer, choices));
  await parts.db
    .insertInto('reports')
    .values({
      id,
      organisation_id: viewer.organisationId,
      author_id: viewer.userId,
      state: 'prepared',
      ...{ response_id, first_name, overactivated, area_1, area_2, prompt },
      created_at: now,
      updated_at: now,
    })
    .execute();
  return id;
}

/** The template filled for these choices, with what the results say of the measures. */
export async function fill(
  parts: ReportParts,
  { organisationId }: ReportViewer,
  choices: BodyOf<typeof prepareReport>,
): Promise<string> {
  const about = {
    ...choices,
    id: '',
    organisation_id: organisationId,
    author_id: null,
    results_version: null,
  };
  return await promptFor(parts, organisationId, choices, await readBasis(parts, about));
}

export async function lookAt(
  parts: ReportParts,
  { scope, userId }: Pick<ReportViewer, 'scope' | 'userId'>,
  responseId: string,
) {
  const person = await requireResults(parts, scope, responseId);
  await noteReading(parts, { scope, userId }, { response_id: responseId });
  return person;
}

/** A report holds results, no matter who wrote it: reading it as a page, as a PDF or while it is written shows them. */
export async function noteReading(
  { db, clock }: Pick<ReportParts, 'db' | 'clock'>,
  { scope, userId }: Pick<ReportViewer, 'scope' | 'userId'>,
  { response_id }: { readonly response_id: string | null },
): Promise<void> {
  if (response_id === null) return;
  await noteViews(db, { ...scope, userId }, { shown: 'report', responseIds: [response_id] }, clock());
}

/** Saves what was typed. A changed text has to be reviewed again. */
export const change = (
  parts: ReportParts,
  viewer: ReportViewer,
  id: string,
  { revision, prompt, draft_report }: BodyOf<typeof changeReport>,
): Promise<void> =>
  withReport(parts, viewer, id, async (tx, report) => {
    requireStill(parts, report, revision);
    const isNewText = draft_report !== undefined && draft_report !== report.draft;
    await updateReport(tx, id, {
      ...(prompt === undefined ? {} : { prompt }),
      ...(isNewText ? { draft: draft_report, state: 'drafted', reviewed_at: null, reviewer_id: null } : {}),
      updated_at: parts.clock(),
    });
  });

interface Reviewed {
  readonly prompt: string;
  readonly draft_report: string;
  readonly revision?: number | undefined;
}

/** A person has read it and stands by it, with their own name. */
export const review = (
  parts: ReportParts,
  viewer: ReportViewer,
  id: string,
  { prompt, draft_report, revision }: Reviewed,
): Promise<void> =>
  withReport(parts, viewer, id, async (tx, report) => {
    requireStill(parts, report, revision);
    const now = parts.clock();
    const kept = { prompt, draft: draft_report, state: 'reviewed', reviewed_at: now, updated_at: now };
    await updateReport(tx, id, { ...kept, reviewer_id: viewer.userId, problem: null });
  });

export const discard = (parts: ReportParts, viewer: ReportViewer, id: string): Promise<void> =>
  withReport(parts, viewer, id, async (tx, report) => {
    requireStill(parts, report);
    await tx.deleteFrom('reports').where('id', '=', id).execute();
    const { organisationId, userId } = viewer;
    await record(tx, { action: 'report.discarded', organisationId, userId }, parts.clock());
  });

/** Neither sent nor being written right now, and unchanged since the caller saw it, if they say what they saw. */
export function requireStill(
  parts: Pick<ReportParts, 'clock'>,
  report: StoredReport,
  revision = report.revision,
): void {
  if (report.state === 'sent') throw new AppError('conflict', messages.reportSent());
  if (report.state === 'generating' && !isDead(report, parts.clock())) {
    throw new AppError('conflict', messages.reportGenerating());
  }
  if (report.revision !== revision) throw new AppError('conflict', messages.reportChanged());
}

export const withReport = <T>(
  { db }: ReportParts,
  viewer: ReportViewer,
  id: string,
  act: (tx: Transaction<DB>, report: StoredReport) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async (tx) => {
    const report = await lockReport(tx, viewer, id);
    if (report === undefined) throw notFound();
    return await act(tx, report);
  });
