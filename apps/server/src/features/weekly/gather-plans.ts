import { say } from '@fourfold/words';
import type { Membership } from '../../kernel/http/access.ts';
import { mayAct, planScope } from '../plans/plan-scope.ts';
import { isPast, titleOf } from '../plans/plans.presenter.ts';
import { listPlanRows, type PlanRow } from '../plans/plans.repository.ts';
import type { Words } from '../profile/load-words.ts';
import { dayMs, dayOnClock, isThisWeek } from './days.ts';
import type { Gathering } from './gathering.ts';
import type { News } from './news.ts';
import { listCompared, listPulsesReleased, listPulsesToCome, listTicked } from './weekly.repository.ts';

/** Nobody said for so long how it goes. */
const quiet = 14 * dayMs;

/** With whom it is for: there may be several on one measure. */
function nameOf(words: Words, row: PlanRow): string {
  const plan = titleOf(words, row);
  const departments = row.departments.map(({ name }) => name).join(', ');
  return departments === '' ? plan : say('{plan} ({departments})', { plan, departments });
}

/** How plans went for those who see them; what is due of them only for those who can do it. */
export async function plansFor(parts: Gathering, membership: Membership): Promise<Partial<News>> {
  const { db, words, zone, since, until, now } = parts;
  const { organisationId } = membership;
  const rows = await listPlanRows(db, organisationId);
  if (rows.length === 0) return {};
  const ticked = new Map((await listTicked(db, organisationId)).map((row) => [row.plan_id, row]));
  const isNew = (at: Date | null | undefined) => at != null && at >= since && at < until;
  const isQuiet = ({ id, state, started_at }: PlanRow) =>
    state === 'running' &&
    started_at !== null &&
    Math.max(started_at.getTime(), ticked.get(id)?.last.getTime() ?? 0) < now.getTime() - quiet;
  const titles = (which: (row: PlanRow) => boolean) => rows.filter(which).map((row) => nameOf(words, row));
  const scope = planScope(membership);
  const mine = (row: PlanRow) => mayAct(scope, row);
  const titleById = (id: string) => titles((row) => row.id === id)[0] ?? '';
  const pulses = await listPulsesReleased(db, organisationId, { since, until });
  const compared = new Set(await listCompared(db, organisationId, { since, until }));
  const coming = await listPulsesToCome(db, organisationId);
  return {
    plans: {
      started: titles(({ state, started_at }) => state === 'running' && isNew(started_at)),
      ticked: titles(({ id }) => isNew(ticked.get(id)?.done)),
      done: titles(({ state, ended_at }) => state === 'done' && isNew(ended_at)),
      dropped: titles(({ state, ended_at }) => state === 'dropped' && isNew(ended_at)),
    },
    overdue: titles((row) => isPast(row, now) && mine(row)),
    untouched: titles((row) => isQuiet(row) && !isPast(row, now) && mine(row)),
    pulses: pulses.map(({ plan_id, people }) => ({ plan: titleById(plan_id), people })),
    comparisons: titles(({ id }) => compared.has(id)),
    asks: coming
      .filter(({ next_at }) => isThisWeek(next_at, zone, now))
      .map(({ plan_id, next_at }) => ({ plan: titleById(plan_id), day: dayOnClock(next_at) })),
  };
}
