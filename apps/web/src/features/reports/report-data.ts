import {
  type AnswerOf,
  getPromptTemplate,
  getReport,
  listMeasures,
  listParticipants,
  listReports,
} from '@fourfold/contract/calls';
import type { Report } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { call } from '../../lib/api.ts';
import { later } from '../../lib/later.ts';

export type Template = AnswerOf<typeof getPromptTemplate>;

/** What step 1 chooses from. */
export interface Choices {
  readonly participants: AnswerOf<typeof listParticipants>['participants'];
  readonly behaviours: readonly { readonly value: string; readonly label: string }[];
}

export type ReportData = ReturnType<typeof loadReports>;

/** Which report is open stands in the address: a reload or a second tab finds it again. */
export function loadReports(query: URLSearchParams) {
  const id = query.get('report');
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1);
  const template = later(call(getPromptTemplate, {}));
  return {
    id,
    responseId: query.get('response'),
    page,
    template,
    opened: id === null ? null : later(Promise.all([loadReport(id), template])),
    choices: id === null ? later(loadChoices()) : null,
    reports: id === null ? later(call(listReports, { query: { page, per_page: perPage } })) : null,
  };
}

export const perPage = 10;

const loadReport = async (reportId: string): Promise<Report> =>
  (await call(getReport, { params: { reportId } })).report;

async function loadChoices(): Promise<Choices> {
  const [{ participants }, { measures }] = await Promise.all([
    call(listParticipants, {}),
    call(listMeasures, {}),
  ]);
  const behaviours = measures
    .filter(({ kind }) => kind === 'behaviour')
    .map(({ key, name }) => ({ value: key, label: name }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
  return { participants, behaviours };
}

/** To whom a prompt goes, in words. */
export const writerName = ({ host, model }: { host: string | null; model: string }): string =>
  host === null ? t`the built-in writer on this server` : `${host} (${model})`;

export const pdfAddress = ({ id }: Pick<Report, 'id'>) => `/api/survey/reports/${id}/pdf`;

/**
 * What stands on paper beside the text: a report that was filled by hand has no scores to draw, and of one with results
 * those measures are drawn whose score the text states, not all that it names.
 */
export const pdfAdds = ({ response_id }: Report): string =>
  response_id === null
    ? t`The PDF adds a title and the date.`
    : t`The PDF adds a title and the date. If the text gives the score of a measure as a number, the PDF charts it too.`;
