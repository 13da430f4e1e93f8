import { type BodyOf, messages, type RespondentEnvelope, type saveAnswers } from '@fourfold/contract';
import type { Transaction } from 'kysely';
import type { Queries } from '../../database/database.ts';
import type { DB } from '../../database/schema.generated.ts';
import { AppError } from '../../http/app-error.ts';
import { countAnswered, emptySheet, overlay, requireDesign, type SheetEntry } from './answer-sheet.ts';
import type { AssessmentParts } from './assessment-parts.ts';
import { readAnswerItems } from './read-answer-items.ts';
import { requireOpen } from './require-open.ts';
import { presentEnvelope, type Standing } from './respondent.presenter.ts';
import {
  findInviting,
  findRespondent,
  findSheet,
  lockRespondent,
  type Respondent,
  saveSheet,
} from './respondent.repository.ts';
import { submit } from './submission.service.ts';
import { type GivenLink, type ProvenLink, requireLiveLink } from './survey-link.ts';

type SaveBody = BodyOf<typeof saveAnswers>;

/** Opens, saves or submits, by what the call carries. A call that carries nothing changes nothing. */
export async function answer(
  parts: AssessmentParts,
  given: GivenLink,
  body: SaveBody,
): Promise<RespondentEnvelope> {
  const link = requireLiveLink(parts, given);
  const entries = readAnswerItems(parts.questionnaire, body.answers);
  const opens = entries.length === 0 && body.is_complete !== 1;
  const standing = opens ? await open(parts, link) : await save(parts, link, { body, entries });
  if (body.is_complete === 1) requireAll(parts, standing);
  return presentEnvelope(parts.questionnaire, standing);
}

async function open(parts: AssessmentParts, link: ProvenLink): Promise<Standing> {
  const standing = await readStanding(parts, parts.db, link, await findRespondent(parts.db, link.responseId));
  return { ...standing, inviting: await findInviting(parts.db, standing.respondent) };
}

/** What is known of a response: read with `findRespondent`, or under its lock with `lockRespondent`. */
export async function readStanding(
  { questionnaire }: Pick<AssessmentParts, 'questionnaire'>,
  db: Queries,
  link: ProvenLink,
  found: Respondent | undefined,
): Promise<Standing> {
  const respondent = requireOpen(found, link);
  const stored = await findSheet(db, respondent.id);
  if (stored !== undefined) requireDesign(questionnaire, stored);
  return { respondent, link, sheet: stored ?? emptySheet(questionnaire), begunAt: stored?.begun_at ?? null };
}

interface Arrived {
  readonly body: SaveBody;
  readonly entries: readonly SheetEntry[];
}

/**
 * Under the response's lock, so that two devices, double clicks and replays come one after the other. What was
 * answered is kept even when the submission that it came with is refused.
 */
async function save(parts: AssessmentParts, link: ProvenLink, { body, entries }: Arrived): Promise<Standing> {
  return await parts.db.transaction().execute(async (tx) => {
    const standing = await readStanding(parts, tx, link, await lockRespondent(tx, link.responseId));
    if (standing.respondent.submitted_at !== null) return standing;
    if (standing.respondent.acknowledged_at === null) {
      throw new AppError('conflict', messages.acknowledgeFirst);
    }
    const saved = await layOver(parts, tx, standing, entries);
    if (body.is_complete !== 1 || unanswered(parts, saved) > 0) return saved;
    return { ...saved, respondent: await submit(parts, tx, saved, body) };
  });
}

async function layOver(
  { questionnaire, clock }: AssessmentParts,
  tx: Transaction<DB>,
  standing: Standing,
  entries: readonly SheetEntry[],
): Promise<Standing> {
  const sheet = overlay(standing.sheet, entries);
  if (sheet === null) return standing;
  const now = clock();
  const answered = countAnswered(sheet);
  const designVersion = questionnaire.design.version;
  await saveSheet(tx, standing.respondent, { ...sheet, answered, designVersion }, now);
  return { ...standing, sheet, begunAt: standing.begunAt ?? now };
}

const unanswered = ({ questionnaire }: AssessmentParts, { sheet }: Standing) =>
  questionnaire.design.questions.length - countAnswered(sheet);

function requireAll(parts: AssessmentParts, standing: Standing): void {
  const missing = unanswered(parts, standing);
  if (standing.respondent.submitted_at !== null || missing === 0) return;
  const questions = missing === 1 ? 'question has' : 'questions have';
  const message = `${missing} ${questions} no answer yet. ${messages.selectTendency}`;
  throw new AppError('invalid', message, { errors: { answers: [message] } });
}
