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

/** The same with what decides whether it may be opened and answered. */
export type Answering = ShownRespondent &
  Pick<
    Respondent,
    'organisation_id' | 'invited_by' | 'links_from' | 'withdrawn_at' | 'declined_at' | 'round_ends_at'
  > & {
    /** Whether anyone has ever copied one of its links. */
    readonly has_copies: boolean;
    /** Another one after every change to the response, its person or its round. */
    readonly edition: string;
  };
type AnsweringSheet = Pick<
  StoredSheet,
  'choices' | 'seconds' | 'times' | 'design_version' | 'begun_at' | 'saved_at'
> & {
  /** Another one after every save. */
  readonly edition: string;
};

/** Of a response `r`, its person `p` and its round `o`: each row's last change. */
const respondentEdition = sql<string>`concat_ws(' ', r.xmin, p.xmin, o.xmin)`;

const queryAnswering = (db: Queries, { ids }: { readonly ids: readonly string[] }) =>
  db
    .selectFrom('responses as r')
    .innerJoin('people as p', 'p.id', 'r.person_id')
    .innerJoin('rounds as o', 'o.id', 'r.round_id')
    .leftJoin('response_answers as a', 'a.response_id', 'r.id')
    .where(sql<boolean>`r.id = any(${ids}::uuid[])`)
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
      'r.visibility',
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
      'a.saved_at',
    ])
    .select((expression) => [
      expression.fn.coalesce('p.email', expression.val('')).as('email'),
      expression.ref('r.kind').$castTo<ResponseKind>().as('kind'),
      expression.ref('r.form').$castTo<Form>().as('form'),
      respondentEdition.as('edition'),
      sql<string | null>`a.xmin::text`.as('answers_edition'),
      sql<boolean>`exists (
        select 1 from link_copies c where c.organisation_id = r.organisation_id and c.response_id = r.id)`.as(
        'has_copies',
      ),
      roundEnd.as('round_ends_at'),
    ])
    .compile();

const selectAnswering = statement(queryAnswering);

interface Found {
  readonly respondent: Answering | undefined;
  readonly stored: AnsweringSheet | undefined;
}

/** A response with its answers, in one statement: without a lock there is nothing to come before it. */
export const findAnswering: (db: Queries, id: string) => Promise<Found> = together(async (db, ids) => {
  const { rows } = await selectAnswering(db, { ids });
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => splitAnswering(found.get(id)));
});

function splitAnswering(row: Awaited<ReturnType<typeof selectAnswering>>['rows'][number] | undefined): Found {
  if (row === undefined) return { respondent: undefined, stored: undefined };
  const { choices, seconds, times, answered_version, begun_at, saved_at, answers_edition, ...respondent } =
    row;
  const stored =
    choices === null ||
    seconds === null ||
    answered_version === null ||
    begun_at === null ||
    saved_at === null ||
    answers_edition === null
      ? undefined
      : {
          choices,
          seconds,
          times,
          design_version: answered_version,
          begun_at,
          saved_at,
          edition: answers_edition,
        };
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
  readonly respondentEdition: string;
  readonly edition: string | null;
  readonly now: Date;
}

/** The same of several, a list for each column. */
type Columns = { readonly [Name in keyof Save]: readonly Save[Name][] };

const insertUnlessChanged = statement((db, saves: Columns) =>
  sql<{ response_id: string; edition: string }>`
    with given as (
      select * from unnest(
        ${saves.id}::uuid[], ${saves.respondentEdition}::text[], ${saves.edition}::text[],
        ${saves.designVersion}::text[], ${saves.choices}::bytea[], ${saves.seconds}::bytea[], ${saves.times}::bytea[],
        ${saves.answered}::smallint[], ${saves.now}::timestamptz[]
      ) as g (id, respondent_edition, edition, design_version, choices, seconds, times, answered, saved_at)
    ), open as (
      select r.organisation_id, g.* from given g
      join responses r on r.id = g.id join people p on p.id = r.person_id join rounds o on o.id = r.round_id
      left join response_answers a on a.response_id = g.id
      where r.acknowledged_at is not null and r.submitted_at is null and r.withdrawn_at is null
        and r.declined_at is null and ${respondentEdition} = g.respondent_edition
        and a.xmin::text is not distinct from g.edition
      for update of r skip locked
    )
    insert into response_answers as stored
      (response_id, organisation_id, design_version, choices, seconds, times, answered, begun_at, saved_at)
    select id, organisation_id, design_version, choices, seconds, times, answered, saved_at, saved_at from open
    on conflict (response_id) do update
      set choices = excluded.choices, seconds = excluded.seconds, times = excluded.times,
        answered = excluded.answered, saved_at = excluded.saved_at
      where stored.xmin::text = (select edition from given where id = excluded.response_id)
    returning response_id, stored.xmin::text as edition`.compile(db),
);

const saveTogether = together(async (db, saves: readonly Save[]) => {
  // Of two for one response the second was computed from what the first replaces.
  const first = new Map(saves.toReversed().map((save) => [save.id, save]));
  const taken = [...first.values()];
  const column = <Name extends keyof Save>(name: Name) => taken.map((save) => save[name]);
  const { rows } = await insertUnlessChanged(db, {
    id: column('id'),
    respondentEdition: column('respondentEdition'),
    edition: column('edition'),
    designVersion: column('designVersion'),
    choices: column('choices'),
    seconds: column('seconds'),
    times: column('times'),
    answered: column('answered'),
    now: column('now'),
  });
  const saved = new Map(rows.map(({ response_id, edition }) => [response_id, edition]));
  return saves.map((save) => (first.get(save.id) === save && saved.get(save.id)) || null);
});

/**
 * Saves in one statement what was computed from rows that were read without a lock: if the response is still open to
 * answers, and it, its person and its round, and the sheet, still stand in the editions that were read (null: there was
 * no sheet). Answers the sheet's new edition; null where one of them has changed, and where someone else holds the
 * response at this moment; then nothing is saved. The database compares under the locks of both rows, with what they
 * hold then. It waits for neither, so that nobody who is saved together with others holds them up.
 */
export const saveUnlessChanged = (
  db: Queries,
  respondent: Pick<Answering, 'id' | 'edition'>,
  saved: SavedSheet,
  edition: string | null,
  now: Date,
): Promise<string | null> =>
  saveTogether(db, { ...saved, edition, id: respondent.id, respondentEdition: respondent.edition, now });

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

export const inviterName = (inviting: Inviting) =>
  inviting.inviter_first_name === null
    ? null
    : `${inviting.inviter_first_name} ${inviting.inviter_last_name}`;

export const ownWords = (inviting: Inviting, kind: ResponseKind) =>
  kind === 'employee'
    ? inviting.employee_invitation_text
    : (inviting.vacancy_invitation_text ?? inviting.candidate_invitation_text);
