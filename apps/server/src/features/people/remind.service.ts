import type { AnswerOf, previewReminder } from '@fourfold/contract/calls';
import type { ReminderInput } from '@fourfold/contract/schemas';
import { say } from '@fourfold/words';
import { sql } from 'kysely';
import type { Queries } from '../../kernel/database/database.ts';
import { newId } from '../../kernel/database/id.ts';
import { longDay } from '../../kernel/documents/long-day.ts';
import { invalidField } from '../../kernel/http/app-error.ts';
import { recurringKind } from '../../kernel/jobs/job-kind.ts';
import type { AssessmentParts } from '../assessment/assessment-parts.ts';
import { linkMail } from '../assessment/invitation.mails.ts';
import { findInviting } from '../assessment/respondent.repository.ts';
import { linkExpiry } from '../assessment/survey-link.ts';
import { versionAskedNow } from '../assessment/version-asked.ts';
import { memberNow, type NowParts } from '../identity/members/member-now.ts';
import { hasStruck } from './clock-of.ts';
import { filtered, requireReached } from './people.repository.ts';
import { type PeopleScope, scopeOf } from './people-scope.ts';
import { postLinksJob } from './post-links.ts';
import { exampleRespondent, presentBlock } from './preview-mail.ts';
import { countMeetings, type Meeting, markAutomatically, markReminded } from './remind.repository.ts';
import { findDue, hasStruckEverywhere, lockPlanned, type Whom } from './reminders.repository.ts';
import { keepTimeZone, requireToCome } from './time-zones.ts';

/** Reminds people who have not finished, on the days after the last link that the organisation has set. Every hour. */
export const remindJob = recurringKind('survey.remind');

type Parts = Pick<AssessmentParts, 'db' | 'jobs' | 'clock'>;

/** Reminds at once, or stores what is to leave later. */
export async function remind(
  { db, jobs, clock }: Parts,
  scope: PeopleScope,
  askedBy: string,
  asked: ReminderInput,
): Promise<{ reminded: number; planned: boolean }> {
  const now = clock();
  const { organisationId } = scope;
  const { subject = null, words = null, leaves_at, time_zone, ...narrowed } = asked;
  return await db.transaction().execute(async (tx) => {
    if (leaves_at !== null) {
      await keepTimeZone(tx, organisationId, time_zone);
      await requireToCome(tx, organisationId, leaves_at, { field: 'leaves_at', now });
    }
    await requireReached(tx, scope, narrowed, now);
    const whom = await whomToStore(tx, scope, narrowed, now);
    if (leaves_at !== null) await requireWorkingLinks(tx, scope, whom, { at: leaves_at, now });
    const id = newId(now);
    const done_at = leaves_at === null ? now : null;
    const own = { subject, words, leaves_at, whom: JSON.stringify(whom), created_at: now, done_at };
    await tx
      .insertInto('reminders')
      .values({ id, organisation_id: organisationId, asked_by: askedBy, ...own })
      .execute();
    if (leaves_at !== null) return { reminded: 0, planned: true };
    const reminded = await markReminded(tx, { scope, askedBy, reminderId: id, whom }, now);
    if (reminded > 0) await jobs.enqueue(tx, postLinksJob, { organisationId });
    else await tx.deleteFrom('reminders').where('id', '=', id).execute();
    return { reminded, planned: false };
  });
}

type Narrowed = Omit<ReminderInput, 'subject' | 'words' | 'leaves_at' | 'time_zone'>;

/** A search text may be a name, which is not kept: it becomes the people whom it finds now. */
async function whomToStore(
  db: Parameters<typeof filtered>[0],
  scope: PeopleScope,
  { q, ...whom }: Narrowed,
  now: Date,
): Promise<Whom> {
  if (q === undefined) return whom;
  const found = await filtered(db, scope, { ...whom, q }, now)
    .select('r.id')
    .execute();
  return { ids: found.map(({ id }) => id) };
}

/** Whom it would reach, and what they would read. */
export async function preview(
  { db, clock, config, questionnaire }: AssessmentParts,
  scope: PeopleScope,
  userId: string,
  asked: ReminderInput,
): Promise<AnswerOf<typeof previewReminder>> {
  const { subject = null, words = null, leaves_at, time_zone: _, ...whom } = asked;
  const now = clock();
  await requireReached(db, scope, whom, now);
  const found = await countMeetings(db, scope, whom, { now, at: leaves_at });
  const of = (meeting: Meeting) => found.find((one) => one.meeting === meeting);
  const count = (meeting: Meeting) => of(meeting)?.count ?? 0;
  const reached = of('reached');
  const by = { organisation_id: scope.organisationId, invited_by: userId, vacancy_id: null };
  const inviting = await findInviting(db, by);
  const design = await versionAskedNow(db, scope.organisationId);
  const respondent = { ...exampleRespondent(whom.kind ?? 'employee', inviting.name), ...by, ...design };
  const mail = linkMail('reminder', {
    respondent,
    minutes: questionnaire.of(respondent).minutes,
    inviting,
    url: `${config.APP_URL}/dashboard/people`,
    expires: reached?.link_until ?? linkExpiry(now),
    words: { subject, words },
  });
  return {
    people: count('reached'),
    names: reached?.names ?? [],
    left_out: {
      finished: count('finished') + (whom.ids === undefined ? 0 : count('finished_before')),
      unwilling: count('unwilling'),
      planned: count('planned'),
      recent: count('recent'),
      unreached: count('unreached'),
      asked_again: count('asked_again'),
      ended: count('ended'),
    },
    link_until: reached?.link_until.toISOString() ?? null,
    ended_at: of('ended')?.ended_at.toISOString() ?? null,
    next_automatic: nextOf(found),
    subject: mail.subject,
    blocks: mail.blocks.flatMap(presentBlock),
  };
}

type Found = Awaited<ReturnType<typeof countMeetings>>;

/** Whom the product can still remind by itself: also those to whom this reminder comes too early or too late. */
const toCome: readonly Meeting[] = ['reached', 'recent', 'ended'];

/** When the next of the reminders leaves that go by themselves, of all those that the found people will get. */
export function nextOf(found: Found): string | null {
  const moments = found.flatMap(({ meeting, next_automatic: next }) =>
    next === null || !toCome.includes(meeting) ? [] : [next.toISOString()],
  );
  return moments.sort()[0] ?? null;
}

/** Refuses a time at which everyone whom a reminder could reach now has lost their link. */
export async function requireWorkingLinks(
  db: Queries,
  scope: PeopleScope,
  whom: Whom,
  when: { readonly at: string; readonly now: Date },
): Promise<void> {
  const found = await countMeetings(db, scope, whom, when);
  const ended = found.find(({ meeting }) => meeting === 'ended');
  if (ended === undefined || found.some(({ meeting }) => meeting === 'reached')) return;
  throw invalidField(
    'leaves_at',
    say('The links work only until {day}. Please choose an earlier time for the reminder.', {
      day: longDay(ended.ended_at),
    }),
  );
}

export async function remindAutomatically({ db, jobs, clock }: Parts): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const organisationId of await markAutomatically(tx, clock())) {
      await jobs.enqueue(tx, postLinksJob, { organisationId });
    }
  });
}

/** Sends what is planned and has come due on someone's clock, as far as the one who planned it may still remind. */
export async function remindAsPlanned(parts: Parts & Pick<NowParts, 'config'>): Promise<void> {
  for (const { id } of await findDue(parts.db, parts.clock())) await remindOne(parts, id);
}

async function remindOne(
  { db, jobs, clock, config }: Parts & Pick<NowParts, 'config'>,
  id: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const now = clock();
    const planned = await lockPlanned(tx, id);
    if (planned === undefined || planned.cancelled_at !== null || planned.leaves_at === null) return;
    const { organisation_id: organisationId, asked_by: askedBy, leaves_at } = planned;
    const member = await memberNow({ db: tx, config }, { organisationId, userId: askedBy });
    const isOver = member === null || (await hasStruckEverywhere(tx, organisationId, leaves_at, now));
    if (isOver) await tx.updateTable('reminders').set({ done_at: now }).where('id', '=', id).execute();
    if (member === null || askedBy === null) return;
    const scope = scopeOf(member);
    if (Object.values(scope.reach).every((held) => held === null)) return;
    const isTime = hasStruck(sql`${leaves_at}`, now);
    const whom = planned.whom as Whom;
    const reminded = await markReminded(tx, { scope, askedBy, reminderId: id, whom, isTime }, now);
    if (reminded > 0) await jobs.enqueue(tx, postLinksJob, { organisationId });
  });
}
