import { randomBytes } from 'node:crypto';
import type { AnswerOf, listPlanResults } from '@fourfold/contract/calls';
import type { Experiment, ExperimentForm } from '@fourfold/contract/schemas';
import {
  fewestDaysApart,
  fewestInTeam,
  fewestTeams,
  longestPlanDays,
  messages,
} from '@fourfold/contract/words';
import { drawOrder, foreseeEffect, type TeamScores } from '@fourfold/measurement';
import type { Queries } from '../../../kernel/database/database.ts';
import type { Membership } from '../../../kernel/http/access.ts';
import { AppError, invalidField, notFound } from '../../../kernel/http/app-error.ts';
import { listDepartments } from '../../identity/departments/departments.repository.ts';
import { note } from '../move-plan.service.ts';
import { mayManage, planScope } from '../plan-scope.ts';
import { isPastDay } from '../plan-values.ts';
import { findPlan, listPlanRows, type PlanRow } from '../plans.repository.ts';
import { changing } from '../plans.service.ts';
import type { TeamParts } from '../team/team-plan.service.ts';
import { type ExperimentRow, findExperiment, insertExperiment, listDrawn } from './experiment.repository.ts';
import { kindOfPlan, measureIndex, whatItDid } from './result.service.ts';
import { sayCannot, sayForeseen, sayForeseenThen, sayNothingForeseen } from './say-result.ts';
import { readTeams } from './team-figures.ts';

interface Team {
  readonly id: string;
  readonly name: string;
  /** Of the latest round with figures; null where this viewer sees none. */
  readonly scores: TeamScores | null;
}

export async function read(parts: TeamParts, membership: Membership, planId: string): Promise<Experiment> {
  const plan = await requirePlan(parts.db, membership, planId);
  const drawn = await findExperiment(parts.db, plan);
  const isOpen = drawn === undefined || drawn.ended_at !== null;
  const isManaged = mayManage(planScope(membership), plan);
  const teams = isOpen && plan.state === 'drafted' ? await listTeams(parts, membership, plan) : [];
  const departments = plan.company_wide ? teams.length : plan.departments.length;
  const withFigures = teams.filter(({ scores }) => scores !== null).length;
  const hadLots = drawn !== undefined;
  const cannot = isOpen
    ? sayCannot({ state: plan.state, names: namesOf(plan), departments, withFigures, hadLots })
    : null;
  return {
    cannot,
    teams: teams.map(({ id, name, scores }) => ({ id, name, people: scores?.people ?? 0 })),
    drawn: drawn === undefined ? null : presentDrawn(drawn),
    result: await whatItDid(parts, membership, plan, drawn ?? null),
    may_draw: isManaged && isOpen && cannot === null,
  };
}

/** Of the plans with lots alone: what changed without them proves nothing. One after the other: others wait for figures too. */
export async function results(
  parts: TeamParts,
  membership: Membership,
): Promise<AnswerOf<typeof listPlanResults>> {
  const { organisationId } = membership;
  const drawn = await listDrawn(parts.db, organisationId);
  const found: AnswerOf<typeof listPlanResults>['results'] = [];
  for (const plan of await listPlanRows(parts.db, organisationId)) {
    if (!drawn.has(plan.id)) continue;
    const experiment = await findExperiment(parts.db, plan);
    const result = await whatItDid(parts, membership, plan, experiment ?? null);
    if (result === null) continue;
    const { verdict, sentence, keys_version } = result;
    found.push({ plan_id: plan.id, verdict, sentence, keys_version });
  }
  return { results: found };
}

async function requirePlan(db: Queries, { organisationId }: Membership, id: string): Promise<PlanRow> {
  const plan = await findPlan(db, organisationId, id);
  if (plan === undefined) throw notFound();
  return plan;
}

const presentDrawn = ({
  seed,
  starts,
  teams,
  drawn_at,
  drawn_by,
  foreseen,
  ended_at,
  ended_why,
}: ExperimentRow): NonNullable<Experiment['drawn']> => {
  const again = drawOrder(
    teams.map(({ team }) => team),
    starts.length,
    seed,
  );
  return {
    seed,
    at: drawn_at.toISOString(),
    by: drawn_by,
    holds: [...again].every(
      ([team, step], place) => teams[place]?.team === team && teams[place]?.step === step,
    ),
    foreseen: foreseen === null ? sayNothingForeseen() : sayForeseenThen({ points: Math.round(foreseen) }),
    ended: ended_at === null ? null : { at: ended_at.toISOString(), why: ended_why ?? '' },
    teams: teams.map(({ team, name, department_id, step, early_on }) => ({
      id: team,
      name,
      removed: department_id === null,
      step: step + 1,
      starts_on: starts[step] ?? '',
      early_on,
    })),
  };
};

/** The departments that a plan is for, as they stood in the latest round. */
async function listTeams(parts: TeamParts, membership: Membership, plan: PlanRow): Promise<Team[]> {
  const all = await listDepartments(parts.db, membership.organisationId);
  const own = new Set(plan.departments.flatMap(({ id }) => id ?? []));
  const asked = all.filter(({ id }) => plan.company_wide || own.has(id));
  const [latest] = await readTeams(parts, membership, {
    kind: kindOfPlan(plan),
    departments: asked.map(({ id }) => id),
    choose: (rounds) => rounds.filter(({ has_answers }) => has_answers).slice(0, 1),
  });
  return asked.map(({ id, name }) => ({ id, name, scores: latest?.teams.get(id) ?? null }));
}

/** How large an effect could be found, with a round that is there already and one between each two of the days. */
export async function foresee(
  parts: TeamParts,
  membership: Membership,
  planId: string,
  form: ExperimentForm,
): Promise<{ sentence: string; points: number | null }> {
  const plan = await requirePlan(parts.db, membership, planId);
  if (!mayManage(planScope(membership), plan)) throw new AppError('forbidden', messages.forbidden());
  const teams = await requireTeams(parts, membership, plan, form);
  requireDays(form.starts, teams.length, parts.clock());
  const points = await foreseePoints(plan, teams, form.starts.length);
  const people = teams.map(({ scores }) => scores?.people ?? 0);
  return { sentence: sayForeseen(points, people, form.starts.length), points };
}

async function foreseePoints(plan: PlanRow, teams: readonly Team[], steps: number): Promise<number | null> {
  const measure = await measureIndex(plan);
  const errors = teams.flatMap(({ scores }) => {
    const error = (scores?.errors[measure] ?? Number.NaN) * (scores?.people ?? 0);
    return Number.isFinite(error) ? [error] : [];
  });
  if (errors.length === 0) return null;
  const points = foreseeEffect({
    people: teams.map(({ scores }) => scores?.people ?? fewestInTeam),
    steps,
    started: Array.from({ length: steps }, (_, count) => count),
    error: errors.reduce((sum, error) => sum + error, 0) / errors.length,
  });
  return points === null ? null : Math.ceil(points);
}

/** Those that were chosen, all of them the plan's and with figures. */
async function requireTeams(
  parts: TeamParts,
  membership: Membership,
  plan: PlanRow,
  { departments }: Pick<ExperimentForm, 'departments'>,
): Promise<Team[]> {
  const known = new Map((await listTeams(parts, membership, plan)).map((team) => [team.id, team]));
  const teams = departments.map((id) => {
    const team = known.get(id);
    if (team === undefined) throw invalidField('departments', messages.lotsOtherTeams());
    return team;
  });
  if (
    teams.filter(({ scores }) => scores !== null).length < fewestTeams ||
    teams.some(({ scores }) => scores === null)
  )
    throw invalidField('departments', messages.lotsTooFew({ teams: fewestTeams, people: fewestInTeam }));
  return teams;
}

const dayMs = 24 * 3600 * 1000;

function requireDays(starts: readonly string[], teams: number, now: Date): void {
  const apart = starts.every((day, at) => {
    const before = starts[at - 1];
    return before === undefined || Date.parse(day) - Date.parse(before) >= fewestDaysApart * dayMs;
  });
  const last = new Date(now.getTime() + longestPlanDays * dayMs).toISOString().slice(0, 10);
  if (!apart || isPastDay(starts[0] ?? '', now) || (starts.at(-1) ?? '') > last)
    throw invalidField('starts', messages.lotsDays({ days: fewestDaysApart }));
  if (starts.length > teams) throw invalidField('starts', messages.lotsMoreSteps());
}

/** Draws once. Who is not content with the order has to end it first, and both stand in the log. */
export async function draw(
  parts: TeamParts,
  membership: Membership,
  planId: string,
  form: ExperimentForm,
  seed: string = randomBytes(8).toString('hex'),
): Promise<void> {
  const scope = planScope(membership);
  const asked = await requirePlan(parts.db, membership, planId);
  if (!mayManage(scope, asked)) throw new AppError('forbidden', messages.forbidden());
  if (asked.state !== 'drafted') throw new AppError('conflict', cannotAny(asked));
  const teams = await requireTeams(parts, membership, asked, form);
  await changing(parts, scope, planId, async (tx, plan) => {
    const now = parts.clock();
    const before = await findExperiment(tx, plan);
    if (before !== undefined && before.ended_at === null)
      throw new AppError('conflict', messages.lotsDrawn());
    if (plan.state !== 'drafted') throw new AppError('conflict', cannotAny(plan));
    requireDays(form.starts, teams.length, now);
    const lots = drawOrder(
      teams.map(({ id }) => id),
      form.starts.length,
      seed,
    );
    await insertExperiment(tx, plan, {
      seed,
      starts: form.starts,
      foreseen: await foreseePoints(plan, teams, form.starts.length),
      at: now,
      by: scope.userId,
      order: [...lots].map(([team, step]) => ({ team, step })),
    });
    const details = {
      seed,
      starts: form.starts.join(' '),
      order: [...lots].map(([team, step]) => `${step + 1} ${team}`).join(', '),
    };
    await note(tx, plan, { action: 'plan.experiment_drawn', userId: scope.userId, details }, now);
  });
}

/** Whatever its teams are. */
const cannotAny = (plan: PlanRow): string =>
  sayCannot({ state: plan.state, names: namesOf(plan), departments: 0, withFigures: 0, hadLots: false }) ??
  '';

const namesOf = ({ company_wide, departments }: PlanRow): string[] | null =>
  company_wide ? null : departments.map(({ name }) => name);

export async function noteEarly(
  parts: TeamParts,
  membership: Membership,
  planId: string,
  { team, early_on }: { readonly team: string; readonly early_on: string | null },
): Promise<void> {
  const scope = planScope(membership);
  await changing(parts, scope, planId, async (tx, plan) => {
    const drawn = await findExperiment(tx, plan);
    if (drawn === undefined) throw new AppError('conflict', messages.lotsNotDrawn());
    const own = drawn.teams.find((one) => one.team === team);
    if (own === undefined) throw notFound();
    const now = parts.clock();
    const turn = drawn.starts[own.step] ?? '';
    if (early_on !== null && (early_on > now.toISOString().slice(0, 10) || early_on >= turn))
      throw invalidField('early_on', messages.lotsEarlyDay());
    if (own.early_on === early_on) return;
    await tx
      .updateTable('plan_experiment_teams')
      .set({ early_on })
      .where('organisation_id', '=', plan.organisation_id)
      .where('plan_id', '=', plan.id)
      .where('team', '=', team)
      .execute();
    const details = { team, on: early_on ?? '' };
    await note(tx, plan, { action: 'plan.experiment_early', userId: scope.userId, details }, now);
  });
}

export async function end(
  parts: TeamParts,
  membership: Membership,
  planId: string,
  why: string,
): Promise<void> {
  const scope = planScope(membership);
  await changing(parts, scope, planId, async (tx, plan) => {
    const drawn = await findExperiment(tx, plan);
    if (drawn === undefined) throw new AppError('conflict', messages.lotsNotDrawn());
    if (drawn.ended_at !== null) return;
    const now = parts.clock();
    await tx
      .updateTable('plan_experiments')
      .set({ ended_at: now, ended_why: why })
      .where('organisation_id', '=', plan.organisation_id)
      .where('plan_id', '=', plan.id)
      .execute();
    await note(tx, plan, { action: 'plan.experiment_ended', userId: scope.userId, details: { why } }, now);
  });
}
