import type { EffectRange, ExperimentResult } from '@fourfold/contract/schemas';
import { leastPeople, permissionsOf } from '@fourfold/contract/words';
import type { MeasureKind, Turn } from '@fourfold/measurement';
import { listOf } from '@fourfold/words/format';
import type { Membership } from '../../../kernel/http/access.ts';
import { loadEngine } from '../../culture/engine/engine.ts';
import { mayManage, planScope } from '../plan-scope.ts';
import { measureOf, titleOf } from '../plans.presenter.ts';
import type { PlanRow } from '../plans.repository.ts';
import type { TeamParts } from '../team/team-plan.service.ts';
import { type DrawnTeam, type ExperimentRow, findMeasured, listOthers } from './experiment.repository.ts';
import {
  judge,
  sayBeforeAfterBelow,
  sayEarly,
  sayEffect,
  sayGone,
  sayMissing,
  sayNotApart,
  sayNothingAfter,
  sayOthers,
  sayOtherVersions,
  sayRemoved,
  sayTooLate,
  sayWaiting,
  toNaiveRange,
  toRange,
  whyMisleading,
} from './say-result.ts';
import { chooseRounds, type RoundOfTeams, readTeams } from './team-figures.ts';

export const kindOfPlan = ({ kind }: Pick<PlanRow, 'kind'>): MeasureKind =>
  kind === 'opportunity' ? 'behaviour' : 'perception';

/** Its place among the measures, the same in every version of the questionnaire; -1 where it is no longer asked. */
export async function measureIndex(plan: Pick<PlanRow, 'kind' | 'measure_key'>): Promise<number> {
  const { questionnaire } = await loadEngine();
  return questionnaire.models[kindOfPlan(plan)].measures.findIndex(({ key }) => key === plan.measure_key);
}

/** A team with its turn: by lot, or with all others on the day on which the plan started. */
type Turned = Pick<DrawnTeam, 'team' | 'department_id' | 'name' | 'step' | 'early_on'>;

interface Course {
  readonly starts: readonly string[];
  readonly teams: readonly Turned[];
}

/** What the plan did; where no lots were drawn, what changed. Null as long as nothing has started. */
export async function whatItDid(
  parts: TeamParts,
  membership: Membership,
  plan: PlanRow,
  drawn: ExperimentRow | null,
): Promise<ExperimentResult | null> {
  const course = drawn ?? (await withoutLots(parts, plan));
  const today = parts.clock().toISOString().slice(0, 10);
  if (course === null || (course.starts[0] ?? '') > today) return null;
  const measure = await measureIndex(plan);
  if (measure < 0) return { ...nothing, sentence: sayGone() };
  const rounds = await readTeams(parts, membership, {
    kind: kindOfPlan(plan),
    departments: course.teams.flatMap(({ department_id }) => department_id ?? []),
    choose: (all) => chooseRounds(all, course.starts[0] ?? ''),
  });
  const turns = turnsOf(course, rounds);
  const { effect, naive } = await parts.compute('teamComparison', { turns, measure });
  // Its before-and-after stands in one place, with the same teams and figures as over time.
  if (drawn === null) {
    const untold = naive === null ? await sayUntold(parts, membership, plan, rounds) : null;
    return { ...nothing, trend_tells: untold === null, sentence: untold ?? sayBeforeAfterBelow() };
  }
  const isOneVersion = new Set(rounds.map(({ design }) => design)).size < 2;
  const before_after = naive === null || !isOneVersion ? null : toNaiveRange(naive);
  const shown = {
    ...nothing,
    before_after,
    keys_version: effect === null && before_after === null ? null : (rounds.at(-1)?.keysVersion ?? null),
    rounds: rounds.map((round) => presentRound(course, round)),
    notes: [...(isOneVersion ? [] : [sayOtherVersions()]), ...notesOn(course, rounds)],
  };
  if (effect === null) {
    const isAsked = rounds.some(({ teams, round }) => isMixed(course, round.opened_at) && teams.size > 0);
    return { ...shown, sentence: sayWaiting(course.starts, today, isAsked) };
  }
  const asked = new Set(turns.flatMap(({ team, runs }) => (runs ? [team] : [])));
  return await conclude(parts, plan, course, { ...shown, effect: toRange(effect) }, asked);
}

const nothing: ExperimentResult = {
  verdict: 'waiting',
  sentence: '',
  trend_tells: false,
  effect: null,
  before_after: null,
  keys_version: null,
  why_misleading: null,
  notes: [],
  rounds: [],
};

async function conclude(
  parts: TeamParts,
  plan: PlanRow,
  { starts, teams }: Course,
  found: ExperimentResult & { readonly effect: EffectRange },
  /** Places of the teams that ran the plan when they were asked. */
  asked: ReadonlySet<number>,
): Promise<ExperimentResult> {
  const { name } = measureOf(parts.words, plan);
  const departments = teams.flatMap(({ department_id }) => department_id ?? []);
  const others = await listOthers(parts.db, plan, departments, starts[0] ?? '');
  const titles = others.map(({ direction }) => titleOf(parts.words, { ...plan, direction }));
  const verdict = judge(found.effect, plan.direction);
  const told = teams.filter((_, at) => asked.has(at)).map(({ name: team }) => team);
  const late = teams.filter(
    ({ department_id, early_on }, at) => department_id !== null && early_on === null && !asked.has(at),
  );
  const isTold = others.length === 0 || verdict === 'unclear';
  return {
    ...found,
    verdict: isTold ? verdict : 'unclear',
    sentence: isTold ? sayEffect(name, found.effect, verdict, told) : sayNotApart(titles),
    why_misleading: found.before_after === null ? null : whyMisleading(),
    notes: [
      ...(isTold && late.length > 0 ? [sayTooLate(late.map(({ name: team }) => team))] : []),
      ...(others.length === 0 ? [] : [sayOthers({ titles: listOf(titles) })]),
      ...found.notes,
    ],
  };
}

/** What rounds do not tell a pulse may, or will; null where one does. */
async function sayUntold(
  { db, clock }: TeamParts,
  membership: Membership,
  plan: PlanRow,
  rounds: readonly RoundOfTeams[],
): Promise<string | null> {
  const pulses = await findMeasured(db, plan, clock());
  const start = plan.started_at?.toISOString() ?? '';
  // Together they may be enough where no team is alone: “Before and after” takes them together.
  const told = rounds.filter(({ people }) => people >= leastPeople);
  const isMeasuredBefore = pulses.is_before || told.some(({ round }) => round.opened_at <= start);
  const isMeasuredAfter = pulses.is_after || told.some(({ round }) => round.opened_at > start);
  if (isMeasuredBefore && isMeasuredAfter) return null;
  return sayNothingAfter({
    isMeasuredBefore,
    pulseUntil: pulses.open_until,
    isRoundOpen: pulses.is_round_open,
    isRoundUnanswered: pulses.is_round_unanswered,
    nextPulse: pulses.next_on,
    isDropped: plan.state === 'dropped',
    mayAsk: mayManage(planScope(membership), plan),
    mayStartRound: permissionsOf(membership)['organisation:manage'] !== undefined,
  });
}

/** A plan that started everywhere at once: its departments, or all that there are. */
async function withoutLots({ db }: TeamParts, plan: PlanRow): Promise<Course | null> {
  if (plan.started_at === null) return null;
  const departments = plan.company_wide
    ? await db
        .selectFrom('departments')
        .select(['id', 'name'])
        .where('organisation_id', '=', plan.organisation_id)
        .execute()
    : plan.departments;
  return {
    starts: [plan.started_at.toISOString().slice(0, 10)],
    teams: departments.flatMap(({ id, name }) =>
      id === null ? [] : [{ team: id, department_id: id, name, step: 0, early_on: null }],
    ),
  };
}

/** By the lots: a team that started earlier is counted as drawn. */
const runsBy = ({ starts }: Course, { step }: Turned, openedAt: string): boolean =>
  (starts[step] ?? '') <= openedAt.slice(0, 10);

const isMixed = (course: Course, openedAt: string): boolean =>
  new Set(course.teams.map((team) => runsBy(course, team, openedAt))).size > 1;

const turnsOf = (course: Course, rounds: readonly RoundOfTeams[]): Turn[] =>
  rounds.flatMap(({ round, teams }, period) =>
    course.teams.flatMap((own, team) => {
      const scores = teams.get(own.department_id ?? '');
      return scores === undefined
        ? []
        : [{ team, period, runs: runsBy(course, own, round.opened_at), scores }];
    }),
  );

const presentRound = (
  course: Course,
  { round, keysVersion, teams }: RoundOfTeams,
): ExperimentResult['rounds'][number] => {
  const shown = course.teams.filter(({ department_id }) => teams.has(department_id ?? ''));
  return {
    name: round.name,
    opened_at: round.opened_at,
    keys_version: keysVersion,
    teams: shown.length,
    running: shown.filter((own) => runsBy(course, own, round.opened_at)).length,
  };
};

/** What happened to the teams in between. */
function notesOn({ teams }: Course, rounds: readonly RoundOfTeams[]): string[] {
  const namesOf = (own: readonly Turned[]) => listOf(own.map(({ name }) => name));
  const removed = teams.filter(({ department_id }) => department_id === null);
  const early = teams.filter(({ early_on }) => early_on !== null);
  const missing = rounds.flatMap(({ round, teams: shown }) => {
    const without = teams.filter(({ department_id }) => department_id !== null && !shown.has(department_id));
    return without.length === 0 ? [] : [sayMissing(namesOf(without), round.name)];
  });
  return [
    ...(early.length === 0 ? [] : [sayEarly({ names: namesOf(early) })]),
    ...(removed.length === 0 ? [] : [sayRemoved({ names: namesOf(removed) })]),
    ...missing,
  ];
}
