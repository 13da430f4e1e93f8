import { reachOf } from '@fourfold/contract/words';
import type { MemberNow } from '../identity/members/member-now.ts';
import { scopeOf } from '../people/people-scope.ts';
import { dayIn } from './days.ts';
import { figuresFor } from './gather-figures.ts';
import { peopleFor } from './gather-people.ts';
import { plansFor } from './gather-plans.ts';
import type { Gathering } from './gathering.ts';
import { type News, noNews } from './news.ts';
import { listEndingSnapshots } from './weekly.repository.ts';

/** What changed for a member and what is due, as far as their role may see it now. */
export async function gatherNews(parts: Gathering, member: MemberNow): Promise<News> {
  const { db, zone, now } = parts;
  const { organisationId } = member;
  const people = await peopleFor(parts, scopeOf(member), member.userId);
  const seesGroups = reachOf(member, 'groups:see') === 'organisation';
  const figures = seesGroups ? await figuresFor(parts, organisationId) : {};
  const plans = seesGroups ? await plansFor(parts, member) : {};
  const answersForAll = reachOf(member, 'organisation:manage') !== null;
  const ending = answersForAll ? await listEndingSnapshots(db, organisationId, now) : [];
  const snapshots = ending.map(({ title, expires_at }) => ({ title, day: dayIn(zone, expires_at) }));
  return { ...noNews, ...people, ...figures, ...plans, snapshots };
}
