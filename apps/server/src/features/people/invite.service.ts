import type { InviteInput } from '@fourfold/contract/schemas';
import { formsFor, messages } from '@fourfold/contract/words';
import { say } from '@fourfold/words';
import type { Transaction } from 'kysely';
import type { DB } from '../../kernel/database/schema.generated.ts';
import { AppError, invalidField } from '../../kernel/http/app-error.ts';
import type { AssessmentParts } from '../assessment/assessment-parts.ts';
import { requireOpen as requireOpenVacancy } from '../vacancies/vacancies.service.ts';
import {
  currentRound,
  ensurePeople,
  findKnown,
  type InvitedState,
  insertInvitations,
  takeSeats,
  toRow,
} from './add-invitations.repository.ts';
import { dealSets } from './deal-sets.ts';
import { type PeopleScope, requireReach, vacancyScopeOf } from './people-scope.ts';
import { postLinksJob } from './post-links.ts';
import { ensureDepartments, openDepartments } from './resolve-departments.ts';
import { lockSeats, requireSeats } from './seats.ts';
import { seatsSeen } from './seats-seen.ts';
import { keepTimeZone, requireToCome } from './time-zones.ts';

export interface Invitations {
  readonly scope: PeopleScope;
  readonly invitedBy: string;
  /** Of one kind, each with another address. */
  readonly forms: readonly [InviteInput, ...InviteInput[]];
}

export interface Invited {
  /** Of the responses. */
  readonly ids: readonly string[];
  /** How many of them get no mail, because they want none. */
  readonly unmailed: number;
}

/**
 * Invites all of them or nobody. The mails are written by a job that is part
 * of the same transaction, so five thousand invitations are one quick answer.
 */
export async function invite(parts: AssessmentParts, invitations: Invitations): Promise<Invited> {
  return await parts.db.transaction().execute(async (tx) => {
    const { scope, forms } = invitations;
    await lockSeats(tx, scope.organisationId);
    requireForms(forms);
    await requireLaunchToCome(parts, tx, invitations);
    const departments = await departmentsFor(parts, tx, invitations);
    await requireVacancies(tx, invitations);
    const roundId = await currentRound(tx, scope.organisationId, parts.clock());
    await requireOpenRound(parts, tx, roundId, forms[0].kind);
    const known = await requireUninvited(tx, invitations);
    const personIds = await seatPeople(parts, tx, invitations, known);
    const setOf = await dealSets(tx, roundId, [...personIds.values()]);
    const rows = forms.map((form) => {
      const personId = personIds.get(form.email) ?? '';
      return toRow(
        {
          organisationId: scope.organisationId,
          roundId,
          personId,
          questionSet: form.form === 'pulse' ? setOf(personId) : 0,
          departmentId: departments.find(form.department)?.id ?? null,
          invitedBy: invitations.invitedBy,
          unmailedSince: known.get(form.email)?.unmailedSince,
          form,
        },
        parts.clock(),
      );
    });
    await insertInvitations(tx, rows);
    await parts.jobs.enqueue(tx, postLinksJob, { organisationId: scope.organisationId });
    return {
      ids: rows.map(({ id }) => id),
      unmailed: rows.filter(({ mail_due }) => mail_due === null).length,
    };
  });
}

/** Of one kind; a form that is not for it is the inviter's mistake. */
function requireForms(forms: readonly InviteInput[]): void {
  for (const { kind, form } of forms) {
    const fits = form === null || (formsFor[kind] as readonly string[]).includes(form);
    if (!fits) throw invalidField('form', messages.otherForm());
  }
}

/** Nobody is asked to answer in a round that takes no answers. */
async function requireOpenRound(
  { clock }: AssessmentParts,
  tx: Transaction<DB>,
  roundId: string,
  kind: InviteInput['kind'],
): Promise<void> {
  if (kind === 'candidate') return;
  const ended = await tx
    .selectFrom('rounds')
    .select('id')
    .where('id', '=', roundId)
    .where('ends_at', '<=', clock())
    .executeTakeFirst();
  if (ended === undefined) return;
  throw new AppError('conflict', say('This round has ended. Change its end date, or start a new round.'));
}

/** All of them leave at the same hour, each where they work. */
async function requireLaunchToCome(
  { clock }: AssessmentParts,
  tx: Transaction<DB>,
  { scope: { organisationId }, forms: [{ launch_at, time_zone }] }: Invitations,
): Promise<void> {
  if (launch_at === null || launch_at === undefined) return;
  await keepTimeZone(tx, organisationId, time_zone);
  await requireToCome(tx, organisationId, launch_at, { field: 'launch_at', now: clock() });
}

async function departmentsFor(parts: AssessmentParts, tx: Transaction<DB>, { scope, forms }: Invitations) {
  const reach = requireReach(scope, forms[0].kind);
  const names = forms.map(({ department }) => department);
  if (reach === 'organisation') await ensureDepartments(tx, scope.organisationId, names, parts.clock());
  const departments = await openDepartments(tx, scope.organisationId, reach);
  const problem = names.map(departments.problem).find((found) => found !== null);
  if (problem !== undefined) throw invalidField('department', problem);
  return departments;
}

/** Of one batch, usually one; under its lock nobody is asked, since a vacancy that closes meanwhile does no harm. */
async function requireVacancies(tx: Transaction<DB>, { scope, forms }: Invitations): Promise<void> {
  const [{ kind }] = forms;
  const ids = new Set(forms.flatMap(({ vacancy_id }) => vacancy_id ?? []));
  if (ids.size > 0 && kind !== 'candidate') throw invalidField('vacancy_id', messages.vacancyForCandidates());
  for (const id of ids) await requireOpenVacancy(tx, vacancyScopeOf(scope), id);
}

type Known = Awaited<ReturnType<typeof findKnown>>;

/** What the inviter may know of these addresses; 409 when one is invited already. */
async function requireUninvited(tx: Transaction<DB>, { scope, forms }: Invitations): Promise<Known> {
  const emails = forms.map(({ email }) => email);
  const known = await findKnown(tx, scope, forms[0].kind, emails);
  const state = emails.map((email) => known.get(email)?.state).find((found) => found !== undefined);
  if (state !== undefined) throw new AppError('invited_already', alreadyTexts[state]());
  return known;
}

/** The people by their addresses, each with a seat; 409 when too few are left. */
async function seatPeople(
  parts: AssessmentParts,
  tx: Transaction<DB>,
  { scope, forms }: Invitations,
  known: Known,
): Promise<ReadonlyMap<string, string>> {
  const now = parts.clock();
  const emails = forms.map(({ email }) => email);
  const wanted = emails.filter((email) => known.get(email)?.seated !== true).length;
  await requireSeats(tx, scope, await seatsSeen(tx, scope, parts.config.FREE_SEATS), wanted);
  const ids = await ensurePeople(tx, scope, emails, now);
  await takeSeats(tx, [...ids.values()], now);
  return ids;
}

export const alreadyTexts: Record<InvitedState, () => string> = {
  standing: messages.invitedAlready,
  submitted: messages.invitedSubmitted,
  declined: messages.invitedDeclined,
};
