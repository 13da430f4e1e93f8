import { INTERVIEW_QUESTIONS } from '@fourfold/content';
import type { AnswerOf, BodyOf, getInterviewSheet, saveInterviewSheet } from '@fourfold/contract/calls';
import type { InterviewRating } from '@fourfold/contract/schemas';
import { messages } from '@fourfold/contract/words';
import { DESIGN_VERSIONS, loadMeasureTexts } from '@fourfold/measurement';
import { spokenData } from '@fourfold/words/data';
import { AppError, notFound } from '../../kernel/http/app-error.ts';
import { type Copier, type Copy, findCopy, noteCopy, noteUse } from '../assessment/link-copies.ts';
import { lockRespondent } from '../assessment/respondent.repository.ts';
import type { GivenLink, LinkParts } from '../assessment/survey-link.ts';
import type { Encoded } from '../culture/engine/figures.ts';
import { logoUrl } from '../identity/organisations/logo.ts';
import { compareWithNewest } from './compare-with-newest.ts';
import { besideVersion, type Team } from './find-team.ts';
import { presentQuestion, questionsFor } from './hires.presenter.ts';
import { findForSheet, type ShownCandidate } from './hires.repository.ts';
import type { HiresParts } from './hires.service.ts';
import { insertSheet, listSheets, type StoredSheet, updateSheet } from './interview-sheets.repository.ts';
import { requireSheetLink, sheetExpiry } from './sheet-link.ts';

type SheetOf = Pick<ShownCandidate, 'id' | 'choices' | 'design_version' | 'asked_for' | 'verdict'>;

/**
 * Makes a sheet for one interviewer, notes who made its link, and answers until when it works. All interviewers of a
 * candidate get the same questions; for the same name the same link is answered again while it works.
 */
export async function makeSheet(
  parts: HiresParts,
  copier: Copier,
  { row, team, interviewer }: { readonly row: SheetOf; readonly team: Team; readonly interviewer: string },
): Promise<Date> {
  const chosen = await chooseFor(parts, row, besideVersion(team, row.design_version).encoded);
  const of = { organisationId: copier.organisationId, responseId: row.id };
  return await parts.db.transaction().execute(async (tx) => {
    if ((await lockRespondent(tx, row.id)) === undefined) throw notFound();
    const now = parts.clock();
    const sheets = await listSheets(tx, of);
    const again = sheets.find((sheet) => isFor(interviewer, sheet) && sheet.expires_at > now);
    if (again !== undefined) return again.expires_at;
    const expires = await noteCopy(
      tx,
      copier,
      { responseId: row.id, what: 'sheet', of: sheetExpiry(now), anew: true },
      now,
    );
    const copy = await findCopy(tx, { responseId: row.id, expires }, 'sheet');
    if (copy === undefined) throw notFound();
    const questions = sheets[0]?.questions ?? chosen.map(({ question }) => question.id);
    await insertSheet(tx, { ...of, id: copy.id, interviewer, questions });
    return expires;
  });
}

const isFor = (name: string, { interviewer }: Pick<StoredSheet, 'interviewer'>) =>
  interviewer.toLocaleLowerCase() === name.toLocaleLowerCase();

async function chooseFor(parts: HiresParts, row: SheetOf, team: Encoded | null) {
  const { candidates } = await compareWithNewest(parts, row.design_version, {
    team,
    candidates: [{ answers: row.choices, asked: [] }],
  });
  const computed = candidates[0] ?? { figures: {}, behaviours: {}, comparison: null };
  return questionsFor(computed, row, await spokenData(loadMeasureTexts));
}

/** What an interviewer reads who holds the link: whom to ask what, and what they wrote themselves. */
export async function readInterviewSheet(
  parts: HiresParts & LinkParts,
  given: GivenLink,
): Promise<AnswerOf<typeof getInterviewSheet>> {
  const { responseId, expires } = requireSheetLink(parts, given);
  const row = await findForSheet(parts.db, responseId);
  if (row === undefined || !DESIGN_VERSIONS.includes(row.design_version)) throw gone();
  const { copy, sheet } = await findSheet(parts, { responseId, expires });
  await parts.db.transaction().execute((tx) => noteUse(tx, copy, 'opened', parts.clock()));
  const questions =
    sheet === null
      ? (await chooseFor(parts, { ...row, asked_for: null, verdict: null }, null)).map(
          ({ question }) => question,
        )
      : sheet.questions.flatMap((id) => INTERVIEW_QUESTIONS.find((question) => question.id === id) ?? []);
  return {
    organisation: row.organisation,
    logo_url: logoUrl(row.logo_id),
    candidate: `${row.first_name} ${row.last_name}`,
    job_position: row.job_position,
    vacancy: row.vacancy,
    interviewer: sheet?.interviewer ?? null,
    ratings: (sheet?.ratings ?? []) as InterviewRating[],
    handed_in_at: sheet?.handed_in_at?.toISOString() ?? null,
    questions: questions.map(presentQuestion),
    fair_use: messages.fairUse(),
    expires_at: expires.toISOString(),
  };
}

export async function keepInterviewSheet(
  parts: HiresParts & LinkParts,
  given: GivenLink,
  { ratings, hand_in }: BodyOf<typeof saveInterviewSheet>,
): Promise<AnswerOf<typeof saveInterviewSheet>> {
  const link = requireSheetLink(parts, given);
  const now = parts.clock();
  const { copy, sheet } = await findSheet(parts, link);
  if (copy === null || sheet === null) throw gone();
  const own = ratings.filter(({ question_id }) => sheet.questions.includes(question_id));
  const heard = own.map(({ notes, ...rating }) => ({ ...rating, notes: notes ?? '' }));
  return await parts.db.transaction().execute(async (tx) => {
    if ((await lockRespondent(tx, link.responseId)) === undefined) throw gone();
    const of = { id: sheet.id, organisationId: copy.organisation_id };
    const handedIn = await updateSheet(tx, of, heard, { now, handIn: hand_in });
    if (hand_in) await noteUse(tx, copy, 'rated', now);
    return { saved_at: now.toISOString(), handed_in_at: handedIn?.toISOString() ?? null };
  });
}

/** The sheet that a link stands for; links from before interviewers had their own stand for none. */
async function findSheet(
  { db }: Pick<HiresParts, 'db'>,
  link: { readonly responseId: string; readonly expires: Date },
): Promise<{ copy: Copy | null; sheet: StoredSheet | null }> {
  const copy = await findCopy(db, link, 'sheet');
  if (copy === undefined) return { copy: null, sheet: null };
  const sheets = await listSheets(db, {
    organisationId: copy.organisation_id,
    responseId: link.responseId,
  });
  return { copy, sheet: sheets.find(({ id }) => id === copy.id) ?? null };
}

const gone = () => new AppError('gone', messages.sheetGone());
