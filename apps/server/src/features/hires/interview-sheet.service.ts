import type { AnswerOf, getInterviewSheet } from '@fourfold/contract/calls';
import { messages } from '@fourfold/contract/words';
import { DESIGN_VERSIONS, loadMeasureTexts } from '@fourfold/measurement';
import { spokenData } from '@fourfold/words/data';
import { AppError, notFound } from '../../kernel/http/app-error.ts';
import { type Copier, findCopy, noteCopy, noteUse } from '../assessment/link-copies.ts';
import { lockRespondent } from '../assessment/respondent.repository.ts';
import type { GivenLink, LinkParts } from '../assessment/survey-link.ts';
import { logoUrl } from '../identity/organisations/logo.ts';
import { compareWithNewest } from './compare-with-newest.ts';
import { presentQuestion, questionsFor } from './hires.presenter.ts';
import { findForSheet } from './hires.repository.ts';
import type { HiresParts } from './hires.service.ts';
import { requireSheetLink, sheetExpiry } from './sheet-link.ts';

/** Notes that a member makes a link to the sheet, and answers until when it works. */
export const noteSheet = (
  { db, clock }: Pick<HiresParts, 'db' | 'clock'>,
  copier: Copier,
  responseId: string,
): Promise<Date> =>
  db.transaction().execute(async (tx) => {
    if ((await lockRespondent(tx, responseId)) === undefined) throw notFound();
    const now = clock();
    return await noteCopy(tx, copier, { responseId, what: 'sheet', of: sheetExpiry(now) }, now);
  });

/** What whoever holds the sheet's link reads: whom to ask what, and nothing of the answers. */
export async function readInterviewSheet(
  parts: HiresParts & LinkParts,
  given: GivenLink,
): Promise<AnswerOf<typeof getInterviewSheet>> {
  const link = requireSheetLink(parts, given);
  const { responseId, expires } = link;
  const row = await findForSheet(parts.db, responseId);
  if (row === undefined || !DESIGN_VERSIONS.includes(row.design_version)) {
    throw new AppError('gone', messages.sheetGone());
  }
  const copy = (await findCopy(parts.db, link, 'sheet')) ?? null;
  await parts.db.transaction().execute((tx) => noteUse(tx, copy, 'opened', parts.clock()));
  const sheet = { answers: row.choices, asked: [] };
  const { candidates } = await compareWithNewest(parts, row.design_version, {
    team: null,
    candidates: [sheet],
  });
  const questions = questionsFor(candidates[0]?.behaviours ?? {}, await spokenData(loadMeasureTexts));
  return {
    organisation: row.organisation,
    logo_url: logoUrl(row.logo_id),
    candidate: `${row.first_name} ${row.last_name}`,
    job_position: row.job_position,
    vacancy: row.vacancy,
    questions: questions.map(({ question }) => presentQuestion(question)),
    fair_use: messages.fairUse(),
    expires_at: expires.toISOString(),
  };
}
