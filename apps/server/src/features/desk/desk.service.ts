import type { DeskDue, DeskRound, DeskRow } from '@fourfold/contract/schemas';
import { quietPlanDays, reachOf } from '@fourfold/contract/words';
import type { Parts } from '../../kernel/parts.ts';
import { listRounds } from '../culture/rounds-list.ts';
import { type MemberNow, memberNow } from '../identity/members/member-now.ts';
import { latestRoundOf, listLaunches } from '../people/launches.repository.ts';
import { countByDepartment } from '../people/people.repository.ts';
import { type PeopleScope, scopeOf } from '../people/people-scope.ts';
import { mayAct, planScope } from '../plans/plan-scope.ts';
import { isPast } from '../plans/plans.presenter.ts';
import { listPlanRows, type PlanRow } from '../plans/plans.repository.ts';
import { type DeskOrganisation, lastRelease, listOfUser, readTemplate } from './desk.repository.ts';

type DeskParts = Pick<Parts, 'db' | 'clock' | 'config'>;

const dayMs = 24 * 3600 * 1000;
/** A round that ends later than this needs nothing yet. */
const endsSoonMs = 14 * dayMs;

/** Every organisation of a user as their role there lets them see it; those where something is due come first. */
export async function showDesk(parts: DeskParts, userId: string): Promise<DeskRow[]> {
  const rows: DeskRow[] = [];
  // One after the other: a desk of fifty clients takes no more connections than a desk of two.
  for (const organisation of await listOfUser(parts.db, userId))
    rows.push(await showOne(parts, userId, organisation));
  const now = parts.clock();
  return rows.toSorted((a, b) => pressing(a, now) - pressing(b, now) || a.name.localeCompare(b.name));
}

async function showOne(parts: DeskParts, userId: string, organisation: DeskOrganisation): Promise<DeskRow> {
  const { db, clock } = parts;
  const { id, last_opened_at, ...named } = organisation;
  const member = await memberNow(parts, { organisationId: id, userId });
  const head = { id, ...named, last_opened_at: last_opened_at.toISOString() };
  if (member === null) return { ...head, locked: true, round: null, due: [], template: null };
  const now = clock();
  const scope = scopeOf(member);
  const round = await readRound(db, member, scope, now);
  return {
    ...head,
    locked: false,
    round,
    due: [
      ...(await duePlans(db, member, now)),
      ...dueEnd(round, now),
      ...(await dueLaunch(db, scope)),
      ...(await dueFigures(db, member, last_opened_at)),
    ],
    template: reachOf(member, 'organisation:manage') === null ? null : await readTemplate(db, id),
  };
}

async function readRound(
  db: Parts['db'],
  member: MemberNow,
  scope: PeopleScope,
  now: Date,
): Promise<DeskRound | null> {
  const { organisationId } = member;
  const [latest] = await listRounds(db, organisationId);
  if (latest === undefined) return null;
  const ends = (await latestRoundOf(db, organisationId))?.ends_at ?? null;
  const head = {
    name: latest.name,
    open: ends === null || ends > now,
    ends_at: ends?.toISOString() ?? null,
  };
  if (scope.reach.employee === null) return { ...head, response: null };
  const asked = await countByDepartment(db, scope, { kind: 'employee', round: latest.number }, now);
  const invited = asked.reduce((sum, row) => sum + row.invited, 0);
  const submitted = asked.reduce((sum, row) => sum + row.submitted, 0);
  return { ...head, response: { invited, submitted, rate: invited === 0 ? null : submitted / invited } };
}

/** Of those that the member may do something about. */
async function duePlans(db: Parts['db'], member: MemberNow, now: Date): Promise<DeskDue[]> {
  const seen = reachOf(member, 'groups:see');
  if (seen === null || seen === 'teams') return [];
  const scope = planScope(member);
  const running = (await listPlanRows(db, member.organisationId)).filter(
    (plan) => plan.state === 'running' && mayAct(scope, plan),
  );
  const over = running.filter((plan) => isPast(plan, now));
  const quiet = running.filter((plan) => !over.includes(plan) && isQuiet(plan, now));
  const since = over.map(({ until }) => until).toSorted()[0];
  return [
    ...(since === undefined ? [] : [{ kind: 'plans_over' as const, plans: over.length, since }]),
    ...(quiet.length === 0 ? [] : [{ kind: 'plans_quiet' as const, plans: quiet.length }]),
  ];
}

/** Nobody has said how it goes, for long enough that someone should ask. A week's tick counts to the week's end. */
function isQuiet({ started_at, ticks }: PlanRow, now: Date): boolean {
  const before = now.getTime() - quietPlanDays * dayMs;
  const heard = ticks.map(({ week }) => Date.parse(week) + 7 * dayMs);
  return Math.max(started_at?.getTime() ?? 0, ...heard) < before;
}

function dueEnd(round: DeskRound | null, now: Date): DeskDue[] {
  if (round === null || !round.open || round.ends_at === null || round.response === null) return [];
  const isSoon = Date.parse(round.ends_at) - now.getTime() <= endsSoonMs;
  return isSoon ? [{ kind: 'round_ends', at: round.ends_at }] : [];
}

/** The next; the others stand in the schedule. */
async function dueLaunch(db: Parts['db'], scope: PeopleScope): Promise<DeskDue[]> {
  if (Object.values(scope.reach).every((held) => held === null)) return [];
  const [next] = await listLaunches(db, scope);
  return next === undefined ? [] : [{ kind: 'launch', at: next.launch_at, people: next.people }];
}

/** They move by releases for everyone here, so that a line says nothing of single answers. */
async function dueFigures(db: Parts['db'], member: MemberNow, since: Date): Promise<DeskDue[]> {
  const seen = reachOf(member, 'groups:see');
  if (seen === null || seen === 'teams') return [];
  const at = await lastRelease(db, member.organisationId);
  return at !== null && at > since ? [{ kind: 'figures', at: at.toISOString() }] : [];
}

/** By when something has to be done. News can wait, and comes before nothing. */
function pressing({ due }: DeskRow, now: Date): number {
  const moments = due.map((one) => {
    if (one.kind === 'plans_over') return Date.parse(one.since);
    if (one.kind === 'plans_quiet') return now.getTime();
    if (one.kind === 'figures') return now.getTime() + 365 * dayMs;
    return Date.parse(one.kind === 'launch' ? `${one.at}:00Z` : one.at);
  });
  return Math.min(Number.MAX_SAFE_INTEGER, ...moments);
}
