import { sql } from 'kysely';
import type { Config } from '../../kernel/config/config.ts';
import type { Database } from '../../kernel/database/database.ts';
import { recurringKind } from '../../kernel/jobs/job-kind.ts';
import type { Parts } from '../../kernel/parts.ts';
import { type MemberNow, memberNow } from '../identity/members/member-now.ts';
import type { Words } from '../profile/load-words.ts';
import { dayIn } from './days.ts';
import { endWeeklyUrl } from './end-weekly.routes.ts';
import { gatherNews } from './gather-news.ts';
import { weeklyDigest } from './weekly.mails.ts';

/** Says on Mondays at eight, where the organisation is, what changed and what is due. Looks every quarter of an hour. */
export const weeklyJob = recurringKind('week.digest');

type Sending = Pick<Parts, 'db' | 'outbox' | 'signer' | 'clock'> & {
  readonly config: Pick<Config, 'APP_URL' | 'REPORT_AUTHORS' | 'SECOND_STEP'>;
  readonly words: Words;
};

/** Each member once a week, whatever becomes of the process. What goes wrong with one is no reason for the others. */
export async function sendWeekly(parts: Sending): Promise<void> {
  const failures: unknown[] = [];
  for (const due of await listDue(parts.db, parts.clock())) {
    await sendOne(parts, due).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

/** What is just being stored bears a time from before it can be seen: it is told the next time. */
const settles = 60_000;

interface Due {
  readonly organisation_id: string;
  readonly user_id: string;
  readonly zone: string;
  readonly week: string;
  readonly since: Date;
  /** The last one where it has not left yet: this one takes its place. */
  readonly waiting: string | null;
}

/** People who became members in the course of a week are told from the next Monday on. */
async function listDue(db: Database, now: Date): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select m.organisation_id, m.user_id, z.zone, z.monday::date::text as week, q.id as waiting,
      coalesce(case when q.id is null then w.told_at else w.since end, m.created_at) as since
    from organisations o
    cross join lateral (
      select coalesce(o.time_zone, 'UTC') as zone,
        date_trunc('week', ${now}::timestamptz at time zone coalesce(o.time_zone, 'UTC')) as monday
    ) z
    join memberships m on m.organisation_id = o.id
    left join weekly_digests w on w.organisation_id = m.organisation_id and w.user_id = m.user_id
    left join mails q on q.id = w.mail_id and q.state = 'queued'
    where (z.monday + interval '8 hours') at time zone z.zone <= ${now}
      and m.created_at < (z.monday + interval '8 hours') at time zone z.zone
      and (w.week is null or w.week < z.monday::date)
    order by m.organisation_id, m.user_id`.execute(db);
  return rows;
}

async function sendOne(parts: Sending, due: Due): Promise<void> {
  const { db, clock, signer, config, words } = parts;
  const now = clock();
  const until = new Date(now.getTime() - settles);
  const { organisation_id: organisationId, user_id: userId, zone, since } = due;
  const member = await memberNow(parts, { organisationId, userId });
  const reader = member?.weekly === true ? member : null;
  const news = reader && (await gatherNews({ db, words, zone, since, until, now }, reader));
  const mail =
    reader &&
    news &&
    weeklyDigest({
      reader,
      news,
      since: dayIn(zone, since),
      appUrl: config.APP_URL,
      end: endWeeklyUrl(signer, config.APP_URL, reader),
    });
  await db.transaction().execute(async (tx) => {
    // Of two nodes the second one waits here for the first, and finds the week taken.
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('weekly_digests')
      .values({
        organisation_id: organisationId,
        user_id: userId,
        week: due.week,
        since,
        told_at: until,
        mail_id: null,
        seen_as: reader === null ? '' : seenAs(reader),
      })
      .onConflict((conflict) =>
        conflict
          .columns(['organisation_id', 'user_id'])
          .doUpdateSet((row) => ({
            week: row.ref('excluded.week'),
            since: row.ref('excluded.since'),
            told_at: row.ref('excluded.told_at'),
            mail_id: null,
            seen_as: row.ref('excluded.seen_as'),
          }))
          .whereRef('weekly_digests.week', '<', 'excluded.week'),
      )
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) return;
    if (due.waiting !== null)
      await tx.deleteFrom('mails').where('id', '=', due.waiting).where('state', '=', 'queued').execute();
    if (!mail) return;
    const mail_id = await parts.outbox.post(tx, mail);
    await tx
      .updateTable('weekly_digests')
      .set({ mail_id })
      .where('organisation_id', '=', organisationId)
      .where('user_id', '=', userId)
      .execute();
  });
}

/** What decides which news someone is told: with another role, other departments or another address they are others. */
export const seenAs = ({ email, role, grants, departments, withheld = [] }: MemberNow): string =>
  JSON.stringify([email, role, [...grants].sort(), [...departments].sort(), [...withheld].sort()]);
