import type { ResponseKind } from '@fourfold/contract/schemas';
import { sql, type Transaction } from 'kysely';
import { record } from '../../kernel/audit/audit.ts';
import type { DB } from '../../kernel/database/schema.generated.ts';
import { recurringKind } from '../../kernel/jobs/job-kind.ts';
import type { AssessmentParts } from '../assessment/assessment-parts.ts';
import { erasePeople } from '../assessment/erase-responses.ts';
import type { Watched } from '../assessment/response-watcher.ts';
import { lockSeats } from './seats.ts';

/** Erases what an organisation has kept for as long as it set, candidates apart. Runs every day. */
export const retentionJob = recurringKind('survey.retention');

type Parts = Pick<AssessmentParts, 'db' | 'clock' | 'watchers'> & Pick<Watched, 'config'>;

/** So many people in one transaction: nobody who invites shall wait for long. */
const atOnce = 200;

export async function eraseExpired(parts: Parts): Promise<void> {
  for (const organisationId of await organisationsWithExpired(parts)) {
    while ((await eraseSome(parts, organisationId)) === atOnce);
  }
}

/**
 * From the submission on; from when an invitation came to nothing for anyone who never submitted. Candidates for a
 * vacancy are kept while it is open, and from its closing on.
 */
const expired = (now: Date) => sql<boolean>`
  case when r.vacancy_id is null then coalesce(r.submitted_at, r.declined_at, r.withdrawn_at, r.expires_at)
    else (select v.closed_at from vacancies v where v.id = r.vacancy_id) end <= ${now}::timestamptz - make_interval(
    days => case r.kind when 'candidate' then o.candidate_retention_days else o.employee_retention_days end)`;

async function organisationsWithExpired({ db, clock }: Parts): Promise<string[]> {
  const rows = await db
    .selectFrom('organisations as o')
    .innerJoin('responses as r', 'r.organisation_id', 'o.id')
    .select('o.id')
    .distinct()
    .where(expired(clock()))
    .execute();
  return rows.map(({ id }) => id);
}

/** How many people were found, at most `atOnce`. What was erased is written down in the same transaction. */
const eraseSome = (parts: Parts, organisationId: string): Promise<number> =>
  parts.db.transaction().execute(async (tx) => {
    const now = parts.clock();
    await lockSeats(tx, organisationId);
    const people = await findExpired(tx, organisationId, now);
    if (people.length === 0) return 0;
    await erasePeople(parts, tx, organisationId, people);
    const count = (kind: ResponseKind) => people.filter((person) => person.kinds.includes(kind)).length;
    const details = { employees: String(count('employee')), candidates: String(count('candidate')) };
    await record(tx, { action: 'answers.expired', organisationId, userId: null, details }, now);
    return people.length;
  });

const findExpired = (tx: Transaction<DB>, organisationId: string, now: Date) =>
  tx
    .selectFrom('responses as r')
    .innerJoin('organisations as o', 'o.id', 'r.organisation_id')
    .innerJoin('people as p', 'p.id', 'r.person_id')
    .select([
      'r.organisation_id',
      'r.person_id',
      sql<string>`coalesce(p.email, '')`.as('email'),
      sql<string[]>`array_agg(r.id::text)`.as('ids'),
      sql<ResponseKind[]>`array_agg(distinct r.kind)`.as('kinds'),
    ])
    .where('r.organisation_id', '=', organisationId)
    .where(expired(now))
    .groupBy(['r.organisation_id', 'r.person_id', 'p.email'])
    .orderBy('r.person_id')
    .limit(atOnce)
    .execute();
