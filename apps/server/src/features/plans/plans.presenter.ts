import type { Plan, PlanHere } from '@fourfold/contract/schemas';
import { canTick, nameOpportunity, weekOf, weeksAfter } from '@fourfold/contract/words';
import type { Words } from '../profile/load-words.ts';
import { mayAct, mayManage, type PlanScope } from './plan-scope.ts';
import { isPastDay } from './plan-values.ts';
import type { PlanRow } from './plans.repository.ts';

/** What a measure is called and means; its key where this version of the questionnaire no longer has it. */
export function measureOf({ measures }: Words, { kind, measure_key }: Pick<PlanRow, 'kind' | 'measure_key'>) {
  const text = (kind === 'opportunity' ? measures.behaviours : measures.perceptions)[measure_key];
  return { name: text?.name ?? measure_key, definition: text?.definition ?? '' };
}

/** “Improve Delegation”, as the culture page calls it. */
export function titleOf(words: Words, plan: Pick<PlanRow, 'kind' | 'measure_key' | 'direction'>): string {
  const { name } = measureOf(words, plan);
  return plan.kind === 'opportunity' ? nameOpportunity(plan.direction, name) : name;
}

/** What everyone may see who sees the plan at all. */
export const presentCore = (row: PlanRow): Omit<PlanHere, 'owner'> => ({
  id: row.id,
  cue: row.cue,
  who: row.who,
  what: row.what,
  sign: row.sign,
  until: row.until,
  company_wide: row.company_wide,
  departments: row.departments,
  state: row.state,
  started_at: row.started_at?.toISOString() ?? null,
  ended_at: row.ended_at?.toISOString() ?? null,
  ticks: row.ticks,
});

interface Seeing {
  readonly words: Words;
  readonly scope: PlanScope;
  readonly now: Date;
  /** Among which others on the same measure are looked for. */
  readonly among: readonly PlanRow[];
}

export const presentPlan = (row: PlanRow, { words, scope, now, among }: Seeing): Plan => ({
  ...presentCore(row),
  kind: row.kind,
  measure_key: row.measure_key,
  direction: row.direction,
  title: titleOf(words, row),
  round: row.round_number === null ? null : { number: row.round_number, gone: row.round_id === null },
  owner: presentOwner(row, mayManage(scope, row)),
  why: row.dropped_why,
  past: isPast(row, now),
  same: among
    .filter((other) => isSame(row, other))
    .map((other) => ({ id: other.id, title: titleOf(words, other), departments: shared(row, other) })),
  created_by: row.creator,
  created_at: row.created_at.toISOString(),
  revision: row.revision,
  may: { manage: mayManage(scope, row), act: mayAct(scope, row) },
});

const presentOwner = (
  { owner_name, owner_email, owner_user_id }: PlanRow,
  manages: boolean,
): Plan['owner'] =>
  owner_name === null
    ? null
    : {
        name: owner_name,
        user_id: owner_user_id,
        email: manages && owner_user_id === null ? owner_email : null,
      };

/** Its last day is over, and nobody has said how it went. */
export const isPast = ({ state, until }: Pick<PlanRow, 'state' | 'until'>, now: Date): boolean =>
  state === 'running' && isPastDay(until, now);

type Aimed = Pick<PlanRow, 'id' | 'measure_key' | 'state' | 'company_wide' | 'departments'>;
const isLive = ({ state }: Aimed) => state === 'drafted' || state === 'running';

const isSame = (one: Aimed, other: Aimed): boolean =>
  one.id !== other.id &&
  one.measure_key === other.measure_key &&
  isLive(one) &&
  isLive(other) &&
  (one.company_wide || other.company_wide || shared(one, other).length > 0);

/** The departments that both are for; none is named where both are for everyone. */
function shared(one: Aimed, other: Aimed): string[] {
  if (one.company_wide) return other.departments.map(({ name }) => name);
  if (other.company_wide) return one.departments.map(({ name }) => name);
  const ids = new Set(other.departments.map(({ id }) => id));
  return one.departments.filter(({ id }) => id !== null && ids.has(id)).map(({ name }) => name);
}

/** The present week, and which can still be ticked. */
export function openWeeks({ state, started_at, ticks }: PlanRow, now: Date) {
  const week = weekOf(now);
  const isTicked = (monday: string) => ticks.some((tick) => tick.week === monday);
  const weeks =
    state === 'running' && started_at !== null
      ? [weeksAfter(week, -1), week].filter((monday) => monday >= weekOf(started_at))
      : [];
  return { week, may_tick: weeks.filter((monday) => canTick(monday, isTicked(monday), now)) };
}
