import { sql, type Transaction } from 'kysely';
import type { DB } from '../../kernel/database/schema.generated.ts';
import type { AssessmentParts } from '../assessment/assessment-parts.ts';
import { takeSeats } from './add-invitations.repository.ts';
import { requireReached } from './people.repository.ts';
import { type PeopleScope, within } from './people-scope.ts';
import { postLinksJob } from './post-links.ts';
import { lockSeats, requireSeats } from './seats.ts';
import { seatsSeen } from './seats-seen.ts';

/** So long an invitation that was withdrawn can be taken back. A screen offers it for seconds. */
const hour = 3600 * 1000;
const day = 24 * hour;

/**
 * Takes back what was withdrawn a moment ago: the links that people have work again, and nobody gets a second mail. One
 * that had not left by then leaves now, or at its launch.
 */
export async function restoreSeveral(
  parts: AssessmentParts,
  scope: PeopleScope,
  ids: readonly string[],
): Promise<{ restored: number; left_out: number }> {
  const { organisationId } = scope;
  const restored = await parts.db.transaction().execute(async (tx) => {
    const now = parts.clock();
    await lockSeats(tx, organisationId);
    await requireReached(tx, scope, { ids }, now);
    const seats = await seatsSeen(tx, scope, parts.config.FREE_SEATS);
    const people = await restoreUnbegun(tx, scope, ids, now);
    const unseated = await countUnseated(tx, people);
    if (unseated > 0) await requireSeats(tx, scope, seats, unseated);
    await takeSeats(tx, people, now);
    if (people.length > 0) await parts.jobs.enqueue(tx, postLinksJob, { organisationId });
    return people.length;
  });
  return { restored, left_out: ids.length - restored };
}

/** Answers whose they are. People who have been invited again since keep the newer invitation. */
async function restoreUnbegun(
  tx: Transaction<DB>,
  scope: PeopleScope,
  ids: readonly string[],
  now: Date,
): Promise<string[]> {
  const isAskedAnew = sql<boolean>`exists (
    select 1 from responses other
    where other.person_id = r.person_id and other.round_id = r.round_id and other.kind = r.kind and other.id <> r.id
      and (other.withdrawn_at is null
        or (other.id = any(${ids}::uuid[]) and (other.invited_at, other.id) > (r.invited_at, r.id))))`;
  const hasNoMail = sql`r.no_reminders_at is null and (r.launch_at is not null
    or (r.sent_at > ${new Date(now.getTime() - day)} and not exists (select 1 from mails m where m.id = r.mail_id)))`;
  const rows = await tx
    .updateTable('responses as r')
    .set({ withdrawn_at: null, mail_due: sql`case when ${hasNoMail} then 'invitation' end` })
    .where(sql<boolean>`r.id = any(${ids}::uuid[])`)
    .where(within(scope))
    .where('r.withdrawn_at', '>', new Date(now.getTime() - hour))
    .where(sql<boolean>`not exists (select 1 from response_answers a where a.response_id = r.id)`)
    .where((where) => where.not(isAskedAnew))
    .returning('r.person_id')
    .execute();
  return [...new Set(rows.map(({ person_id }) => person_id))];
}

async function countUnseated(tx: Transaction<DB>, people: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from people where id = any(${people}::uuid[]) and seat_since is null`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}
