import type { BodyOf, correctResponse } from '@fourfold/contract/calls';
import { messages } from '@fourfold/contract/words';
import type { Transaction } from 'kysely';
import { record } from '../../kernel/audit/audit.ts';
import type { DB } from '../../kernel/database/schema.generated.ts';
import { AppError, invalidField, notFound } from '../../kernel/http/app-error.ts';
import { emptySheet } from '../assessment/answer-sheet.ts';
import type { AssessmentParts } from '../assessment/assessment-parts.ts';
import { eraseResponses } from '../assessment/erase-responses.ts';
import { freshExpiry } from '../assessment/issue-link.ts';
import { type Copier, noteCopy } from '../assessment/link-copies.ts';
import {
  findSheet,
  lockRespondent,
  type Respondent,
  saveSheet,
  updateResponse,
} from '../assessment/respondent.repository.ts';
import { tellCorrected } from '../assessment/response-watcher.ts';
import { copiedUrl } from '../assessment/survey-link.ts';
import { requireOpen } from '../vacancies/vacancies.service.ts';
import { correctAddress } from './correct-address.ts';
import { limitInvitations } from './limit-invitations.ts';
import { findListed, requireReached, responsesOfAddress, withdrawUnbegun } from './people.repository.ts';
import { type PeopleScope, requireReach, vacancyScopeOf } from './people-scope.ts';
import { ensureDepartments, openDepartments } from './resolve-departments.ts';
import { freeSeat, keepOneSeat, lockSeats } from './seats.ts';
import { sendAgain } from './send-again.ts';

/** Sends the invitation again with a fresh link; to someone who wants no mails, it only renews the link. */
export async function resend(parts: AssessmentParts, scope: PeopleScope, id: string): Promise<void> {
  await parts.limiter.use(`resend:${scope.organisationId}:${id}`, { max: 1, seconds: 60 });
  await change(parts, scope, id, async (tx, respondent) => {
    requireUnfinished(respondent);
    // One that was planned goes now.
    await updateResponse(tx, id, { launch_at: null });
    if (respondent.no_reminders_at === null) await sendAgain(parts, tx, respondent);
    else
      await updateResponse(tx, id, {
        expires_at: freshExpiry(parts.clock(), { ...respondent, links_from: null }),
      });
  });
}

/** What was answered so far is of no use any more, so it is not kept; that it was begun is, for the seat. */
export async function withdraw(
  parts: AssessmentParts,
  scope: PeopleScope,
  id: string,
  withAnswers: boolean,
): Promise<void> {
  await change(parts, scope, id, async (tx, respondent) => {
    if (respondent.withdrawn_at !== null) return;
    requireUnfinished(respondent);
    const now = parts.clock();
    const sheet = await findSheet(tx, id);
    if (sheet !== undefined) {
      if (!withAnswers) throw new AppError('conflict', messages.begunMeanwhile());
      const nothing = {
        ...emptySheet(parts.questionnaire.of(sheet)),
        answered: 0,
        designVersion: sheet.design_version,
      };
      await saveSheet(tx, respondent, nothing, now);
    }
    await updateResponse(tx, id, { withdrawn_at: now, mail_due: null });
    await freeSeat(tx, respondent.person_id);
  });
}

/** Whom nobody has mailed or who has not begun; the others stay as they are, and are counted. */
export async function withdrawSeveral(
  parts: AssessmentParts,
  scope: PeopleScope,
  ids: readonly string[],
): Promise<{ withdrawn: number; left_out: number }> {
  const withdrawn = await parts.db.transaction().execute(async (tx) => {
    const { organisationId } = scope;
    await lockSeats(tx, organisationId);
    await requireReached(tx, scope, { ids }, parts.clock());
    const people = await withdrawUnbegun(tx, scope, ids, parts.clock());
    for (const person of people) await freeSeat(tx, person);
    return people.length;
  });
  return { withdrawn, left_out: ids.length - withdrawn };
}

export async function correct(
  parts: AssessmentParts,
  { scope, userId }: { readonly scope: PeopleScope; readonly userId: string },
  id: string,
  { email, department, ...given }: BodyOf<typeof correctResponse>,
): Promise<void> {
  if (email !== undefined) await limitAddresses(parts, scope, id, email);
  await change(parts, scope, id, async (tx, respondent) => {
    const values = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    if (given.vacancy_id !== undefined) await requireVacancy(tx, scope, respondent, given.vacancy_id);
    if (department !== undefined) {
      const departmentId = await departmentIn(parts, tx, { scope, respondent }, department);
      Object.assign(values, { department, department_id: departmentId });
    }
    if (Object.keys(values).length > 0) {
      await updateResponse(tx, id, values);
      await tellOfChange(parts, tx, respondent, { ...respondent, ...values });
    }
    if (email !== undefined && email !== respondent.email) {
      await correctAddress(parts, tx, { ...respondent, ...values }, { scope, userId, email });
    }
  });
}

/** Another address gets a mail like one that is invited, so both are counted as one. */
async function limitAddresses(
  parts: AssessmentParts,
  scope: PeopleScope,
  id: string,
  email: string,
): Promise<void> {
  const row = await findListed(parts.db, scope, id, parts.clock());
  if (row !== undefined && row.email !== email) await limitInvitations(parts.limiter, scope.organisationId);
}

async function requireVacancy(
  tx: Transaction<DB>,
  scope: PeopleScope,
  { kind, vacancy_id }: Respondent,
  wanted: string | null,
): Promise<void> {
  if (wanted === null || wanted === vacancy_id) return;
  if (kind !== 'candidate') throw invalidField('vacancy_id', messages.vacancyForCandidates());
  await requireOpen(tx, vacancyScopeOf(scope), wanted);
}

async function tellOfChange(
  parts: AssessmentParts,
  tx: Transaction<DB>,
  before: Respondent,
  after: Respondent,
): Promise<void> {
  if (before.submitted_at === null) return;
  await tellCorrected(parts, tx, { before, after, at: parts.clock() });
}

async function departmentIn(
  { clock }: AssessmentParts,
  tx: Transaction<DB>,
  { scope, respondent }: { readonly scope: PeopleScope; readonly respondent: Respondent },
  name: string,
): Promise<string | null> {
  const { organisationId } = scope;
  const reach = requireReach(scope, respondent.kind);
  // As with an invitation. A department that was removed does not come back when something else is corrected.
  const isNew = name !== respondent.department;
  if (isNew && reach === 'organisation') await ensureDepartments(tx, organisationId, [name], clock());
  const departments = await openDepartments(tx, organisationId, reach);
  const problem = departments.problem(name);
  if (problem !== null) throw invalidField('department', problem);
  return departments.find(name)?.id ?? null;
}

/**
 * Erases what the caller reaches of everyone with the person's address, and each person with the last of it: colleagues
 * who see less may have invited the same one a second time.
 */
export async function eraseWithAnswers(
  parts: AssessmentParts,
  scope: PeopleScope,
  id: string,
  userId: string,
): Promise<void> {
  await change(parts, scope, id, async (tx, respondent) => {
    const reached = await responsesOfAddress(tx, scope, respondent.email);
    const people = Map.groupBy(reached, (one) => one.person_id);
    for (const [person_id, responses] of people) {
      const ids = responses.map((one) => one.id);
      await eraseResponses(parts, tx, { ...respondent, person_id }, ids);
    }
    await keepOneSeat(tx, [...people.keys()]);
    const entry = { action: 'person.erased', organisationId: scope.organisationId, userId } as const;
    await record(tx, entry, parts.clock());
  });
}

/** A copy of the link that was sent last, for handing it over in another way. The person sees who made it. */
export async function copyLink(parts: AssessmentParts, scope: PeopleScope, id: string, copier: Copier) {
  return await change(parts, scope, id, async (tx, respondent) => {
    requireUnfinished(respondent);
    const now = parts.clock();
    if (respondent.expires_at <= now) {
      const unmailed = respondent.no_reminders_at !== null;
      throw new AppError('conflict', unmailed ? messages.linkOutlivedUnmailed() : messages.linkOutlived());
    }
    const taken = { responseId: id, what: 'questionnaire', of: respondent.expires_at } as const;
    const expires = await noteCopy(tx, copier, taken, now);
    const url = copiedUrl(parts.config.APP_URL, parts.signer, id, expires);
    return { url, expires_at: expires.toISOString() };
  });
}

function requireUnfinished({
  submitted_at,
  declined_at,
  withdrawn_at,
}: Pick<Respondent, 'submitted_at' | 'declined_at' | 'withdrawn_at'>): void {
  if (submitted_at !== null) throw new AppError('conflict', messages.invitedSubmitted());
  if (declined_at !== null) throw new AppError('conflict', messages.invitedDeclined());
  if (withdrawn_at !== null) throw new AppError('conflict', messages.withdrawnAlready());
}

/**
 * Changes a response that the caller reaches, under its lock. Seats are locked first, as everywhere, so that no two
 * changes wait for each other in a circle.
 */
async function change<T>(
  { db, clock }: AssessmentParts,
  scope: PeopleScope,
  id: string,
  act: (tx: Transaction<DB>, respondent: Respondent) => Promise<T>,
): Promise<T> {
  return await db.transaction().execute(async (tx) => {
    await lockSeats(tx, scope.organisationId);
    const reached = await findListed(tx, scope, id, clock());
    const respondent = reached === undefined ? undefined : await lockRespondent(tx, id);
    if (respondent === undefined) throw notFound();
    return await act(tx, respondent);
  });
}
