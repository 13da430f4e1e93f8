import { INTERVIEW_QUESTIONS } from '@fourfold/content';
import type { AnswerOf, BodyOf, getInterviewSheet, saveInterviewSheet } from '@fourfold/contract/calls';
import type { InterviewRating } from '@fourfold/contract/schemas';
import { messages } from '@fourfold/contract/words';
import { loadMeasureTexts } from '@fourfold/measurement';
import { spokenData } from '@fourfold/words/data';
import type { Transaction } from 'kysely';
import { record } from '../../kernel/audit/audit.ts';
import type { DB } from '../../kernel/database/schema.generated.ts';
import { AppError, notFound } from '../../kernel/http/app-error.ts';
import type { Parts } from '../../kernel/parts.ts';
import { type Copier, type Copy, findCopy, noteCopy, noteUse } from '../assessment/link-copies.ts';
import { lockRespondent } from '../assessment/respondent.repository.ts';
import type { GivenLink, LinkParts } from '../assessment/survey-link.ts';
import type { Encoded } from '../culture/engine/figures.ts';
import { logoUrl } from '../identity/organisations/logo.ts';
import { limitInvitations } from '../people/limit-invitations.ts';
import { compareWithNewest } from './compare-with-newest.ts';
import { besideVersion, type Team } from './find-team.ts';
import { presentQuestion, questionsFor } from './hires.presenter.ts';
import { findAsker, findForSheet, type ShownCandidate } from './hires.repository.ts';
import type { HiresParts } from './hires.service.ts';
import {
  deleteSheet,
  insertSheet,
  listSheets,
  type StoredSheet,
  updateSheet,
} from './interview-sheets.repository.ts';
import { type SheetMail, sheetMail } from './sheet.mails.ts';
import { requireSheetLink, sheetExpiry, sheetUrl } from './sheet-link.ts';

export type SheetParts = HiresParts & Pick<Parts, 'config' | 'signer' | 'outbox' | 'limiter'>;

interface Wanted {
  readonly row: ShownCandidate;
  readonly team: Team;
  readonly interviewer: string;
  /** Where the link is sent as well. */
  readonly email: string | null;
}

interface Made {
  readonly url: string;
  readonly expires: Date;
}

/**
 * Makes a sheet for one interviewer, notes who made its link, and answers the link. All interviewers of a candidate get
 * the same questions; for the same name the same link is answered again while it works.
 */
export async function makeSheet(
  parts: SheetParts,
  copier: Copier,
  { row, team, interviewer, email }: Wanted,
): Promise<Made> {
  const chosen = await chooseFor(parts, row, besideVersion(team, row.design_version).encoded);
  const of = { organisationId: copier.organisationId, responseId: row.id };
  if (email !== null) await limitInvitations(parts.limiter, copier.organisationId);
  return await parts.db.transaction().execute(async (tx) => {
    if ((await lockRespondent(tx, row.id)) === undefined) throw notFound();
    const now = parts.clock();
    const sheets = await listSheets(tx, of);
    const again = sheets.find((sheet) => isFor(interviewer, sheet) && sheet.expires_at > now);
    const questions = (again ?? sheets[0])?.questions ?? chosen.map(({ question }) => question.id);
    const expires = again?.expires_at ?? (await addSheet(tx, copier, of, { interviewer, questions, now }));
    const url = sheetUrl({ appUrl: parts.config.APP_URL, signer: parts.signer }, row.id, expires);
    if (email !== null) {
      const mailed = { interviewer, email, questions: questions.length, url, expires };
      await mailSheet(parts, tx, { ...copier, responseId: row.id }, mailed);
    }
    return { url, expires };
  });
}

async function addSheet(
  tx: Transaction<DB>,
  copier: Copier,
  of: { readonly organisationId: string; readonly responseId: string },
  { now, ...sheet }: { readonly interviewer: string; readonly questions: number[]; readonly now: Date },
): Promise<Date> {
  const { responseId } = of;
  const wanted = { responseId, what: 'sheet', of: sheetExpiry(now), anew: true } as const;
  const expires = await noteCopy(tx, copier, wanted, now);
  const copy = await findCopy(tx, { responseId, expires }, 'sheet');
  if (copy === undefined) throw notFound();
  await insertSheet(tx, { ...of, id: copy.id, ...sheet });
  return expires;
}

type Mailed = Pick<SheetMail, 'interviewer' | 'email' | 'questions' | 'url' | 'expires'>;

async function mailSheet(
  { outbox }: SheetParts,
  tx: Transaction<DB>,
  { organisationId, userId, responseId }: Copier & { readonly responseId: string },
  mailed: Mailed,
): Promise<void> {
  const [asker, candidate] = [await findAsker(tx, userId), await findForSheet(tx, responseId)];
  if (asker === undefined || candidate === undefined) throw notFound();
  await outbox.post(tx, sheetMail({ organisationId, asker, candidate, ...mailed }));
}

/** A sheet that was made by mistake, or for someone who does not interview after all. */
export async function removeSheet(
  { db, clock }: HiresParts,
  { organisationId, userId }: Copier,
  responseId: string,
  id: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if ((await lockRespondent(tx, responseId)) === undefined) throw notFound();
    const of = { organisationId, responseId };
    if (!(await deleteSheet(tx, { ...of, id }))) {
      const isHandedIn = (await listSheets(tx, of)).some((sheet) => sheet.id === id);
      throw isHandedIn ? new AppError('conflict', messages.sheetHandedIn()) : notFound();
    }
    await record(tx, { action: 'sheet.removed', organisationId, userId, responseId }, clock());
  });
}

const isFor = (name: string, { interviewer }: Pick<StoredSheet, 'interviewer'>) =>
  interviewer.toLocaleLowerCase() === name.toLocaleLowerCase();

async function chooseFor(parts: HiresParts, row: ShownCandidate, team: Encoded | null) {
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
  if (row === undefined) throw gone();
  const { copy, sheet } = await requireSheet(parts, { responseId, expires });
  await parts.db.transaction().execute((tx) => noteUse(tx, copy, 'opened', parts.clock()));
  return {
    organisation: row.organisation,
    logo_url: logoUrl(row.logo_id),
    candidate: `${row.first_name} ${row.last_name}`,
    job_position: row.job_position,
    vacancy: row.vacancy,
    interviewer: sheet.interviewer,
    ratings: sheet.ratings as InterviewRating[],
    handed_in_at: sheet.handed_in_at?.toISOString() ?? null,
    questions: sheet.questions
      .flatMap((id) => INTERVIEW_QUESTIONS.find((question) => question.id === id) ?? [])
      .map(presentQuestion),
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
  const { copy, sheet } = await requireSheet(parts, link);
  const own = ratings.filter(({ question_id }) => sheet.questions.includes(question_id));
  const heard = own.map(({ notes, ...rating }) =>
    notes === undefined ? rating : { ...rating, notes: notes ?? '' },
  );
  if (hand_in) requireScores([...sheet.ratings, ...heard]);
  return await parts.db.transaction().execute(async (tx) => {
    if ((await lockRespondent(tx, link.responseId)) === undefined) throw gone();
    const of = { id: sheet.id, organisationId: copy.organisation_id };
    const handedIn = await updateSheet(tx, of, heard, { now, handIn: hand_in });
    if (hand_in) await noteUse(tx, copy, 'rated', now);
    return { saved_at: now.toISOString(), handed_in_at: handedIn?.toISOString() ?? null };
  });
}

/** A sheet with no score tells its colleagues nothing. Of each question the last score counts. */
function requireScores(
  heard: readonly { readonly question_id: number; readonly score?: number | null | undefined }[],
): void {
  const scores = new Map<number, number | null>();
  for (const { question_id, score } of heard) if (score !== undefined) scores.set(question_id, score);
  if ([...scores.values()].some((score) => score !== null)) return;
  throw new AppError('invalid', messages.sheetWithoutScores());
}

/** The sheet that a link stands for; it may have been removed since. */
async function requireSheet(
  { db }: Pick<HiresParts, 'db'>,
  link: { readonly responseId: string; readonly expires: Date },
): Promise<{ copy: Copy; sheet: StoredSheet }> {
  const copy = await findCopy(db, link, 'sheet');
  if (copy === undefined) throw gone();
  const of = { organisationId: copy.organisation_id, responseId: link.responseId };
  const sheet = (await listSheets(db, of)).find(({ id }) => id === copy.id);
  if (sheet === undefined) throw gone();
  return { copy, sheet };
}

const gone = () => new AppError('gone', messages.sheetGone());
