import { latestRoundOf, listLaunches } from '../people/launches.repository.ts';
import { type PeopleScope, reachesAll } from '../people/people-scope.ts';
import { listReminders } from '../people/reminders.repository.ts';
import { listReached } from '../vacancies/vacancies.repository.ts';
import { dayIn, dayMs, dayOnClock, isThisWeek } from './days.ts';
import type { Gathering } from './gathering.ts';
import type { News } from './news.ts';
import { countAnswers, listCandidatesSince, listSheetsSince } from './weekly.repository.ts';

/** Who has answered, and what is sent or erased soon, of the people whom the member may invite. */
export async function peopleFor(
  parts: Gathering,
  scope: PeopleScope,
  userId: string,
): Promise<Partial<News>> {
  const { db, zone, now } = parts;
  const { organisationId, reach } = scope;
  if (reach.employee === null && reach.candidate === null) return {};
  const launches = (await listLaunches(db, scope)).filter(({ launch_at }) =>
    isThisWeek(launch_at, zone, now),
  );
  const reminders = await listReminders(db, organisationId, reachesAll(scope) ? null : userId);
  const planned = reminders.flatMap(({ leaves_at, done_at, cancelled_at }) =>
    leaves_at !== null && done_at === null && cancelled_at === null && isThisWeek(leaves_at, zone, now)
      ? [leaves_at]
      : [],
  );
  return {
    ...(await roundFor(parts, scope)),
    candidates: await listCandidatesSince(db, scope, parts),
    sheets: await listSheetsSince(db, scope, parts),
    launches: launches.map(({ launch_at, people }) => ({ day: dayOnClock(launch_at), people })),
    reminders: planned.toSorted().map(dayOnClock),
    erased: await erasedSoon(parts, scope),
  };
}

async function roundFor(parts: Gathering, scope: PeopleScope): Promise<Partial<News>> {
  const { db, zone, now } = parts;
  const round = scope.reach.employee === null ? undefined : await latestRoundOf(db, scope.organisationId);
  if (round === undefined) return {};
  const answers = await countAnswers(db, scope, round.id, parts);
  const ends = round.ends_at;
  const isEnding = ends !== null && ends > now && ends.getTime() <= now.getTime() + 7 * dayMs;
  const isNews = answers.invited > 0 && (answers.fresh > 0 || isEnding);
  return { answers: isNews ? answers : null, roundEnds: isEnding ? dayIn(zone, ends) : null };
}

/** Told twice before it happens. */
const soon = 14 * dayMs;

async function erasedSoon(
  { db, zone, now }: Gathering,
  { organisationId, reach }: PeopleScope,
): Promise<News['erased']> {
  if (reach.candidate === null) return [];
  const vacancies = await listReached(db, { organisationId, reach: reach.candidate });
  return vacancies.flatMap(({ title: vacancy, invited: people, closed_at, candidate_retention_days }) => {
    if (closed_at === null || people === 0) return [];
    const on = new Date(closed_at.getTime() + candidate_retention_days * dayMs);
    const isSoon = on > now && on.getTime() <= now.getTime() + soon;
    return isSoon ? [{ vacancy, people, day: dayIn(zone, on) }] : [];
  });
}
