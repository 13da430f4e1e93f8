import { listAuditEntries } from '@fourfold/contract/calls';
import type { AuditAction } from '@fourfold/contract/words';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import type { Serve } from '../../../kernel/http/serve.ts';

export function auditLogRoutes(serve: Serve, { db }: { db: Database }): void {
  serve(listAuditEntries, async ({ query, caller }) => {
    const { organisationId } = caller.membership;
    const rows = await entriesOf(db, organisationId, query.per_page, (query.page - 1) * query.per_page);
    return { entries: rows.map(present), total: await countEntries(db, organisationId) };
  });
}

const entriesOf = (db: Database, organisationId: string, limit: number, offset: number) =>
  db
    .selectFrom('audit_entries as a')
    .leftJoin('users as u', 'u.id', 'a.user_id')
    .leftJoin('users as s', 's.id', 'a.subject_id')
    .leftJoin('responses as r', (join) =>
      join.onRef('r.organisation_id', '=', 'a.organisation_id').onRef('r.id', '=', 'a.response_id'),
    )
    .where('a.organisation_id', '=', organisationId)
    .select(['a.id', 'a.at', sql<AuditAction>`a.action`.as('action')])
    .select([
      sql<string | null>`u.first_name || ' ' || u.last_name`.as('by'),
      sql<string | null>`s.first_name || ' ' || s.last_name`.as('subject'),
      sql<string | null>`r.first_name || ' ' || r.last_name`.as('person'),
      sql<Record<string, string>>`a.details`.as('details'),
    ])
    .orderBy('a.at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

async function countEntries(db: Database, organisationId: string): Promise<number> {
  const { total } = await db
    .selectFrom('audit_entries')
    .select((expression) => expression.fn.countAll<number>().as('total'))
    .where('organisation_id', '=', organisationId)
    .executeTakeFirstOrThrow();
  return total;
}

const present = ({ at, ...entry }: Awaited<ReturnType<typeof entriesOf>>[number]) => ({
  ...entry,
  at: at.toISOString(),
});
