import { createHash } from 'node:crypto';
import type { PlanForm } from '@fourfold/contract/schemas';
import { weekOf } from '@fourfold/contract/words';
import { drawOrder } from '@fourfold/measurement';
import type { Membership } from '../../kernel/http/access.ts';
import type { AssessmentParts } from '../assessment/assessment-parts.ts';
import { type Compute, type TaskOutput, tasks } from '../culture/3-estimate/tasks.ts';
import { type Engine, engineWith } from '../culture/engine/engine.ts';
import { draw } from '../plans/experiment/experiment.service.ts';
import { addComment, comment, tick, tickWeek } from '../plans/follow-plan.service.ts';
import { finish, start } from '../plans/move-plan.service.ts';
import { planScope } from '../plans/plan-scope.ts';
import { changing, make } from '../plans/plans.service.ts';
import { loadWords } from '../profile/load-words.ts';
import type { Host } from './invite-company.ts';

const day = 24 * 3600 * 1000;

/** One of the sample company's plans, and what became of it. */
interface SamplePlan {
  readonly form: Pick<PlanForm, 'kind' | 'measure_key' | 'direction' | 'cue' | 'who' | 'what' | 'sign'>;
  /** Null: for everyone. */
  readonly department: string | null;
  readonly startedDaysAgo: number;
  readonly untilInDays: number;
  /** By week, from the one in which it started. */
  readonly ticks: readonly boolean[];
  readonly comments: readonly string[];
  /** Looked after by someone without an account, and done so long ago. */
  readonly done?: {
    readonly daysAgo: number;
    readonly owner: { readonly name: string; readonly email: string };
  };
  /** These departments started first, by lot; the others so long ago. */
  readonly lots?: { readonly first: readonly string[]; readonly othersDaysAgo: number };
}

export const samplePlans = (owner: { name: string; email: string }): readonly SamplePlan[] => [
  {
    form: {
      kind: 'opportunity',
      measure_key: 'delegation',
      direction: 'improve',
      cue: 'others could do a task',
      who: 'each shift leader',
      what: 'hand it over whole, decisions included',
      sign: 'Fewer questions wait on one desk at the end of the day.',
    },
    department: 'Operations',
    startedDaysAgo: 37,
    untilInDays: 54,
    ticks: [true, true, false, true, true, true],
    comments: [
      'The first two weeks went well. The handover note helps.',
      'In the third week three people were ill, so I kept the tasks.',
    ],
  },
  {
    form: {
      kind: 'opportunity',
      measure_key: 'motivating_others',
      direction: 'improve',
      cue: 'the Friday meeting starts',
      who: 'the team lead',
      what: 'name one success and who achieved it',
      sign: 'People begin to mention successes themselves.',
    },
    department: 'Marketing',
    startedDaysAgo: 16,
    untilInDays: 75,
    ticks: [true, false, true],
    comments: ['We forgot it before the trade fair. It’s on the agenda now.'],
  },
  {
    form: {
      kind: 'barrier',
      measure_key: 'decision_clarity',
      direction: 'improve',
      cue: 'a meeting ends',
      who: 'its host',
      what: 'write down who decides what, and by when',
      sign: 'People know who decides and don’t have to ask twice.',
    },
    department: null,
    startedDaysAgo: 150,
    untilInDays: -1,
    ticks: Array.from({ length: 21 }, (_, week) => week % 6 !== 2),
    comments: ['Most meeting notes now begin with who decides what.'],
    done: { daysAgo: 1, owner },
    lots: { first: ['Engineering', 'Operations', 'People & Culture'], othersDaysAgo: 4 },
  },
];

/**
 * Three plans as people would have made them: two that run and one that is done, with weeks and comments. Answers the
 * departments in which a plan started before others.
 */
export async function makePlans(
  given: AssessmentParts,
  { organisationId, userId }: Host,
  plans: readonly SamplePlan[],
): Promise<ReadonlySet<string>> {
  const words = await loadWords();
  const now = given.clock().getTime();
  const at = (moment: number) => ({ ...given, words, compute, clock: () => new Date(moment) });
  const membership: Membership = { userId, organisationId, role: 'owner', grants: [], departments: [] };
  const scope = planScope(membership);
  const ids = await departmentsOf(given, organisationId);
  const first = new Set<string>();
  for (const { form, department, startedDaysAgo, untilInDays, ticks, comments, done, lots } of plans) {
    const started = now - startedDaysAgo * day;
    const plan = await make(at(started), scope, {
      ...form,
      round_id: null,
      until: dayAt(now + untilInDays * day),
      owner: done === undefined ? { kind: 'member', user_id: userId } : { kind: 'other', ...done.owner },
      company_wide: department === null,
      departments: department === null ? [] : [ids.get(department) ?? ''],
    });
    if (lots !== undefined) {
      const starts = [dayAt(started), dayAt(now - lots.othersDaysAgo * day)];
      const departments = [...ids.values()];
      const seed = seedFor(ids, lots.first);
      await draw(at(started), membership, plan.id, { departments, starts }, seed);
      for (const name of lots.first) first.add(name);
    }
    await start(at(started), scope, plan.id);
    for (const [index, isDone] of ticks.entries()) {
      const moment = Math.min(started + index * 7 * day, now);
      const said = { week: weekOf(new Date(moment)), done: isDone };
      if (done === undefined) await tick(at(moment), scope, plan.id, said);
      else await tickAsOwner(at(moment), { scope, planId: plan.id }, said);
    }
    for (const [index, text] of comments.entries()) {
      const moment = at(started + (2 * index + 2) * 7 * day - day);
      if (done === undefined) await comment(moment, scope, plan.id, text);
      else await commentAsOwner(moment, { scope, planId: plan.id, owner: done.owner, text });
    }
    if (done !== undefined) await finish(at(now - done.daysAgo * day), scope, plan.id);
  }
  return first;
}

/**
 * Departments get other ids in each organisation, and the lots go by ids. The first seed that lets these start is taken,
 * so that every demo tells of the same comparison.
 */
function seedFor(ids: ReadonlyMap<string, string>, first: readonly string[]): string {
  for (let tried = 0; tried < 10_000; tried += 1) {
    const seed = createHash('sha256').update(`sample ${tried}`).digest('hex').slice(0, 16);
    const order = drawOrder([...ids.values()], 2, seed);
    if ([...ids].every(([name, id]) => (order.get(id) === 0) === first.includes(name))) return seed;
  }
  throw new Error('No lot lets these departments start first.');
}

const dayAt = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** Here and now: a thread of its own would keep a command from ending. */
const compute: Compute = async (name, input, keys = null) => {
  const task = tasks[name] as (engine: Engine, given: typeof input) => TaskOutput<typeof name>;
  return task(await engineWith(keys), input);
};

/** By the link of the weekly mail. */
const tickAsOwner = (
  parts: Pick<AssessmentParts, 'db' | 'clock'>,
  { scope, planId }: { readonly scope: ReturnType<typeof planScope>; readonly planId: string },
  said: { readonly week: string; readonly done: boolean },
) =>
  changing(parts, scope, planId, (tx, plan) =>
    tickWeek(tx, plan, said, { userId: null, details: { by: 'owner' } }, parts.clock()),
  );

const commentAsOwner = (
  parts: Pick<AssessmentParts, 'db' | 'clock'>,
  {
    scope,
    planId,
    owner,
    text,
  }: {
    readonly scope: ReturnType<typeof planScope>;
    readonly planId: string;
    readonly owner: { readonly name: string; readonly email: string };
    readonly text: string;
  },
) =>
  changing(parts, scope, planId, (tx, plan) =>
    addComment(tx, plan, { userId: null, ...owner, text, details: { by: 'owner' } }, parts.clock()),
  );

async function departmentsOf({ db }: AssessmentParts, organisationId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('departments')
    .select(['id', 'name'])
    .where('organisation_id', '=', organisationId)
    .execute();
  return new Map(rows.map(({ id, name }) => [name, id]));
}
