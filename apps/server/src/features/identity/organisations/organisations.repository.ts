import type { Role } from '@fourfold/contract/words';
import { type Selectable, sql, type Transaction, type Updateable } from 'kysely';
import type { Queries } from '../../../kernel/database/database.ts';
import { newId } from '../../../kernel/database/id.ts';
import type { DB, Organisations } from '../../../kernel/database/schema.generated.ts';
import { forgetMails } from '../../../kernel/mail/forget-mails.ts';
import { addMember, listMemberIds } from '../members/members.repository.ts';
import { workElsewhere } from '../sessions/sessions.repository.ts';

export type Organisation = Selectable<Organisations> & { readonly logo_id: string | null };

/** Makes an organisation whose owner is the user. */
export async function createOrganisation(
  tx: Queries,
  name: string,
  ownerId: string,
  now: Date,
): Promise<string> {
  const id = newId(now);
  await tx.insertInto('organisations').values({ id, name, created_at: now }).execute();
  await addMember(tx, { organisationId: id, userId: ownerId, role: 'owner' }, now);
  return id;
}

export const getOrganisation = (db: Queries, organisationId: string): Promise<Organisation> =>
  db
    .selectFrom('organisations as o')
    .leftJoin('organisation_logos as l', 'l.organisation_id', 'o.id')
    .selectAll('o')
    .select('l.id as logo_id')
    .where('o.id', '=', organisationId)
    .executeTakeFirstOrThrow();

export async function updateOrganisation(
  tx: Queries,
  organisationId: string,
  values: Updateable<Organisations>,
): Promise<void> {
  await tx.updateTable('organisations').set(values).where('id', '=', organisationId).execute();
}

/** Deletes the organisation and, by its keys, everything in it. Its people go on in their other organisations. */
export async function eraseOrganisation(tx: Transaction<DB>, organisationId: string): Promise<void> {
  const members = await listMemberIds(tx, organisationId);
  await forgetMails(tx, (mails) => mails('organisation_id', '=', organisationId));
  await tx.deleteFrom('organisations').where('id', '=', organisationId).execute();
  await workElsewhere(tx, members);
}

export interface OwnOrganisation {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly owners: number;
  readonly members: number;
}

/** The organisations of a user, with how many others are in them. */
export const listOwnOrganisations = (db: Queries, userId: string): Promise<OwnOrganisation[]> =>
  db
    .selectFrom('memberships as m')
    .innerJoin('organisations as o', 'o.id', 'm.organisation_id')
    .innerJoin('memberships as all', 'all.organisation_id', 'm.organisation_id')
    .where('m.user_id', '=', userId)
    .groupBy(['o.id', 'o.name', 'm.role'])
    .select(['o.id', 'o.name', sql<Role>`m.role`.as('role')])
    .select([
      sql<number>`count(*)`.as('members'),
      sql<number>`count(*) filter (where "all".role = 'owner')`.as('owners'),
    ])
    .orderBy(sql`lower(o.name)`)
    .orderBy('o.id')
    .execute();
