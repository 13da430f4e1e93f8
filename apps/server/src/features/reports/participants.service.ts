import type { AnswerOf, getParticipant } from '@fourfold/contract/calls';
import type { NamedReportArea, ReportParticipant } from '@fourfold/contract/schemas';
import type { NamedArea } from '@fourfold/measurement';
import { notFound } from '../../kernel/http/app-error.ts';
import { mapInTurns } from '../../kernel/threads/turns.ts';
import { findSuperseded } from '../person/superseded.ts';
import type { Words } from '../profile/load-words.ts';
import type { ReportParts } from './report-parts.ts';
import type { ReportViewer } from './report-viewer.ts';
import { listParticipantRows } from './reports.repository.ts';
import { lookAt } from './reports.service.ts';
import { readResults } from './results/read-basis.ts';

/** Names alone: nobody's results are shown by it, so nothing is noted. */
export async function listPeople(parts: ReportParts, { scope }: ReportViewer): Promise<ReportParticipant[]> {
  const rows = await listParticipantRows(parts.db, scope);
  const later = await findSuperseded(parts.db, scope, rows);
  return await mapInTurns(together(rows), ({ id, person_id: _, submitted_at, ...person }) => ({
    ...person,
    response_id: id,
    submitted_at: submitted_at.toISOString(),
    superseded_by: later.get(id) ?? null,
  }));
}

/** The newest first, and after each what the same person answered before. */
function together<T extends { readonly person_id: string; readonly kind: string; readonly round: number }>(
  rows: readonly T[],
): T[] {
  const byPerson = Map.groupBy(rows, ({ person_id, kind }) => `${person_id} ${kind}`);
  return [...byPerson.values()].flatMap((own) => own.toSorted((a, b) => b.round - a.round));
}

/** What stands out in a person's results; nothing is named that is not more probable than not. */
export async function readParticipant(
  parts: ReportParts,
  viewer: ReportViewer,
  responseId: string,
): Promise<AnswerOf<typeof getParticipant>> {
  const person = await lookAt(parts, viewer, responseId);
  const results = await readResults(parts, responseId, null);
  if (results === null) throw notFound();
  const { overactivated, developmentAreas } = results.summary;
  const { first_name, last_name, job_position, department_name, kind, submitted_at } = person;
  const later = await findSuperseded(parts.db, viewer.scope, [person]);
  return {
    participant: {
      response_id: responseId,
      ...{ first_name, last_name, job_position, department: department_name },
      kind: kind as ReportParticipant['kind'],
      submitted_at: submitted_at.toISOString(),
      round: person.round,
      superseded_by: later.get(responseId) ?? null,
    },
    keys_version: results.version,
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
  beyond: Math.round(100 * score.beyond) / 100,
});
