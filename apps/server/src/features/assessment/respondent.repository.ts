import type { ResponseKind } from '@fourfold/contract/schemas';
import type { Form } from '@fourfold/measurement';
import { type Selectable, sql, type Transaction, type Updateable } from 'kysely';
import type { Queries } from '../../kernel/database/database.ts';
import type { DB, ResponseAnswers, Responses } from '../../kernel/database/schema.generated.ts';
import { statement } from '../../kernel/database/statement.ts';
import { together } from '../../kernel/database/together.ts';
import type { OpenSheet } from './answer-sheet.ts';

/** A response with the address that its person has now. */
export type Respondent = Omit<Selectable<Responses>, 'kind' | 'form'> & {
  readonly kind: ResponseKind;
  readonly form: Form;
  readonly email: string;
  /** Of the round: which questions are asked. */
  readonly design_version: string;
  /** Null for a candidate, and for as long as nobody has said when the round ends. */
  readonly round_ends_at: Date | null;
};

/** Of a response `r`: candidates come one by one and belong to no round of the employees. */
export const roundEnd = sql<Date | null>`(
  select e.ends_at from rounds e where e.id = r.round_id and r.kind = 'employee')`;
/** A sheet, and in which form it was asked. */
export type StoredSheet = Selectable<ResponseAnswers> & Pick<Respondent, 'form' | 'question_set'>;

const respondents = (db: Queries) =>
  db
    .selectFrom('responses as r')
    .innerJoin('people as p', 'p.id', 'r.person_id')
    .innerJoin('rounds as o', 'o.id', 'r.round_id')
    .selectAll('r')
    .select('o.design_version')
    .select((expression) => [
      expression.fn.coalesce('p.email', expression.val('')).as('email'),
      expression.ref('r.kind').$castTo<ResponseKind>().as('kind'),
      expression.ref('r.form').$castTo<Form>().as('form'),
      roundEnd.as('round_ends_at'),
    ]);

export const findRespondent = (db: Queries, id: string): Promise<Respondent | undefined> =>
  respondents(db).where('r.id', '=', id).executeTakeFirst();

/** A call that wants to change a response waits here for one that does already. */
export const lockRespondent = (tx: Transaction<DB>, id: string): Promise<Respondent | undefined> =>
  respondents(tx).where('r.id', '=', id).forUpdate('r').executeTakeFirst();

/** The same for everything that a person was ever invited to. */
export const lockRespondentsOfPerson = (
  tx: Transaction<DB>,
  { organisation_id, person_id }: Pick<Respondent, 'organisation_id' | 'person_id'>,
): Promise<Respondent[]> =>
  respondents(tx)
    .where('r.organisation_id', '=', organisation_id)
    .where('r.person_id', '=', person_id)
    .orderBy('r.id')
    .forUpdate('r')
    .execute();

/** The same for several at once, of those that were submitted. */
export const lockSubmitted = (tx: Transaction<DB>, ids: readonly string[]): Promise<Respondent[]> =>
  respondents(tx)
    .where('r.id', 'in', ids)
    .where('r.submitted_at', 'is not', null)
    .orderBy('r.id')
    .forUpdate('r')
    .execute();

/**
 * Someone of the organisation has this address. They may be more than one, where colleagues who do not see each
 * other's people have invited it, so mails to it are not one person's alone.
 */
export async function isAddressOfSomeone(
  db: Queries,
  { organisation_id, email }: Pick<Respondent, 'organisation_id' | 'email'>,
): Promise<boolean> {
  const holder = await db
    .selectFrom('people')
    .select('id')
    .where('organisation_id', '=', organisation_id)
    .where('email', '=', email)
    .executeTakeFirst();
  return holder !== undefined;
}

/** Read after the lock, in a statement of its own: one that waited for the lock still sees what was before. */
export const findSheet = (db: Queries, responseId: string): Promise<StoredSheet | undefined> =>
  db
    .selectFrom('response_answers as a')
    .innerJoin('responses as r', 'r.id', 'a.response_id')
    .selectAll('a')
    .select((expression) => ['r.question_set', expression.ref('r.form').$castTo<Form>().as('form')])
    .where('a.response_id', '=', responseId)
    .executeTakeFirst();

/** What a screen shows of a response. */
export type ShownRespondent = Pick<
  Respondent,
  | 'id'
  | 'kind'
  | 'form'
  | 'question_set'
  | 'vacancy_id'
  | 'design_version'
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'job_position'
  | 'company'
  | 'acknowledged_at'
  | 'visibility'
  | 'submitted_at'
  | 'no_reminders_at'
>;

export interface SavedSheet extends OpenSheet {
  readonly answered: number;
  readonly designVersion: string;
}

export async function saveSheet(
  tx: Transaction<DB>,
  respondent: Respondent,
  { answered, designVersion, choices, seconds, times }: SavedSheet,
  now: Date,
): Promise<void> {
  const changes = { choices, seconds, times, answered, saved_at: now };
  await tx
    .insertInto('response_answers')
    .values({
      response_id: respondent.id,
      organisation_id: respondent.organisation_id,
      design_version: designVersion,
      begun_at: now,
      ...changes,
    })
    .onConflict((conflict) => conflict.column('response_id').doUpdateSet(changes))
    .execute();
}

/** To change whatever a person was invited to in this round, withdrawn invitations included. */
export const changeInvitations = (tx: Transaction<DB>, { person_id, round_id, kind }: Respondent) =>
  tx
    .updateTable('responses')
    .where('person_id', '=', person_id)
    .where('round_id', '=', round_id)
    .where('kind', '=', kind);

/** Once all is submitted nothing is compared any more, and nobody needs to know when a person chose what. */
export async function forgetTimes(tx: Transaction<DB>, responseId: string): Promise<void> {
  await tx
    .updateTable('response_answers')
    .set({ times: null })
    .where('response_id', '=', responseId)
    .execute();
}

export async function dropSheet(tx: Transaction<DB>, responseId: string): Promise<void> {
  await tx.deleteFrom('response_answers').where('response_id', '=', responseId).execute();
}

export async function updateResponse(
  tx: Queries,
  responseId: string,
  values: Updateable<Responses>,
): Promise<void> {
  await tx.updateTable('responses').set(values).where('id', '=', responseId).execute();
}

/** What an invitation says of those who invite. */
export interface Inviting {
  readonly name: string;
  readonly employee_invitation_text: string | null;
  readonly candidate_invitation_text: string | null;
  /** Of the vacancy, where there is one with words of its own. */
  readonly vacancy_invitation_text: string | null;
  /** What a candidate is invited for, and the department that they would join. */
  readonly vacancy: string | null;
  readonly vacancy_team: string | null;
  readonly respondent_page_allowed: boolean;
  readonly employee_retention_days: number;
  readonly candidate_retention_days: number;
  /** Of the reminders that go by themselves. */
  readonly reminder_subject: string | null;
  readonly reminder_words: string | null;
  readonly logo_id: string | null;
  readonly inviter_first_name: string | null;
  readonly inviter_last_name: string | null;
  readonly inviter_email: string | null;
}

type InvitedBy = Pick<Respondent, 'organisation_id' | 'invited_by' | 'vacancy_id'>;

/** The same of several, a list for each column. */
type Inviters = { readonly [Name in keyof InvitedBy]: readonly InvitedBy[Name][] };

const selectInviting = statement((db, by: Inviters) =>
  db
    .selectFrom(
      sql<InvitedBy>`unnest(
        ${by.organisation_id}::uuid[], ${by.invited_by}::uuid[], ${by.vacancy_id}::uuid[])`.as<'g'>(
        sql`g (organisation_id, invited_by, vacancy_id)`,
      ),
    )
    .innerJoin('organisations as o', 'o.id', 'g.organisation_id')
    .leftJoin('organisation_logos as l', 'l.organisation_id', 'o.id')
    .leftJoin('users as u', 'u.id', 'g.invited_by')
    .leftJoin('vacancies as v', (join) =>
      join.onRef('v.organisation_id', '=', 'o.id').onRef('v.id', '=', 'g.vacancy_id'),
    )
    .leftJoin('departments as d', (join) =>
      join.onRef('d.organisation_id', '=', 'o.id').onRef('d.id', '=', 'v.department_id'),
    )
    .select(['g.organisation_id', 'g.invited_by', 'g.vacancy_id'])
    .select([
      'o.name',
      'o.employee_invitation_text',
      'o.candidate_invitation_text',
      'v.invitation_text as vacancy_invitation_text',
      'v.title as vacancy',
      'd.name as vacancy_team',
      'o.respondent_page_allowed',
      'o.employee_retention_days',
      'o.candidate_retention_days',
      'o.reminder_subject',
      'o.reminder_words',
      'l.id as logo_id',
      'u.first_name as inviter_first_name',
      'u.last_name as inviter_last_name',
      'u.email as inviter_email',
    ])
    .compile(),
);

const nameOf = ({ organisation_id, invited_by, vacancy_id }: InvitedBy) =>
  `${organisation_id} ${invited_by} ${vacancy_id}`;

/** Those who come together are often invited by the same, who are asked for once. */
const findInvitingTogether = together(async (db, invited: readonly InvitedBy[]) => {
  const by = [...new Map(invited.map((one) => [nameOf(one), one])).values()];
  const { rows } = await selectInviting(db, {
    organisation_id: by.map(({ organisation_id }) => organisation_id),
    invited_by: by.map(({ invited_by }) => invited_by),
    vacancy_id: by.map(({ vacancy_id }) => vacancy_id),
  });
  const found = new Map<string, Inviting>(rows.map((row) => [nameOf(row), row]));
  return invited.map((one) => found.get(nameOf(one)));
});

export async function findInviting(db: Queries, invitedBy: InvitedBy): Promise<Inviting> {
  const inviting = await findInvitingTogether(db, invitedBy);
  if (inviting === undefined) throw new Error('The organisation of a response is not there.');
  return inviting;
}

/** When an employee last answered the whole questionnaire in another round. Nobody is asked a pulse for its changes. */
export async function findAnsweredBefore(
  db: Queries,
  { id, organisation_id, person_id, kind, form }: Respondent,
): Promise<Date | null> {
  if (kind !== 'employee' || form !== 'full') return null;
  const found = await db
    .selectFrom('responses')
    .select((expression) => expression.fn.max('submitted_at').as('submitted_at'))
    .where('organisation_id', '=', organisation_id)
    .where('person_id', '=', person_id)
    .where('kind', '=', kind)
    .where('form', '=', form)
    .where('id', '!=', id)
    .executeTakeFirst();
  return found?.submitted_at ?? null;
}

export const inviterName = (inviting: Inviting) =>
  inviting.inviter_first_name === null
    ? null
    : `${inviting.inviter_first_name} ${inviting.inviter_last_name}`;

export const ownWords = (inviting: Inviting, kind: ResponseKind) =>
  kind === 'employee'
    ? inviting.employee_invitation_text
    : (inviting.vacancy_invitation_text ?? inviting.candidate_invitation_text);
