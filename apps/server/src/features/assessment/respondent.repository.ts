import type { ResponseKind } from '@fourfold/contract/schemas';
import type { Form } from '@fourfold/measurement';
import { type Selectable, sql, type Transaction, type Updateable } from 'kysely';
import type { Queries } from '../../kernel/database/database.ts';
import type { DB, ResponseAnswers, Responses } from '../../kernel/database/schema.generated.ts';
import { statement } from '../../kernel/database/statement.ts';
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
  | 'design_version'
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'job_position'
  | 'company'
  | 'acknowledged_at'
  | 'submitted_at'
  | 'no_reminders_at'
>;

/** The same with what decides whether it may be opened and answered. */
export type Answering = ShownRespondent &
  Pick<
    Respondent,
    | 'organisation_id'
    | 'invited_by'
    | 'vacancy_id'
    | 'links_from'
    | 'withdrawn_at'
    | 'declined_at'
    | 'round_ends_at'
  >;
type AnsweringSheet = Pick<StoredSheet, 'choices' | 'seconds' | 'times' | 'design_version' | 'begun_at'> & {
  /** Another one after every save. */
  readonly edition: string;
};

const queryAnswering = (db: Queries, { id }: { readonly id: string }) =>
  db
    .selectFrom('responses as r')
    .innerJoin('people as p', 'p.id', 'r.person_id')
    .innerJoin('rounds as o', 'o.id', 'r.round_id')
    .leftJoin('response_answers as a', 'a.response_id', 'r.id')
    .where('r.id', '=', id)
    .select([
      'r.id',
      'r.organisation_id',
      'r.first_name',
      'r.last_name',
      'r.job_position',
      'r.company',
      'r.invited_by',
      'r.vacancy_id',
      'r.links_from',
      'r.acknowledged_at',
      'r.submitted_at',
      'r.withdrawn_at',
      'r.declined_at',
      'r.no_reminders_at',
      'r.question_set',
      'o.design_version',
      'a.choices',
      'a.seconds',
      'a.times',
      'a.design_version as answered_version',
      'a.begun_at',
    ])
    .select((expression) => [
      expression.fn.coalesce('p.email', expression.val('')).as('email'),
      expression.ref('r.kind').$castTo<ResponseKind>().as('kind'),
      expression.ref('r.form').$castTo<Form>().as('form'),
      sql<string | null>`a.xmin::text`.as('edition'),
      roundEnd.as('round_ends_at'),
    ])
    .compile();

const selectAnswering = statement(queryAnswering);

/** A response with its answers, in one statement: without a lock there is nothing to come before it. */
export async function findAnswering(
  db: Queries,
  id: string,
): Promise<{ respondent: Answering | undefined; stored: AnsweringSheet | undefined }> {
  const {
    rows: [row],
  } = await selectAnswering(db, { id });
  if (row === undefined) return { respondent: undefined, stored: undefined };
  const { choices, seconds, times, answered_version, begun_at, edition, ...respondent } = row;
  const stored =
    choices === null || seconds === null || answered_version === null || begun_at === null || edition === null
      ? undefined
      : { choices, seconds, times, design_version: answered_version, begun_at, edition };
  return { respondent, stored };
}

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

interface Save extends SavedSheet {
  readonly id: string;
  readonly linksFrom: Date | null;
  readonly edition: string | null;
  readonly now: Date;
}

const insertUnlessChanged = statement((db, save: Save) =>
  sql`
    with open as (
      select id, organisation_id from responses
      where id = ${save.id} and acknowledged_at is not null and submitted_at is null
        and withdrawn_at is null and declined_at is null and links_from is not distinct from ${save.linksFrom}
      for update
    )
    insert into response_answers as stored
      (response_id, organisation_id, design_version, choices, seconds, times, answered, begun_at, saved_at)
    select id, organisation_id, ${save.designVersion}, ${save.choices}::bytea, ${save.seconds}::bytea, ${save.times}::bytea,
      ${save.answered}::smallint, ${save.now}::timestamptz, ${save.now}::timestamptz
    from open
    on conflict (response_id) do update
      set choices = excluded.choices, seconds = excluded.seconds, times = excluded.times,
        answered = excluded.answered, saved_at = excluded.saved_at
      where stored.xmin::text = ${save.edition}`.compile(db),
);

/**
 * Saves in one statement what was computed from a sheet that was read without a lock: if the response is still open to
 * answers and the sheet still in the edition that was read (null: there was none). False where it is not, and nothing
 * is saved. The database compares under the locks of both rows, with what they hold then.
 */
export async function saveUnlessChanged(
  db: Queries,
  { id, links_from }: Answering,
  saved: SavedSheet,
  edition: string | null,
  now: Date,
): Promise<boolean> {
  const { numAffectedRows } = await insertUnlessChanged(db, {
    ...saved,
    edition,
    id,
    linksFrom: links_from,
    now,
  });
  return numAffectedRows === 1n;
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
  /** Of the reminders that go by themselves. */
  readonly reminder_subject: string | null;
  readonly reminder_words: string | null;
  readonly logo_id: string | null;
  readonly inviter_first_name: string | null;
  readonly inviter_last_name: string | null;
  readonly inviter_email: string | null;
}

type InvitedBy = Pick<Respondent, 'organisation_id' | 'invited_by' | 'vacancy_id'>;

const selectInviting = statement((db, { organisation_id, invited_by, vacancy_id }: InvitedBy) =>
  db
    .selectFrom('organisations as o')
    .leftJoin('organisation_logos as l', 'l.organisation_id', 'o.id')
    .leftJoin('users as u', (join) => join.on('u.id', '=', invited_by))
    .leftJoin('vacancies as v', (join) =>
      join.onRef('v.organisation_id', '=', 'o.id').on('v.id', '=', vacancy_id),
    )
    .leftJoin('departments as d', (join) =>
      join.onRef('d.organisation_id', '=', 'o.id').onRef('d.id', '=', 'v.department_id'),
    )
    .where('o.id', '=', organisation_id)
    .select([
      'o.name',
      'o.employee_invitation_text',
      'o.candidate_invitation_text',
      'v.invitation_text as vacancy_invitation_text',
      'v.title as vacancy',
      'd.name as vacancy_team',
      'o.respondent_page_allowed',
      'o.reminder_subject',
      'o.reminder_words',
      'l.id as logo_id',
      'u.first_name as inviter_first_name',
      'u.last_name as inviter_last_name',
      'u.email as inviter_email',
    ])
    .compile(),
);

export async function findInviting(db: Queries, invitedBy: InvitedBy): Promise<Inviting> {
  const {
    rows: [inviting],
  } = await selectInviting(db, invitedBy);
  if (inviting === undefined) throw new Error('The organisation of a response is not there.');
  return inviting;
}

export const inviterName = (inviting: Inviting) =>
  inviting.inviter_first_name === null
    ? null
    : `${inviting.inviter_first_name} ${inviting.inviter_last_name}`;

export const ownWords = (inviting: Inviting, kind: ResponseKind) =>
  kind === 'employee'
    ? inviting.employee_invitation_text
    : (inviting.vacancy_invitation_text ?? inviting.candidate_invitation_text);
