import type { ResponseKind } from '@fourfold/contract/schemas';
import type { Form } from '@fourfold/measurement';
import { sql } from 'kysely';
import type { Queries } from '../../kernel/database/database.ts';
import { statement } from '../../kernel/database/statement.ts';
import { together } from '../../kernel/database/together.ts';
import {
  type Respondent,
  roundEnd,
  type SavedSheet,
  type ShownRespondent,
  type StoredSheet,
} from './respondent.repository.ts';

/** What a screen shows of a response, with what decides whether it may be opened and answered. */
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
