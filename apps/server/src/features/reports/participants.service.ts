import type { AnswerOf, getParticipant, NamedReportArea, ReportParticipant } from '@fourfold/contract';
import type { NamedArea } from '@fourfold/measurement';
import { notFound } from '../../http/app-error.ts';
import type { Words } from '../profile/load-words.ts';
import type { ReportParts } from './report-parts.ts';
import type { ReportViewer } from './report-viewer.ts';
import { listParticipantRows } from './reports.repository.ts';
import { lookAt } from './reports.service.ts';
import { readResults } from './results/read-basis.ts';

/** Names alone: nobody's results are shown by it, so nothing is noted. */
export async function listPeople(parts: ReportParts, { scope }: ReportViewer): Promise<ReportParticipant[]> {
  const rows = await listParticipantRows(parts.db, scope);
  return rows.flatMap(({ id, submitted_at, ...person }) =>
    submitted_at === null ? [] : [{ ...person, response_id: id, submitted_at: submitted_at.toISOString() }],
  );
}

/** What stands out in a person's results; nothing is named that is not more probable than not. */
export async function readParticipant(
  parts: ReportParts,
  viewer: ReportViewer,
  responseId: string,
): Promise<AnswerOf<typeof getParticipant>> {
  const person = await lookAt(parts, viewer, responseId);
  const results = await readResults(parts, responseId);
  if (results === null) throw notFound();
  const { overactivated, developmentAreas } = results.summary;
  const { first_name, last_name, job_position, department_name, kind, submitted_at } = person;
  return {
    participant: {
      response_id: responseId,
      ...{ first_name, last_name, job_position, department: department_name },
      kind: kind as ReportParticipant['kind'],
      submitted_at: submitted_at.toISOString(),
    },
    overactivated: overactivated && presentArea(overactivated, parts.words),
    development_areas: developmentAreas.map((area) => presentArea(area, parts.words)),
    quality: { verdict: results.verdict, reasons: [...results.reasons] },
  };
}

const presentArea = (
  { behaviour, direction, score, probability }: NamedArea,
  { measures }: Words,
): NamedReportArea => ({
  key: behaviour,
  name: measures.behaviours[behaviour]?.name ?? behaviour,
  direction,
  score: Math.round(score.score),
  low: Math.round(score.low),
  high: Math.round(score.high),
  probability: Math.round(100 * probability) / 100,
});
