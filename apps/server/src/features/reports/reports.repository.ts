import type { ReportWriter } from '@fourfold/contract/schemas';
import { type Selectable, sql, type Transaction, type Updateable } from 'kysely';
import type { Queries } from '../../kernel/database/database.ts';
import type { DB, Reports } from '../../kernel/database/schema.generated.ts';
import { type IndividualScope, seesResults } from '../person/individual-scope.ts';
import type { Mark } from './check/directions/marks.ts';
import type { Judgement } from './check/judge/judgement.ts';
import { type ReportViewer, visible } from './report-viewer.ts';

export type ReportState = 'prepared' | 'generating' | 'drafted' | 'reviewed' | 'sent';
export type StoredReport = Omit<Selectable<Reports>, 'state'> & { readonly state: ReportState };

/** A report with whom it is about, who wrote it and what became of its mail. */
const reports = (db: Queries, viewer: ReportViewer) =>
  db
    .selectFrom('reports as p')
    .leftJoin('responses as r', 'r.id', 'p.response_id')
    .leftJoin('people as q', 'q.id', 'r.person_id')
    .leftJoin('rounds as o', 'o.id', 'r.round_id')
    .leftJoin('users as u', 'u.id', 'p.author_id')
    .leftJoin('users as v', 'v.id', 'p.reviewer_id')
    .leftJoin('report_deliveries as d', 'd.report_id', 'p.id')
    .leftJoin('mails as m', 'm.id', 'd.mail_id')
    .where(visible(viewer));

export const findReport = (db: Queries, viewer: ReportViewer, id: string) =>
  reports(db, viewer)
    .selectAll('p')
    .select([
      'r.first_name as person_first_name',
      'r.last_name as person_last_name',
      'q.email as person_email',
      'r.person_id',
      'r.kind as person_kind',
      'o.number as round',
      'u.first_name as author_first_name',
      'u.last_name as author_last_name',
      'v.first_name as reviewer_first_name',
      'v.last_name as reviewer_last_name',
      'v.email as reviewer_email',
      'd.recipient',
      'd.sent_at',
      'm.state as mail_state',
      'm.problem as mail_problem',
    ])
    .select((expression) => expression.ref('p.state').$castTo<ReportState>().as('state'))
    .where('p.id', '=', id)
    .executeTakeFirst();

export type FoundReport = NonNullable<Awaited<ReturnType<typeof findReport>>>;

interface Listing {
  readonly responseId?: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

export async function listPage(db: Queries, viewer: ReportViewer, { responseId, limit, offset }: Listing) {
  const all = () => {
    const found = reports(db, viewer);
    return responseId === undefined ? found : found.where('p.response_id', '=', responseId);
  };
  const rows = await all()
    .select(['p.id', 'p.state', 'p.response_id', 'p.first_name', 'p.draft', 'p.problem', 'p.alive_at'])
    .select([
      'p.created_at',
      'p.updated_at',
      'd.sent_at',
      'm.state as mail_state',
      'm.problem as mail_problem',
    ])
    .select(['r.first_name as person_first_name', 'r.last_name as person_last_name', 'o.number as round'])
    .select(['u.first_name as author_first_name', 'u.last_name as author_last_name', 'd.recipient'])
    .select((expression) => expression.ref('p.state').$castTo<ReportState>().as('state'))
    .orderBy('p.updated_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await all()
    .select((expression) => expression.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** A change to a report waits here until the one before it is done. */
export const lockReport = (
  tx: Transaction<DB>,
  viewer: ReportViewer,
  id: string,
): Promise<StoredReport | undefined> =>
  tx
    .selectFrom('reports as p')
    .selectAll('p')
    .select((expression) => expression.ref('p.state').$castTo<ReportState>().as('state'))
    .where('p.id', '=', id)
    .where(visible(viewer))
    .forUpdate('p')
    .executeTakeFirst();

/** Every change raises the revision, so that people who saw an older one find out. */
export async function updateReport(db: Queries, id: string, values: Updateable<Reports>): Promise<void> {
  await db
    .updateTable('reports')
    .set({ revision: sql<number>`revision + 1`, ...values })
    .where('id', '=', id)
    .execute();
}

export const findTemplate = (db: Queries, organisationId: string) =>
  db
    .selectFrom('report_templates')
    .select('template')
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst();

export async function saveTemplate(
  db: Queries,
  organisationId: string,
  template: string | null,
  now: Date,
): Promise<void> {
  if (template === null) {
    await db.deleteFrom('report_templates').where('organisation_id', '=', organisationId).execute();
    return;
  }
  const said = { template, changed_at: now };
  await db
    .insertInto('report_templates')
    .values({ organisation_id: organisationId, ...said })
    .onConflict((conflict) => conflict.column('organisation_id').doUpdateSet(said))
    .execute();
}

/** Who may be written about: people who have submitted more than a pulse and may be seen, the newest first. */
export const listParticipantRows = (db: Queries, scope: IndividualScope) =>
  db
    .selectFrom('responses as r')
    .innerJoin('rounds as o', 'o.id', 'r.round_id')
    .leftJoin('departments as d', (join) =>
      join.onRef('d.organisation_id', '=', 'r.organisation_id').onRef('d.id', '=', 'r.department_id'),
    )
    .select(['r.id', 'r.person_id', 'r.first_name', 'r.last_name', 'r.job_position', 'o.number as round'])
    .select((expression) => [
      sql<string>`coalesce(d.name, r.department)`.as('department'),
      expression.ref('r.kind').$castTo<'employee' | 'candidate'>().as('kind'),
      expression.ref('r.submitted_at').$notNull().as('submitted_at'),
    ])
    .where(seesResults(scope))
    // It says nothing of one person's single measures.
    .where('r.form', '<>', 'pulse')
    .orderBy('r.submitted_at', 'desc')
    .orderBy('r.id')
    .limit(5000)
    .execute();

export const findOrganisation = (db: Queries, organisationId: string) =>
  db
    .selectFrom('organisations as o')
    .leftJoin('organisation_logos as l', 'l.organisation_id', 'o.id')
    .select(['o.name', 'l.bytes as logo'])
    .where('o.id', '=', organisationId)
    .executeTakeFirstOrThrow();

export const writerOf = (stored: unknown) => stored as (ReportWriter & { version: string }) | null;

export const marksOf = (stored: unknown): readonly Mark[] => (stored as readonly Mark[] | null) ?? [];

export const judgementOf = (stored: unknown) => stored as Judgement | null;
