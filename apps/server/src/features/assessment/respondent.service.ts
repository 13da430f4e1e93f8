import type { BodyOf, saveAnswers } from '@fourfold/contract/calls';
import type { Question, RespondentEnvelope } from '@fourfold/contract/schemas';
import { messages } from '@fourfold/contract/words';
import { say } from '@fourfold/words';
import type { Transaction } from 'kysely';
import type { Queries } from '../../kernel/database/database.ts';
import type { DB } from '../../kernel/database/schema.generated.ts';
import { AppError } from '../../kernel/http/app-error.ts';
import { Latest } from '../../kernel/latest.ts';
import { countAnswered, emptySheet, inOwnMemory, mergeEntries, type OpenSheet } from './answer-sheet.ts';
import { type Answering, findAnswering, saveUnlessChanged } from './answering.repository.ts';
import { countAsked } from './asked-questionnaire.ts';
import type { AssessmentParts } from './assessment-parts.ts';
import { ownInformationUrl } from './information-link.ts';
import { type FollowedLink, followLink, listCopies, noteUse } from './link-copies.ts';
import { questionsFrom } from './present-questions.ts';
import { readAnswerItems } from './read-answer-items.ts';
import { requireOpen, requireRoundOpen } from './require-open.ts';
import { presentEnvelope, type ResponseState } from './respondent.presenter.ts';
import {
  findInviting,
  findSheet,
  lockRespondent,
  type SavedSheet,
  type ShownRespondent,
  type StoredSheet,
  saveSheet,
} from './respondent.repository.ts';
import { ownPageOf, submit } from './submission.service.ts';
import { type GivenLink, requireLiveLink } from './survey-link.ts';

type SaveBody = BodyOf<typeof saveAnswers>;

/** Opens, saves or submits, by what the call carries. A call that carries nothing changes nothing. */
export async function answer(
  parts: AssessmentParts,
  given: GivenLink,
  body: SaveBody,
): Promise<RespondentEnvelope> {
  const link = await followLink(parts.db, requireLiveLink(parts, given));
  const opens = body.answers.length === 0 && body.is_complete !== 1;
  const state = opens ? await open(parts, link) : await save(parts, link, body);
  if (body.is_complete === 1) requireAll(state);
  return presentEnvelope(state, parts.clock());
}

/** Leaves no trace but of a copied link. */
export async function open(parts: AssessmentParts, link: FollowedLink): Promise<ResponseState<Answering>> {
  const { db, clock } = parts;
  const state = await readResponseState(parts, link);
  const { id, organisation_id } = state.respondent;
  if (link.copy !== null) await db.transaction().execute((tx) => noteUse(tx, link.copy, 'opened', clock()));
  const [inviting, copies] = await Promise.all([
    findInviting(db, state.respondent),
    // Of hardly anyone.
    state.respondent.has_copies ? listCopies(db, organisation_id, id) : [],
  ]);
  return { ...state, inviting, copies, informationUrl: ownInformationUrl(parts, state) };
}

/** Questions by their number with what was answered, until the submission: then that is the own page's to show. */
export async function readQuestions(
  parts: AssessmentParts,
  given: GivenLink,
  range: { readonly from: number; readonly count: number },
): Promise<{ readonly questions: Question[]; readonly number_of_questions: number }> {
  const link = await followLink(parts.db, requireLiveLink(parts, given));
  const { respondent, sheet, asked } = await readResponseState(parts, link);
  if (respondent.submitted_at !== null) return { questions: [], number_of_questions: countAsked(asked) };
  const questions = questionsFrom(asked, respondent.id, sheet, range);
  const use = questions.some(({ answer_key }) => answer_key !== null) ? 'read' : 'opened';
  await parts.db.transaction().execute((tx) => noteUse(tx, link.copy, use, parts.clock()));
  return { questions, number_of_questions: countAsked(asked) };
}

interface Read extends ResponseState<Answering> {
  /** Of the answers that are stored; null before the first. */
  readonly edition: string | null;
}

/** What is known of a response, without its lock. */
export async function readResponseState(parts: AssessmentParts, link: FollowedLink): Promise<Read> {
  const { respondent, stored } = await findAnswering(parts.db, link.responseId);
  const state = responseStateOf(parts, requireOpen(respondent, link), link, stored);
  requireRoundOpen(state.respondent, parts.clock());
  return { ...state, edition: stored?.edition ?? null };
}

function responseStateOf<R extends ShownRespondent>(
  { questionnaire }: AssessmentParts,
  respondent: R,
  link: FollowedLink,
  stored: (OpenSheet & Pick<StoredSheet, 'design_version' | 'begun_at' | 'saved_at'>) | undefined,
): ResponseState<R> {
  const { design_version } = stored ?? respondent;
  const asked = questionnaire.of({ ...respondent, design_version });
  const { begun_at: begunAt = null, saved_at: savedAt = null } = stored ?? {};
  return { respondent, link, asked, sheet: stored ?? emptySheet(asked), begunAt, savedAt };
}

/**
 * Most saves meet nobody: those are one statement that writes, and one that reads before it unless this server has saved
 * for the same person lately. The others wait for their turn, and so do those by a copied link, which leave a trace in
 * the same transaction.
 */
async function save(
  parts: AssessmentParts,
  link: FollowedLink,
  body: SaveBody,
): Promise<ResponseState<ShownRespondent>> {
  const waits = body.is_complete === 1 || link.copy !== null;
  const alone = waits ? null : await saveAlone(parts, link, body.answers);
  return alone ?? (await saveInTurn(parts, link, body));
}

/** Null when something has changed between reading and writing; then nothing is saved. */
async function saveAlone(
  parts: AssessmentParts,
  link: FollowedLink,
  answers: SaveBody['answers'],
): Promise<ResponseState<Answering> | null> {
  const again = await saveOverRemembered(parts, link, answers);
  if (again !== null) return again;
  const read = await readResponseState(parts, link);
  const merged = mergeAnswers(parts, read, answers);
  return merged.changed === null ? merged.state : await saveMerged(parts, read, merged);
}

/**
 * People who save have usually saved a minute ago, so this many are remembered, with some three kilobytes each. Not for
 * long: what was declined or erased since is to be forgotten.
 */
const remembered = { most: 5000, minutes: 10 };
const savedBy = new WeakMap<Queries, Latest<Read>>();

function savedLately(db: Queries): Latest<Read> {
  const lately = savedBy.get(db) ?? new Latest<Read>(remembered);
  savedBy.set(db, lately);
  return lately;
}

/**
 * What was saved last stands for what would be read, since the database takes nothing that was computed from anything
 * else. Only a save that the database takes is answered by it: whatever it does not take, and a call that brings nothing
 * new, is answered by what is read.
 */
async function saveOverRemembered(
  parts: AssessmentParts,
  link: FollowedLink,
  answers: SaveBody['answers'],
): Promise<ResponseState<Answering> | null> {
  const last = savedLately(parts.db).get(link.responseId);
  if (last === undefined || last.link.expires.getTime() !== link.expires.getTime()) return null;
  const { round_ends_at } = last.respondent;
  if (round_ends_at !== null && round_ends_at <= parts.clock()) return null;
  const merged = mergeOrNull(parts, last, answers);
  return merged === null ? null : await saveMerged(parts, last, merged);
}

/** Null where something is to be refused: for what reason is for what is read to say. */
function mergeOrNull(
  parts: AssessmentParts,
  last: Read,
  answers: SaveBody['answers'],
): Merged<Answering> | null {
  try {
    return mergeAnswers(parts, last, answers);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** Null as well where nothing is new. */
async function saveMerged(
  { db }: AssessmentParts,
  { respondent, edition }: Read,
  { state, changed, now }: Merged<Answering>,
): Promise<ResponseState<Answering> | null> {
  if (changed === null) return null;
  const saved = await saveUnlessChanged(db, respondent, changed, edition, now);
  if (saved === null) savedLately(db).delete(respondent.id);
  else savedLately(db).set(respondent.id, { ...state, sheet: inOwnMemory(state.sheet), edition: saved });
  return saved === null ? null : state;
}

/**
 * Under the response's lock, so that two devices, double clicks and replays come one after the other. What was
 * answered is kept even when the submission that it came with is refused.
 */
async function saveInTurn(
  parts: AssessmentParts,
  link: FollowedLink,
  body: SaveBody,
): Promise<ResponseState> {
  return await parts.db.transaction().execute(async (tx) => {
    const respondent = requireOpen(await lockRespondent(tx, link.responseId), link);
    requireRoundOpen(respondent, parts.clock());
    const before = responseStateOf(parts, respondent, link, await findSheet(tx, respondent.id));
    const { state, changed, now } = mergeAnswers(parts, before, body.answers);
    if (changed !== null) {
      await saveSheet(tx, respondent, changed, now);
      await noteUse(tx, link.copy, 'answered', now);
    }
    // What is told of an answer that was not taken is the answer that stands.
    const tellsAnswers = (state.overtaken ?? []).length > 0;
    if (tellsAnswers) await noteUse(tx, link.copy, 'read', now);
    if (respondent.submitted_at !== null || body.is_complete !== 1 || unanswered(state) > 0) {
      // A call that saves nothing is told how far the person is, which is the same as opening the link.
      if (changed === null && !tellsAnswers) await noteUse(tx, link.copy, 'opened', now);
      return { ...state, ownPage: await ownPageAgain(parts, tx, link, state, body) };
    }
    await noteUse(tx, link.copy, 'submitted', now);
    return { ...state, ...(await submit(parts, tx, state, body, link.copy)) };
  });
}

/**
 * A device whose submission arrived, and which never heard so, submits once more. It knows every answer; someone who has
 * the link alone does not.
 */
async function ownPageAgain(
  parts: AssessmentParts,
  tx: Transaction<DB>,
  link: FollowedLink,
  { respondent, asked, sheet }: ResponseState,
  body: SaveBody,
): Promise<string | null> {
  if (respondent.submitted_at === null || body.is_complete !== 1 || link.copy !== null) return null;
  const known = readAnswerItems(asked, body.answers).filter(
    ({ place, choice }) => sheet.choices[place] === choice,
  );
  if (new Set(known.map(({ place }) => place)).size < countAsked(asked)) return null;
  return ownPageOf(parts, respondent, await findInviting(tx, respondent));
}

interface Merged<R extends ShownRespondent> {
  readonly state: ResponseState<R>;
  /** What is to be saved; null when nothing is: no news, or answers that are frozen. */
  readonly changed: SavedSheet | null;
  readonly now: Date;
}

function mergeAnswers<R extends ShownRespondent>(
  { clock }: AssessmentParts,
  state: ResponseState<R>,
  answers: SaveBody['answers'],
): Merged<R> {
  const now = clock();
  const entries = readAnswerItems(state.asked, answers);
  const { respondent, begunAt } = state;
  if (respondent.submitted_at !== null) return { state, changed: null, now };
  if (respondent.acknowledged_at === null) throw new AppError('conflict', messages.acknowledgeFirst());
  const { sheet, overtaken } = mergeEntries(state.sheet, entries, { now, begunAt: begunAt ?? now });
  if (sheet === null) return { state: { ...state, overtaken }, changed: null, now };
  return {
    state: { ...state, overtaken, sheet, begunAt: begunAt ?? now, savedAt: now },
    changed: { ...sheet, answered: countAnswered(sheet), designVersion: state.asked.design.version },
    now,
  };
}

const unanswered = ({ asked, sheet }: ResponseState<ShownRespondent>) =>
  countAsked(asked) - countAnswered(sheet);

function requireAll(state: ResponseState<ShownRespondent>): void {
  const missing = unanswered(state);
  if (state.respondent.submitted_at !== null || missing === 0) return;
  const message = say(
    '{missing, plural, one {# question has} other {# questions have}} no answer yet. {whatToDo}',
    { missing, whatToDo: messages.selectTendency() },
  );
  throw new AppError('invalid', message, { errors: { answers: [message] } });
}
