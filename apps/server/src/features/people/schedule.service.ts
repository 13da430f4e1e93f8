import type { BodyOf, changeLaunch, changeReminder, changeSchedule } from '@fourfold/contract/calls';
import type { PlannedReminder, Schedule } from '@fourfold/contract/schemas';
import { say } from '@fourfold/words';
import { sql, type Transaction } from 'kysely';
import { record } from '../../kernel/audit/audit.ts';
import type { DB } from '../../kernel/database/schema.generated.ts';
import { AppError, notFound } from '../../kernel/http/app-error.ts';
import type { AssessmentParts } from '../assessment/assessment-parts.ts';
import { memberNow, type NowParts } from '../identity/members/member-now.ts';
import { latestRoundOf, listLaunches, moveLaunch, withdrawPlanned } from './launches.repository.ts';
import { type PeopleScope, reachesAll, scopeOf } from './people-scope.ts';
import { postLinksJob } from './post-links.ts';
import { countMeetings } from './remind.repository.ts';
import { nextOf, requireWorkingLinks } from './remind.service.ts';
import { listReminders, lockPlanned, type Whom } from './reminders.repository.ts';
import { freeSeat, lockSeats } from './seats.ts';
import { momentOf, requireKnown, requireToCome } from './time-zones.ts';

interface Asker {
  readonly scope: PeopleScope;
  readonly userId: string;
}

/** What leaves by itself, as far as the member may know of it. */
export async function scheduleOf(
  { db, clock, config }: NowParts & Pick<AssessmentParts, 'clock'>,
  { scope, userId }: Asker,
): Promise<Schedule> {
  const { organisationId } = scope;
  const organisation = await db
    .selectFrom('organisations')
    .select(['time_zone', 'reminders', 'reminder_days', 'reminder_subject', 'reminder_words'])
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow();
  const departments = await db
    .selectFrom('departments')
    .select(['id', 'name', 'time_zone'])
    .where('organisation_id', '=', organisationId)
    .orderBy(sql`lower(name)`)
    .execute();
  const { time_zone, ...automatic } = organisation;
  const round = await latestRoundOf(db, organisationId);
  const reminders = await listReminders(db, organisationId, reachesAll(scope) ? null : userId);
  return {
    time_zone,
    departments,
    automatic: {
      ...automatic,
      next_at: nextOf(await countMeetings(db, scope, {}, { now: clock(), at: null })),
    },
    round: { number: round?.number ?? 0, ends_at: round?.ends_at?.toISOString() ?? null },
    launches: await listLaunches(db, scope),
    reminders: await Promise.all(
      reminders.map(async (row) =>
        presentReminder(row, await findMeant({ db, config }, organisationId, row, clock())),
      ),
    ),
  };
}

type ListedReminder = Awaited<ReturnType<typeof listReminders>>[number];

interface Meant {
  readonly people: number | null;
  readonly round: number | null;
}

/** Whom a planned one would reach if it left now, as far as the member who planned it may still remind. */
async function findMeant(
  { db, config }: NowParts,
  organisationId: string,
  { whom, asked_by: userId, leaves_at: at, done_at, cancelled_at }: ListedReminder,
  now: Date,
): Promise<Meant> {
  const { round } = whom as Whom;
  const named = typeof round === 'number' ? round : null;
  if (done_at !== null || cancelled_at !== null) return { people: null, round: named };
  const member = await memberNow({ db, config }, { organisationId, userId });
  if (member === null) return { people: 0, round: named };
  const found = await countMeetings(db, scopeOf(member), whom as Whom, { now, at });
  const reached = found.find(({ meeting }) => meeting === 'reached');
  const [only = null, ...others] = reached?.rounds ?? [];
  return { people: reached?.count ?? 0, round: named ?? (others.length === 0 ? only : null) };
}

function presentReminder(row: ListedReminder, { people: people_now, round }: Meant): PlannedReminder {
  const { ids, kind, department, status } = row.whom as Whom;
  const isPlanned = row.done_at === null;
  return {
    id: row.id,
    asked_by: row.first_name === null ? null : `${row.first_name} ${row.last_name}`,
    whom: {
      people: ids?.length ?? null,
      kind: kind ?? null,
      department: department ?? null,
      status: status ?? null,
      round,
    },
    people_now,
    subject: row.subject,
    words: row.words,
    leaves_at: row.leaves_at,
    created_at: row.created_at.toISOString(),
    state: row.cancelled_at !== null ? 'cancelled' : isPlanned ? 'planned' : 'sent',
    reminded: row.reminded ?? 0,
  };
}

export async function changePlanned(
  { db, clock }: AssessmentParts,
  { scope, userId }: Asker,
  id: string,
  { cancelled, ...changes }: BodyOf<typeof changeReminder>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const now = clock();
    const planned = await lockPlanned(tx, id, scope.organisationId);
    const isOwn = planned?.asked_by === userId || reachesAll(scope);
    if (planned === undefined) await requireNotSent(tx, scope, id);
    if (planned === undefined || !isOwn) throw notFound();
    const leaves_at = changes.leaves_at ?? planned.leaves_at ?? '';
    if (changes.leaves_at !== undefined || cancelled === false) {
      await requireToCome(tx, scope.organisationId, leaves_at, { field: 'leaves_at', now });
      await requireWorkingLinks(tx, scope, planned.whom as Whom, { at: leaves_at, now });
    }
    const end = cancelled === undefined ? {} : { cancelled_at: cancelled ? now : null };
    const values = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    if (Object.keys({ ...values, ...end }).length === 0) return;
    await tx
      .updateTable('reminders')
      .set({ ...values, ...end })
      .where('id', '=', id)
      .execute();
  });
}

async function requireNotSent(
  tx: Transaction<DB>,
  { organisationId }: PeopleScope,
  id: string,
): Promise<void> {
  const sent = await tx
    .selectFrom('reminders')
    .select('id')
    .where('id', '=', id)
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst();
  if (sent !== undefined) throw new AppError('conflict', say('This reminder has already been sent.'));
}

/** Moves what waits for a launch, sends it now, or withdraws it; answers how many. */
export async function relaunch(
  { db, jobs, clock }: AssessmentParts,
  { scope }: Asker,
  { launch_at, to }: BodyOf<typeof changeLaunch>,
): Promise<number> {
  const { organisationId } = scope;
  return await db.transaction().execute(async (tx) => {
    const now = clock();
    await lockSeats(tx, organisationId);
    if (to === 'never') {
      const people = await withdrawPlanned(tx, scope, launch_at, now);
      for (const person of people) await freeSeat(tx, person);
      return people.length;
    }
    if (to !== 'now') await requireToCome(tx, organisationId, to, { field: 'to', now });
    const moved = await moveLaunch(tx, scope, launch_at, to === 'now' ? null : to, now);
    if (to === 'now' && moved > 0) await jobs.enqueue(tx, postLinksJob, { organisationId });
    return moved;
  });
}

type Changes = BodyOf<typeof changeSchedule>;

export async function changeOwnSchedule(
  { db, clock }: AssessmentParts,
  { scope, userId }: Asker,
  { time_zone, departments = [], ends_at, reminder_days, ...words }: Changes,
): Promise<void> {
  const { organisationId } = scope;
  await db.transaction().execute(async (tx) => {
    if (time_zone !== undefined) await requireKnown(tx, time_zone, 'time_zone');
    for (const one of departments) {
      if (one.time_zone !== null) await requireKnown(tx, one.time_zone, 'departments');
      const set = await tx
        .updateTable('departments')
        .set({ time_zone: one.time_zone })
        .where('organisation_id', '=', organisationId)
        .where('id', '=', one.id)
        .executeTakeFirst();
      if (set.numUpdatedRows === 0n) throw notFound();
    }
    const days = reminder_days && [...new Set(reminder_days)].sort((a, b) => a - b);
    const values = Object.entries({ ...words, time_zone, reminder_days: days });
    const given = Object.fromEntries(values.filter(([, value]) => value !== undefined));
    if (Object.keys(given).length > 0) {
      await tx.updateTable('organisations').set(given).where('id', '=', organisationId).execute();
    }
    if (ends_at !== undefined) await endRound(tx, organisationId, ends_at, clock());
    const fields = [...Object.keys(given), ...(ends_at === undefined ? [] : ['ends_at'])];
    if (departments.length > 0) fields.push('departments');
    const details = { fields: fields.join(', ') };
    await record(tx, { action: 'organisation.schedule_changed', organisationId, userId, details }, clock());
  });
}

/** The latest round. Null opens it again, or leaves it open: what was begun and not submitted can go on. */
async function endRound(
  tx: Transaction<DB>,
  organisationId: string,
  at: string | null,
  now: Date,
): Promise<void> {
  const round = await latestRoundOf(tx, organisationId);
  if (round === undefined)
    throw new AppError('conflict', say('There is no round yet. Invite someone first.'));
  if (at === 'now') {
    // It may have ended by now, in another tab or by itself.
    if (round.ends_at === null || round.ends_at > now)
      await tx.updateTable('rounds').set({ ends_at: now }).where('id', '=', round.id).execute();
    return;
  }
  if (at !== null) await requireToCome(tx, organisationId, at, { field: 'ends_at', now });
  const ends_at = at === null ? null : await momentOf(tx, organisationId, at);
  // One that had ended goes on: its figures move along with the newest keys again.
  const keys_number = sql<number | null>`case when ends_at > ${now} or ends_at is null then keys_number end`;
  await tx.updateTable('rounds').set({ ends_at, keys_number }).where('id', '=', round.id).execute();
}
