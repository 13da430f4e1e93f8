import { messages } from '@fourfold/contract/words';
import { sql, type Transaction } from 'kysely';
import { record } from '../../kernel/audit/audit.ts';
import { newId } from '../../kernel/database/id.ts';
import type { DB } from '../../kernel/database/schema.generated.ts';
import { AppError, invalidField } from '../../kernel/http/app-error.ts';
import { forgetMails } from '../../kernel/mail/forget-mails.ts';
import type { AssessmentParts } from '../assessment/assessment-parts.ts';
import { endedByCopy } from '../assessment/link-copies.ts';
import {
  findInviting,
  findSheet,
  isAddressOfSomeone,
  lockRespondentsOfPerson,
  type Respondent,
  updateResponse,
} from '../assessment/respondent.repository.ts';
import { linkExpiry } from '../assessment/survey-link.ts';
import { findKnown } from './add-invitations.repository.ts';
import { addressCorrected } from './correct-address.mails.ts';
import { idsOfPerson } from './people.repository.ts';
import type { PeopleScope } from './people-scope.ts';
import { freeSeat, requireSeats } from './seats.ts';
import { seatsSeen } from './seats-seen.ts';
import { sendAgain } from './send-again.ts';

interface Correction {
  readonly scope: PeopleScope;
  readonly userId: string;
  readonly email: string;
}

/**
 * Sends the invitation to another address. The links that went to the old one die, since anyone who reads there may be
 * a stranger; so this is over once someone has begun. The old address is told, since anyone who reads there may as well
 * be the person, and someone else has just taken their place.
 */
export async function correctAddress(
  parts: AssessmentParts,
  tx: Transaction<DB>,
  respondent: Respondent,
  correction: Correction,
): Promise<void> {
  const { scope, email, userId } = correction;
  const all = await lockRespondentsOfPerson(tx, respondent);
  await requireNotBegun(tx, respondent);
  await requireFree(tx, correction, respondent);
  const isWhole = await mayMoveAll(tx, scope, all);
  const moved = isWhole ? all : all.filter(({ id }) => id === respondent.id);
  await withinSeats(parts, tx, scope, () =>
    isWhole ? rename(tx, respondent, email) : splitOff(parts, tx, respondent, email),
  );
  await forgetOldMails(tx, respondent, moved);
  for (const one of moved) {
    const links_from = await endLinks(parts, tx, one);
    if (isAsked(one, respondent, moved)) await sendAgain(parts, tx, { ...one, links_from });
  }
  await tellOldAddress(parts, tx, respondent);
  const details = { kind: respondent.kind, invitations: String(moved.length) };
  const entry = { action: 'person.address_corrected', organisationId: scope.organisationId } as const;
  await record(tx, { ...entry, userId, responseId: respondent.id, details }, parts.clock());
}

const isOver = ({ acknowledged_at, submitted_at, declined_at, withdrawn_at }: Respondent) =>
  [acknowledged_at, submitted_at, declined_at, withdrawn_at].some((at) => at !== null);

async function requireNotBegun(tx: Transaction<DB>, respondent: Respondent): Promise<void> {
  const over = isOver(respondent) || (await findSheet(tx, respondent.id)) !== undefined;
  if (over) throw new AppError('conflict', messages.addressFixed());
}

/** As far as the caller may know: another one's invitation to the same address is none of theirs, and stays. */
async function requireFree(
  tx: Transaction<DB>,
  { scope, email }: Correction,
  { kind }: Respondent,
): Promise<void> {
  const known = await findKnown(tx, scope, kind, [email]);
  if (known.size > 0) throw invalidField('email', messages.addressTaken());
}

/**
 * The address belongs to everything that the person was ever invited to. It moves with the person where the caller
 * reaches all of that and nothing of it was begun; else someone who may see one response could have the links, the
 * reminders and the reports of another one sent to an address of their choice.
 */
async function mayMoveAll(
  tx: Transaction<DB>,
  scope: PeopleScope,
  all: readonly Respondent[],
): Promise<boolean> {
  const reached = new Set(await idsOfPerson(tx, scope, all[0]?.person_id ?? ''));
  for (const one of all) {
    const isBegun = isOver({ ...one, withdrawn_at: null }) || (await findSheet(tx, one.id)) !== undefined;
    if (isBegun || !reached.has(one.id)) return false;
  }
  return true;
}

async function rename(tx: Transaction<DB>, { person_id }: Respondent, email: string): Promise<void> {
  await tx.updateTable('people').set({ email }).where('id', '=', person_id).execute();
}

/** Makes a person of its own for this invitation. What else there is stays with the old address. */
async function splitOff(
  { clock }: AssessmentParts,
  tx: Transaction<DB>,
  { id, organisation_id, person_id }: Respondent,
  email: string,
): Promise<void> {
  const now = clock();
  const person = { id: newId(now), organisation_id, email, seat_since: now, created_at: now };
  await tx.insertInto('people').values(person).execute();
  await updateResponse(tx, id, { person_id: person.id });
  await freeSeat(tx, person_id);
}

/** One person more takes one seat more, as far as the caller may know that the old address keeps one. */
async function withinSeats(
  { config }: AssessmentParts,
  tx: Transaction<DB>,
  scope: PeopleScope,
  act: () => Promise<void>,
): Promise<void> {
  const before = await seatsSeen(tx, scope, config.FREE_SEATS);
  await act();
  const { used } = await seatsSeen(tx, scope, config.FREE_SEATS);
  if (used > before.used) await requireSeats(tx, scope, before, used - before.used);
}

/** All of them once nobody here has that address; else what waits to be sent there with a link that is dead by now. */
async function forgetOldMails(
  tx: Transaction<DB>,
  { organisation_id, email }: Respondent,
  moved: readonly Respondent[],
): Promise<void> {
  const isKept = await isAddressOfSomeone(tx, { organisation_id, email });
  const own = moved.flatMap(({ mail_id, mail_held }) => (mail_id === null || mail_held ? [] : [mail_id]));
  await forgetMails(tx, (mails) =>
    mails.and([
      mails('organisation_id', '=', organisation_id),
      mails('recipient', '=', email),
      ...(isKept
        ? [mails('id', '=', mails.fn.any(mails.val(own))), mails('state', '=', 'queued')]
        : [
            mails('kind', 'like', 'survey.%'),
            mails('kind', 'not in', ['survey.corrected', 'survey.digest']),
          ]),
    ]),
  );
}

/**
 * The new links must expire after all that went to the old address: that is what tells them apart. Anyone who wanted no
 * more mails read that there, without having opened any: the wish is kept, for that address alone. One that was made
 * through a copied link may be a colleague's, and would end the mails of other invitations to that address.
 */
async function endLinks(parts: AssessmentParts, tx: Transaction<DB>, one: Respondent): Promise<Date> {
  const now = parts.clock();
  const links_from = new Date(Math.max(linkExpiry(now).getTime(), one.expires_at.getTime() + 1000));
  if (one.no_reminders_at !== null) await keepWish(tx, one);
  await updateResponse(tx, one.id, {
    links_from,
    no_reminders_at: null,
    mail_id: null,
    mail_held: false,
    mail_due: null,
    ...(one.expires_at > now ? { expires_at: links_from } : {}),
  });
  return links_from;
}

async function keepWish(tx: Transaction<DB>, { id, email }: Respondent): Promise<void> {
  await tx
    .updateTable('responses')
    .set({ refused_by: sql<string[]>`array_append(refused_by, ${email})` })
    .where('id', '=', id)
    .where(({ not }) => not(endedByCopy('responses')))
    .execute();
}

/** The one that was corrected, and of the others the last of each kind: nobody gets two links to the same. */
const isAsked = (one: Respondent, corrected: Respondent, moved: readonly Respondent[]) =>
  one.id === corrected.id ||
  (one.withdrawn_at === null &&
    !moved.some(
      ({ kind, withdrawn_at, invited_at }) =>
        kind === one.kind && withdrawn_at === null && invited_at > one.invited_at,
    ));

/** Nobody who never heard of the invitation is told that it has gone elsewhere. */
async function tellOldAddress(
  { outbox }: AssessmentParts,
  tx: Transaction<DB>,
  respondent: Respondent,
): Promise<void> {
  const waits = respondent.mail_due === 'invitation' && respondent.launch_at !== null;
  if (respondent.mail_held || waits) return;
  const told = await outbox.post(tx, addressCorrected(respondent, await findInviting(tx, respondent)));
  const told_mail_ids = [...(respondent.told_mail_ids ?? []), told];
  await updateResponse(tx, respondent.id, { told_mail_ids });
}
