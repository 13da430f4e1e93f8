import { draftsPerDay, messages } from '@fourfold/contract/words';
import { sentence } from '@fourfold/words';
import { record } from '../../../kernel/audit/audit.ts';
import { newId } from '../../../kernel/database/id.ts';
import { AppError } from '../../../kernel/http/app-error.ts';
import { askJudge } from '../check/judge/ask-judge.ts';
import type { Judgement } from '../check/judge/judgement.ts';
import { createNameFinder, type FindNames } from '../check/other-names.ts';
import type { ReportParts } from '../report-parts.ts';
import type { ReportViewer } from '../report-viewer.ts';
import { type StoredReport, updateReport } from '../reports.repository.ts';
import { noteReading, prepare, requireStill, withReport } from '../reports.service.ts';
import { readBasis, readResults } from '../results/read-basis.ts';
import type { WritingBasis } from '../results/report-basis.ts';
import { withFacts } from '../template/facts.ts';
import { asking } from '../template/template.service.ts';
import { keepAlive } from './keep-alive.ts';
import { namedMeasures } from './named-measures.ts';
import { type Heard, type Outcome, writeDraft } from './write-draft.ts';

interface Request {
  readonly prompt: string;
  readonly response_id?: string | null | undefined;
  readonly report_id?: string | undefined;
  /** The report as the person who asks saw it; a text that came since is not written over. */
  readonly revision?: number | undefined;
}

/** The person who asked for a draft, for as long as they stay. */
export interface Listener {
  readonly onSentences: (heard: Heard) => void;
  /** The text is complete, and its second reading begins. */
  readonly onReading: (host: string) => void;
}

export interface Started {
  readonly reportId: string;
  readonly done: Promise<Outcome>;
}

/**
 * Starts writing, and goes on even if the person who asked leaves. A closed tab loses nothing: the text is saved as it
 * comes and is there when the report is opened again.
 */
export async function startWriting(
  parts: ReportParts,
  viewer: ReportViewer,
  request: Request,
  listener: Listener,
): Promise<Started> {
  const reportId = request.report_id ?? (await prepareFor(parts, viewer, request));
  const isPaid = await withReport(parts, viewer, reportId, async (_tx, report) => {
    requireStill(parts, report, request.revision);
    // A writing that died with its server has given nothing for its draft yet.
    return report.state === 'generating';
  });
  if (!isPaid) await spend(parts, viewer.organisationId);
  const report = await claim(parts, viewer, reportId, request).catch(async (error: unknown) => {
    await parts.limiter.giveBack(budgetOf(viewer));
    throw error;
  });
  const controller = new AbortController();
  const done = run(parts, report, controller, listener).finally(() => parts.running.delete(reportId));
  parts.running.set(reportId, { controller, done });
  done.catch(() => undefined);
  return { reportId, done };
}

/** Called without the steps before it, as another program may: the choices are what the prompt names. */
async function prepareFor(parts: ReportParts, viewer: ReportViewer, { prompt, response_id = null }: Request) {
  const named = namedMeasures(prompt, parts.words.measures);
  const choices = { response_id, prompt, ...named };
  if (response_id === null) return await prepare(parts, viewer, choices);
  const id = await prepare(parts, viewer, { ...choices, first_name: named.first_name });
  await fillFromResults(parts, id, response_id);
  return id;
}

/** The person is known, so their own first name and what stands out take the place of what was guessed. */
async function fillFromResults({ db, ...parts }: ReportParts, id: string, responseId: string): Promise<void> {
  const results = await readResults({ db, ...parts }, responseId, null);
  const person = await db
    .selectFrom('responses')
    .select('first_name')
    .where('id', '=', responseId)
    .executeTakeFirstOrThrow();
  const { overactivated = null, developmentAreas = [] } = results?.summary ?? {};
  const [one, two] = developmentAreas;
  const found = {
    first_name: person.first_name,
    overactivated: overactivated?.behaviour ?? null,
    area_1: one?.behaviour ?? null,
    area_2: two?.behaviour ?? null,
  };
  await db.updateTable('reports').set(found).where('id', '=', id).execute();
}

const budgetOf = ({ organisationId }: Pick<ReportViewer, 'organisationId'>) =>
  `report-drafts:${organisationId}`;

const nextIn = sentence<{ hours: number }>(
  '{hours, plural, =1 {You can ask for the next one in less than an hour.} other {You can ask for the next one in # hours.}}',
);

async function spend({ limiter }: ReportParts, organisationId: string): Promise<void> {
  try {
    await limiter.use(budgetOf({ organisationId }), { max: draftsPerDay, seconds: 24 * 3600 });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'too_many') throw error;
    const hours = Math.ceil((error.details.retryAfter ?? 3600) / 3600);
    throw new AppError('too_many', [messages.reportBudget(), nextIn({ hours })].join(' '), error.details);
  }
}

/** Two presses, two tabs, two nodes: one of them gets the report, the other hears that it is being written. */
const claim = (
  parts: ReportParts,
  viewer: ReportViewer,
  id: string,
  { prompt, revision }: Request,
): Promise<StoredReport> =>
  withReport(parts, viewer, id, async (tx, report) => {
    requireStill(parts, report, revision);
    const now = parts.clock();
    const claimed = {
      state: 'generating' as const,
      prompt,
      problem: null,
      generation_id: newId(now),
      alive_at: now,
      stop_requested: false,
      updated_at: now,
      reviewed_at: null,
      reviewer_id: null,
    };
    await updateReport(tx, id, claimed);
    const { organisationId, userId } = viewer;
    const details = { writer: parts.writer.about.host ?? 'built-in' };
    // Who asks for it reads along as it is written.
    await noteReading({ ...parts, db: tx }, viewer, report);
    await record(tx, { action: 'report.drafted', organisationId, userId, details }, now);
    return { ...report, ...claimed };
  });

async function run(
  parts: ReportParts,
  report: StoredReport,
  controller: AbortController,
  { onSentences, onReading }: Listener,
): Promise<Outcome> {
  const { writer, clock } = parts;
  const alive = keepAlive(parts, report, controller);
  let outcome: Outcome | undefined;
  let judgement: Judgement | null = null;
  let version: string | null = null;
  try {
    const basis = await readBasis(parts, { ...report, results_version: null });
    version = basis.results?.version ?? null;
    const findNames = createNameFinder(parts.db, report);
    outcome = await writeDraft({
      writer,
      prompt: withFacts(report.prompt, basis, asking(parts)),
      basis,
      findNames,
      signal: controller.signal,
      onProgress: alive.note,
      onSentences,
    });
    judgement = await secondReading(parts, {
      outcome,
      basis,
      findNames,
      signal: controller.signal,
      onReading,
    });
    return outcome;
  } finally {
    await alive.end();
    // People who stopped it got their draft; people whose provider failed got none.
    const isDelivered = outcome?.problem === null || controller.signal.reason === 'stopped';
    if (!isDelivered) await parts.limiter.giveBack(budgetOf({ organisationId: report.organisation_id }));
    const text = outcome?.text ?? '';
    const now = clock();
    await parts.db
      .updateTable('reports')
      .set((expression) => ({
        state: text === '' && report.draft === '' ? 'prepared' : 'drafted',
        ...(text === '' ? {} : { draft: text, generated: text, generated_at: now, results_version: version }),
        ...(text === '' ? {} : { marks: JSON.stringify(outcome?.marks ?? []) }),
        ...(text === '' ? {} : { judgement: judgement && JSON.stringify(judgement) }),
        ...(text === '' ? {} : { writer: JSON.stringify({ ...writer.about, version: outcome?.version }) }),
        problem: outcome === undefined ? messages.unexpected() : outcome.problem,
        generation_id: null,
        revision: expression('revision', '+', 1),
        updated_at: now,
      }))
      .where('id', '=', report.id)
      .where('generation_id', '=', report.generation_id)
      .execute();
  }
}

interface Reading {
  readonly outcome: Outcome;
  readonly basis: WritingBasis;
  readonly findNames: FindNames;
  readonly signal: AbortSignal;
  readonly onReading: Listener['onReading'];
}

/** Of a whole draft only: what is cut short is written again. */
async function secondReading(
  { judge }: ReportParts,
  { outcome: { text, problem }, basis, findNames, signal, onReading }: Reading,
): Promise<Judgement | null> {
  if (judge === null || problem !== null || basis.results === null) return null;
  onReading(judge.about.host);
  // Names that cannot be looked for must not leave, so a database that is away ends the reading.
  const otherNames = await findNames(text).catch(() => null);
  return otherNames && (await askJudge(judge, text, { ...basis, otherNames }, signal));
}
