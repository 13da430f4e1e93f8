import { type SqlBool, sql, type Transaction } from 'kysely';
import type { DB } from '../../kernel/database/schema.generated.ts';
import type { LinkReason } from './invitation.mails.ts';
import { endedByCopy } from './link-copies.ts';
import type { Respondent } from './respondent.repository.ts';

/** What a response notes of its last mail. */
export interface NotedMail {
  readonly mail_id: string | null;
  readonly mail_held: boolean;
}

/**
 * Colleagues who do not see each other's people may invite the same address in one round, and neither may learn of the
 * other. The person gets the mails of the invitation that came first, and none of any other once they have answered,
 * declined or asked for no more. For the person who invited it looks like a mail that was sent and not acted on. What
 * was done through a link that a colleague copied is not the person's word: it ends no mails of anybody else's
 * invitation.
 *
 * Answers what to note instead of a mail, or null where it may go. It is decided whenever a mail is due: an invitation
 * that was withdrawn, erased or not delivered holds no other one back.
 */
export async function findHold(
  tx: Transaction<DB>,
  respondent: Respondent,
  reason: LinkReason,
): Promise<NotedMail | null> {
  // Anyone who holds the link and asks for a fresh one shall have it.
  if (reason === 'fresh') return null;
  const { id, organisation_id, email, round_id, kind, invited_at } = respondent;
  const isFirst = respondent.mail_id !== null && !respondent.mail_held;
  const {
    rows: [holder],
  } = await sql<{ mail_id: string | null }>`
    select o.mail_id
    from people p
    join responses o on o.organisation_id = p.organisation_id and o.person_id = p.id
    left join mails m on m.id = o.mail_id
    where p.organisation_id = ${organisation_id} and p.email = ${email} and o.kind = ${kind} and o.id <> ${id}
      and (o.round_id = ${round_id} and (${endsMails} or (not ${isFirst} and ${hasMails}))
        or (${reason === 'reminder'} and o.withdrawn_at is null and o.invited_at > ${invited_at}
          and (o.round_id <> ${round_id} or ${hasMails})))
    union all
    select null from responses f
    where f.organisation_id = ${organisation_id} and f.round_id = ${round_id} and f.kind = ${kind}
      and f.refused_by is not null and ${email} = any(f.refused_by)
    limit 1`.execute(tx);
  if (holder === undefined) return null;
  // An earlier mail of its own goes on to say how it fared.
  return isFirst ? { mail_id: respondent.mail_id, mail_held: false } : { ...holder, mail_held: true };
}

/** Of the other one, `o`: the person who ended it held a link that a colleague had copied. */
const isEndedByCopy = endedByCopy('o');

/** Of the other one, `o`: the person has done with it. A wish for no mails outlives a withdrawn invitation. */
const endsMails = sql<SqlBool>`(not ${isEndedByCopy} and (o.no_reminders_at is not null
  or (o.withdrawn_at is null and (o.submitted_at is not null or o.declined_at is not null))))`;

/** Of the other one, `o`, and its last mail `m`: it stands and has reached the person. */
const hasMails = sql<SqlBool>`(not ${isEndedByCopy} and o.withdrawn_at is null and not o.mail_held and o.mail_id is not null
  and coalesce(m.state, 'sent') not in ('refused', 'bounced', 'given_up'))`;
