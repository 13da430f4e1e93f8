import type { OwnPage } from '@fourfold/contract/schemas';
import { groupName, messages } from '@fourfold/contract/words';
import { say } from '@fourfold/words';
import type { Transaction } from 'kysely';
import { record } from '../../kernel/audit/audit.ts';
import type { DB } from '../../kernel/database/schema.generated.ts';
import { AppError, invalidField } from '../../kernel/http/app-error.ts';
import type { AssessmentParts } from '../assessment/assessment-parts.ts';
import { eraseResponses } from '../assessment/erase-responses.ts';
import { listCopies } from '../assessment/link-copies.ts';
import { ownPageUrl, proveOwnPageLink, requireOwnPageLink } from '../assessment/own-page-link.ts';
import { presentResponse } from '../assessment/respondent.presenter.ts';
import {
  findInviting,
  findRespondent,
  findSheet,
  lockRespondent,
  type Respondent,
} from '../assessment/respondent.repository.ts';
import type { GivenLink, ProvenLink } from '../assessment/survey-link.ts';
import { frozenVisibility } from '../assessment/visibility.ts';
import { keysOfPerson } from '../culture/keys/keys-of-person.ts';
import { lockSeats } from '../people/seats.ts';
import { listViews } from '../person/profile-views.ts';
import type { Words } from '../profile/load-words.ts';
import { presentDisputes, presentProfile, presentQuality } from '../profile/profile.presenter.ts';
import { findScores, listDisputes } from '../profile/profile.repository.ts';
import { scoreProfile } from '../profile/score-profile.ts';
import { openPulseFor } from '../pulses/take-part.ts';
import { ownPageLink } from './own-page.mails.ts';
import { presentAnswers, presentViews } from './own-page.presenter.ts';
import { dropDispute, saveDispute } from './own-page.repository.ts';

export async function readOwnPage(parts: AssessmentParts, given: GivenLink, words: Words): Promise<OwnPage> {
  const { db, questionnaire } = parts;
  const link = requireOwnPageLink(parts, given);
  const respondent = requireOwn(await findRespondent(db, link.responseId));
  const inviting = await findInviting(db, respondent);
  const [sheet, scores] = [await findSheet(db, respondent.id), await findScores(db, respondent.id)];
  if (!inviting.respondent_page_allowed || sheet === undefined || scores === undefined) throw gone();
  const profile = scoreProfile(questionnaire, sheet, words, await keysOfPerson(db, respondent));
  return {
    response: presentResponse({ respondent, begunAt: sheet.begun_at, link }),
    organisation: inviting.name,
    visibility: frozenVisibility(respondent.visibility),
    ...presentProfile(profile, words),
    quality: presentQuality(scores),
    answers: presentAnswers(questionnaire.of(sheet), sheet),
    disputes: presentDisputes(await listDisputes(db, respondent.id)),
    pulse: await openPulseFor(parts, respondent),
    copies: await listCopies(db, respondent.organisation_id, respondent.id),
    views: presentViews(await listViews(db, respondent.organisation_id, respondent.id)),
  };
}

export async function dispute(
  parts: AssessmentParts,
  given: GivenLink,
  said: { readonly measureKey: string; readonly note: string | null; readonly takenBack: boolean },
): Promise<OwnPage['disputes']> {
  const { measures } = parts.questionnaire.design;
  const known = measures.some(({ key, group }) => [key, groupName(group)].includes(said.measureKey));
  if (!known) throw invalidField('measure_key', say('There is no such measure.'));
  return await change(parts, requireOwnPageLink(parts, given), async (tx, respondent) => {
    if (said.takenBack) await dropDispute(tx, respondent, said.measureKey);
    else await saveDispute(tx, respondent, said, parts.clock());
    return presentDisputes(await listDisputes(tx, respondent.id));
  });
}

/**
 * Erasing is a right, so it works as long as the link does, whether the organisation allows the page or not. Seats are
 * locked first, as everywhere: someone who is being invited again right now must not be left without an address.
 */
export async function eraseOwn(parts: AssessmentParts, given: GivenLink): Promise<void> {
  const { responseId } = requireOwnPageLink(parts, given);
  await parts.db.transaction().execute(async (tx) => {
    await lockSeats(tx, requireOwn(await findRespondent(tx, responseId)).organisation_id);
    const respondent = requireOwn(await lockRespondent(tx, responseId));
    await eraseResponses(parts, tx, respondent, [responseId]);
    const entry = { organisationId: respondent.organisation_id, userId: null } as const;
    await record(tx, { action: 'person.erased_own', ...entry }, parts.clock());
  });
}

export async function renew(parts: AssessmentParts, given: GivenLink): Promise<void> {
  const link = proveOwnPageLink(parts, given);
  await parts.limiter.use(`own-page:${link.responseId}`, { max: 3, seconds: 24 * 3600 });
  await change(parts, link, async (tx, respondent) => {
    const { signer, clock, config } = parts;
    const url = ownPageUrl({ appUrl: config.APP_URL, signer, now: clock() }, respondent.id);
    await parts.outbox.post(tx, ownPageLink(respondent, await findInviting(tx, respondent), url));
  });
}

const gone = () => new AppError('gone', messages.ownPageGone());

function requireOwn(respondent: Respondent | undefined): Respondent {
  if (respondent === undefined || respondent.submitted_at === null || respondent.kind !== 'employee')
    throw gone();
  return respondent;
}

const change = <T>(
  { db }: AssessmentParts,
  link: ProvenLink,
  act: (tx: Transaction<DB>, respondent: Respondent) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async (tx) => act(tx, requireOwn(await lockRespondent(tx, link.responseId))));
