import { type SqlBool, sql } from 'kysely';
import type { Queries } from '../../../kernel/database/database.ts';
import type { User } from '../users/users.repository.ts';

/**
 * What stands about a user in each table that knows them. What stands under an address alone counts only where the
 * address is proved. What someone answered as a respondent is on the page of their own that each organisation gives.
 */
export async function collectOwnData(db: Queries, user: User) {
  const proved = user.email_verified_at === null ? '' : user.email;
  return {
    organisations: await membershipsOf(db, user.id),
    sessions: await sessionsOf(db, user.id),
    api_tokens: await tokensOf(db, user.id),
    password_links: await resetsOf(db, user.id),
    invitations_sent: await sentBy(db, user.id),
    invitations_received: await receivedAt(db, proved),
    mails: await mailsTo(db, user.id, proved),
    forms_on_the_site: await leadsOf(db, proved),
    plans_looked_after: await plansOf(db, user.id, proved),
    comments_on_plans: await commentsOf(db, user.id, proved),
    activity: await activityOf(db, user.id),
  };
}

const membershipsOf = (db: Queries, userId: string) =>
  db
    .selectFrom('memberships as m')
    .innerJoin('organisations as o', 'o.id', 'm.organisation_id')
    .where('m.user_id', '=', userId)
    .select([
      'o.id',
      'o.name',
      'm.role',
      'm.grants',
      'm.digests',
      'm.weekly',
      'm.created_at as joined_at',
      'm.chosen_at as last_chosen_at',
    ])
    .select(
      sql<string[]>`array(
        select d.name from member_departments md join departments d on d.id = md.department_id
        where md.organisation_id = m.organisation_id and md.user_id = m.user_id order by lower(d.name)
      )`.as('departments'),
    )
    .orderBy('m.created_at')
    .execute();

const sessionsOf = (db: Queries, userId: string) =>
  db
    .selectFrom('sessions')
    .select(['device', 'organisation_id', 'created_at', 'last_used_at', 'expires_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();

const tokensOf = (db: Queries, userId: string) =>
  db
    .selectFrom('api_tokens')
    .select(['name', 'scopes', 'organisation_id', 'created_at', 'last_used_at', 'last_used_by', 'expires_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();

/** Links for a new password that still work: when they end. */
const resetsOf = (db: Queries, userId: string) =>
  db.selectFrom('password_resets').select('expires_at').where('user_id', '=', userId).execute();

const invitations = (db: Queries) =>
  db
    .selectFrom('colleague_invitations as i')
    .innerJoin('organisations as o', 'o.id', 'i.organisation_id')
    .select(['o.name as organisation', 'i.email', 'i.role', 'i.created_at', 'i.sent_at', 'i.expires_at'])
    .orderBy('i.created_at');

const sentBy = (db: Queries, userId: string) => invitations(db).where('i.invited_by', '=', userId).execute();

const receivedAt = (db: Queries, address: string) => invitations(db).where('i.email', '=', address).execute();

/** To the present address and to former ones. What they said is not kept once they have left. */
const mailsTo = (db: Queries, userId: string, address: string) =>
  db
    .selectFrom('mails')
    .select(['kind', 'recipient', 'subject', 'state', 'problem', 'created_at', 'settled_at'])
    .where((mails) =>
      mails.or([
        mails('user_id', '=', userId),
        mails.and([mails('recipient', '=', address), mails('kind', 'not like', 'survey.%')]),
      ]),
    )
    .orderBy('created_at')
    .execute();

const leadsOf = (db: Queries, address: string) =>
  db
    .selectFrom('leads')
    .select(['source', 'name', 'role', 'headcount', 'question', 'timezone', 'created_at', 'updated_at'])
    .where('email', '=', address)
    .orderBy('created_at')
    .execute();

const plansOf = (db: Queries, userId: string, address: string) =>
  db
    .selectFrom('plans')
    .select(['organisation_id', 'cue', 'who', 'what', 'sign', 'state', 'created_at'])
    .select(sql<string>`until::text`.as('until'))
    .where((plans) => plans.or([plans('owner_user_id', '=', userId), plans('owner_email', '=', address)]))
    .orderBy('created_at')
    .execute();

const commentsOf = (db: Queries, userId: string, address: string) =>
  db
    .selectFrom('plan_comments')
    .select(['organisation_id', 'text', 'at'])
    .where((all) => all.or([all('user_id', '=', userId), all('author_email', '=', address)]))
    .orderBy('at')
    .execute();

/** What one did, and what others did that concerned one. */
const activityOf = (db: Queries, userId: string) =>
  db
    .selectFrom('audit_entries')
    .select(['at', 'action', 'organisation_id', 'details'])
    .select(sql<SqlBool>`user_id is not distinct from ${userId}`.as('done_by_you'))
    .where((entries) => entries.or([entries('user_id', '=', userId), entries('subject_id', '=', userId)]))
    .orderBy('at')
    .execute();
