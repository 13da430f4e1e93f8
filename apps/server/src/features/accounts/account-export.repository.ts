import type { Queries } from '../../database/database.ts';
import { listOwnOrganisations } from '../organisations/organisations.repository.ts';
import type { User } from './users.repository.ts';

/** What stands about a user in each table that knows them. */
export async function collectOwnData(db: Queries, user: User) {
  const organisations = await listOwnOrganisations(db, user.id);
  return {
    organisations: organisations.map(({ id, name, role }) => ({ id, name, role })),
    sessions: await sessionsOf(db, user.id),
    api_tokens: await tokensOf(db, user.id),
    mails: await mailsTo(db, user.email),
    activity: await activityOf(db, user.id),
  };
}

const sessionsOf = (db: Queries, userId: string) =>
  db
    .selectFrom('sessions')
    .select(['device', 'created_at', 'last_used_at', 'expires_at'])
    .where('user_id', '=', userId)
    .execute();

const tokensOf = (db: Queries, userId: string) =>
  db
    .selectFrom('api_tokens')
    .select(['name', 'organisation_id', 'created_at', 'last_used_at', 'expires_at'])
    .where('user_id', '=', userId)
    .execute();

const mailsTo = (db: Queries, address: string) =>
  db
    .selectFrom('mails')
    .select(['kind', 'subject', 'state', 'created_at'])
    .where('recipient', '=', address)
    .orderBy('created_at')
    .execute();

const activityOf = (db: Queries, userId: string) =>
  db
    .selectFrom('audit_entries')
    .select(['at', 'action', 'organisation_id', 'details'])
    .where('user_id', '=', userId)
    .orderBy('at')
    .execute();
