import type { ResponseForm, ResponseKind } from '@fourfold/contract/schemas';
import type { Role } from '@fourfold/contract/words';
import type { Queries } from '../../kernel/database/database.ts';
import { versionAskedNow } from '../assessment/version-asked.ts';
import { listMemberRows } from '../identity/members/members.repository.ts';

/** What a sheet says that differs from one organisation to the next. */
export interface InformingOrganisation {
  readonly id: string;
  readonly name: string;
  readonly logo_id: string | null;
  readonly logo: Buffer | null;
  readonly employee_retention_days: number;
  readonly candidate_retention_days: number;
  readonly respondent_page_allowed: boolean;
  readonly information_words: string | null;
  readonly information_contact: string | null;
  readonly information_names: boolean;
}

export const findOrganisation = (db: Queries, id: string): Promise<InformingOrganisation | undefined> =>
  db
    .selectFrom('organisations as o')
    .leftJoin('organisation_logos as l', 'l.organisation_id', 'o.id')
    .select(['o.id', 'o.name', 'l.id as logo_id', 'l.bytes as logo', 'o.respondent_page_allowed'])
    .select(['o.employee_retention_days', 'o.candidate_retention_days'])
    .select(['o.information_words', 'o.information_contact', 'o.information_names'])
    .where('o.id', '=', id)
    .executeTakeFirst();

/** What people are asked who are invited now, and what others can still answer who were invited before. */
export async function versionsInUse(
  db: Queries,
  organisationId: string,
  { kind, form }: { readonly kind: ResponseKind; readonly form: ResponseForm },
): Promise<string[]> {
  const { design_version: now } = await versionAskedNow(db, organisationId);
  const open = await db
    .selectFrom('responses as r')
    .innerJoin('rounds as o', 'o.id', 'r.round_id')
    .select('o.design_version')
    .distinct()
    .where('r.organisation_id', '=', organisationId)
    .where('r.kind', '=', kind)
    .where('r.form', '=', form)
    .where('r.submitted_at', 'is', null)
    .where('r.declined_at', 'is', null)
    .where('r.withdrawn_at', 'is', null)
    .where('o.design_version', '!=', now)
    .orderBy('o.design_version', 'desc')
    .execute();
  return [now, ...open.map(({ design_version }) => design_version)];
}

export type Holders = Readonly<Partial<Record<Role, readonly string[]>>>;

/** Who has each role today; of people who work for departments, for which. */
export async function holdersOf(db: Queries, organisationId: string): Promise<Holders> {
  const holders: Partial<Record<Role, string[]>> = {};
  for (const { role, first_name, last_name, departments } of await listMemberRows(db, organisationId)) {
    const where = role === 'manager' ? ` (${departments.map(({ name }) => name).join(', ') || '–'})` : '';
    holders[role] = [...(holders[role] ?? []), `${first_name} ${last_name}${where}`];
  }
  return holders;
}
