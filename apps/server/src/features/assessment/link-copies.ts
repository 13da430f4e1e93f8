import type { LinkCopy } from '@fourfold/contract/schemas';
import { type LinkUse, messages, type Role } from '@fourfold/contract/words';
import { type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import { record } from '../../kernel/audit/audit.ts';
import type { Queries } from '../../kernel/database/database.ts';
import { newId } from '../../kernel/database/id.ts';
import type { DB } from '../../kernel/database/schema.generated.ts';
import { AppError } from '../../kernel/http/app-error.ts';
import type { ProvenLink } from './survey-link.ts';

type What = LinkCopy['what'];

/** A link with where it came from: null is the person's own, which we mailed to them. */
export interface FollowedLink extends ProvenLink {
  readonly copy: Copy | null;
}

export interface Copy {
  readonly id: string;
  readonly organisation_id: string;
  readonly response_id: string;
  readonly user_id: string | null;
  readonly copied_at: Date;
  /** Until when the link works that it stands for. */
  readonly of: Date;
  readonly what: What;
}

/** Nothing is asked for a mailed link, which most are. */
export async function followLink(db: Queries, link: ProvenLink): Promise<FollowedLink> {
  if (!link.isCopy) return { ...link, copy: null };
  const copy = await findCopy(db, link, 'questionnaire');
  if (copy === undefined) throw new AppError('gone', messages.linkWithdrawn());
  return { ...link, copy };
}

export const findCopy = async (
  db: Queries,
  { responseId, expires }: Pick<ProvenLink, 'responseId' | 'expires'>,
  what: What,
): Promise<Copy | undefined> => {
  const copy = await db
    .selectFrom('link_copies')
    .select(['id', 'organisation_id', 'response_id', 'user_id', 'copied_at', 'copy_of as of'])
    .where('response_id', '=', responseId)
    .where('what', '=', what)
    .where('expires_at', '=', expires)
    .executeTakeFirst();
  return copy && { ...copy, what };
};

export interface Copier {
  readonly organisationId: string;
  readonly userId: string;
  readonly role: Role;
}

interface Taken {
  readonly responseId: string;
  readonly what: What;
  /** Until when the link works that is copied. */
  readonly of: Date;
  /** One of its own, however lately the same colleague took another one. */
  readonly anew?: boolean;
}

const actions = { questionnaire: 'link.copied', sheet: 'sheet.shared' } as const;

/**
 * Notes that a colleague takes a link along, for the person and for the audit log, and answers until when the copy
 * works: at most as long as what it is a copy of, and to a second of its own, by which it is known again. The same
 * colleague within an hour gets the same copy. Under the lock of the response, so that no two get one second.
 */
export async function noteCopy(
  tx: Transaction<DB>,
  { organisationId, userId, role }: Copier,
  { responseId, what, of, anew = false }: Taken,
  now: Date,
): Promise<Date> {
  const copies = await tx
    .selectFrom('link_copies')
    .select(['user_id', 'expires_at', 'copy_of', 'copied_at'])
    .where('organisation_id', '=', organisationId)
    .where('response_id', '=', responseId)
    .where('what', '=', what)
    .execute();
  const hourAgo = new Date(now.getTime() - 3_600_000);
  const again = copies.find(
    ({ user_id, copy_of, copied_at }) =>
      !anew && user_id === userId && copied_at > hourAgo && copy_of.getTime() === of.getTime(),
  );
  if (again !== undefined) return again.expires_at;
  const taken = new Set(copies.map(({ expires_at }) => expires_at.getTime()));
  let expires = of.getTime();
  while (taken.has(expires)) expires -= 1000;
  await tx
    .insertInto('link_copies')
    .values({
      id: newId(now),
      organisation_id: organisationId,
      response_id: responseId,
      what,
      user_id: userId,
      role,
      expires_at: new Date(expires),
      copy_of: of,
      copied_at: now,
    })
    .execute();
  await record(tx, { action: actions[what], organisationId, userId, responseId }, now);
  return new Date(expires);
}

/**
 * Notes what someone does through a copied link: before it is answered, or in the transaction of the change. By whom
 * nobody knows, as the link may have been handed to the person; so it is told as the link's and not as the colleague's.
 */
export async function noteUse(db: Queries, copy: Copy | null, use: LinkUse, now: Date): Promise<void> {
  if (copy === null) return;
  const { organisation_id: organisationId, response_id: responseId, user_id: subjectId } = copy;
  const minuteAgo = new Date(now.getTime() - 60_000);
  const { rows } = await sql<{ is_new: boolean }>`
    insert into link_uses as known (copy_id, organisation_id, used_for, first_at, last_at)
    values (${copy.id}, ${organisationId}, ${use}, ${now}, ${now})
    on conflict (copy_id, used_for) do update set last_at = excluded.last_at where known.last_at <= ${minuteAgo}
    returning first_at = last_at as is_new`.execute(db);
  if (rows[0]?.is_new !== true) return;
  const entry = {
    action: 'link.used',
    organisationId,
    userId: null,
    details: { use, what: copy.what },
  } as const;
  await record(db, { ...entry, subjectId, responseId }, now);
}

/**
 * The condition, on a response by its name in the query, that it was submitted or declined, or its mails ended, through
 * a copied link; but for copies of links to a former address.
 */
export const endedByCopy = (response: 'o' | 'responses'): RawBuilder<SqlBool> => {
  const [id, linksFrom] = [sql.ref(`${response}.id`), sql.ref(`${response}.links_from`)];
  return sql<SqlBool>`exists (
    select 1 from link_copies c join link_uses s on s.organisation_id = c.organisation_id and s.copy_id = c.id
    where c.response_id = ${id} and s.used_for in ('submitted', 'declined', 'unsubscribed')
      and (${linksFrom} is null or c.copy_of >= ${linksFrom}))`;
};

const shownCopies = 100;

/** Who copied the links of one response and what was done through them, the latest first. */
export async function listCopies(
  db: Queries,
  organisationId: string,
  responseId: string,
): Promise<LinkCopy[]> {
  const rows = await db
    .selectFrom('link_copies as c')
    .leftJoin('users as u', 'u.id', 'c.user_id')
    .select(['u.first_name', 'u.last_name', 'c.role', 'c.what', 'c.copied_at'])
    .select(
      sql<{ use: LinkUse; first_at: string; last_at: string }[]>`coalesce((
        select json_agg(json_build_object('use', s.used_for, 'first_at', s.first_at, 'last_at', s.last_at)
          order by s.first_at, s.used_for)
        from link_uses s where s.organisation_id = c.organisation_id and s.copy_id = c.id), '[]')`.as('uses'),
    )
    .where('c.organisation_id', '=', organisationId)
    .where('c.response_id', '=', responseId)
    .orderBy('c.copied_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(shownCopies)
    .execute();
  return rows.map(({ first_name, last_name, role, what, copied_at, uses }) => ({
    name: first_name === null ? null : `${first_name} ${last_name}`,
    role: role as Role,
    what: what as What,
    copied_at: copied_at.toISOString(),
    uses: uses.map(({ use, first_at, last_at }) => ({ use, first_at: iso(first_at), last_at: iso(last_at) })),
  }));
}

const iso = (moment: string) => new Date(moment).toISOString();
