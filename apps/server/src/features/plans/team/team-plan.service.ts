import type { BodyOf, changeTeamPlan } from '@fourfold/contract/calls';
import type { TeamPlan } from '@fourfold/contract/schemas';
import { messages } from '@fourfold/contract/words';
import { record } from '../../../kernel/audit/audit.ts';
import type { Membership } from '../../../kernel/http/access.ts';
import { AppError, notFound } from '../../../kernel/http/app-error.ts';
import { overview } from '../../culture/4-explain/overview.service.ts';
import type { CultureParts } from '../../culture/culture-parts.ts';
import { openRequest, partsFor } from '../../culture/culture-request.ts';
import type { PlanParts } from '../plan-parts.ts';
import { type PlanScope, planScope } from '../plan-scope.ts';
import { presentPlan } from '../plans.presenter.ts';
import { listPlanRows } from '../plans.repository.ts';
import { company, findTeamPlan, listTeams } from './team-plan.repository.ts';

export interface TeamParts extends PlanParts, CultureParts {}

/** The four steps of a team. Figures are those of the culture page, through the same gate. */
export async function readTeamPlan(
  parts: TeamParts,
  membership: Membership,
  team: string,
): Promise<TeamPlan> {
  const { db, words, clock } = parts;
  const scope = planScope(membership);
  const { organisationId } = scope;
  const named = await requireTeam(parts, organisationId, team);
  const written = await findTeamPlan(db, organisationId, team);
  const rows = await listPlanRows(db, organisationId);
  const ofTeam = rows.filter(
    ({ company_wide, departments }) =>
      company_wide || team === company || departments.some(({ id }) => id === team),
  );
  return {
    ...named,
    ...(await found(parts, membership, named)),
    assessment: written?.assessment ?? '',
    awareness: written?.awareness ?? '',
    alternatives: written?.alternatives ?? '',
    plans: ofTeam.map((row) => presentPlan(row, { words, scope, now: clock(), among: rows })),
    revision: written?.revision ?? 0,
    changed: written === undefined ? null : { by: nameOf(written), at: written.changed_at.toISOString() },
    may_change: !named.removed && mayChange(scope, team),
  };
}

const nameOf = ({ first_name, last_name }: { first_name: string | null; last_name: string | null }) =>
  first_name === null ? null : `${first_name} ${last_name}`;

const mayChange = ({ manages }: PlanScope, team: string): boolean =>
  manages === 'organisation' || (manages?.includes(team) ?? false);

async function requireTeam({ db }: TeamParts, organisationId: string, team: string) {
  const known = (await listTeams(db, organisationId)).find((one) => one.team === team);
  if (known === undefined) throw notFound();
  return known;
}

type Found = Pick<
  TeamPlan,
  'organisation' | 'state' | 'found' | 'people' | 'keys_version' | 'opportunities' | 'barriers'
>;

async function found(
  parts: TeamParts,
  membership: Membership,
  { team, removed }: { readonly team: string; readonly removed: boolean },
): Promise<Found> {
  const request = await openRequest(
    parts,
    membership,
    team === company || removed ? {} : { department: team },
  );
  const page = await overview(await partsFor(parts, request), request);
  const { organisation, state, people, keys_version } = page;
  const shows = state === 'figures' && !removed;
  return {
    organisation,
    state,
    found: state === 'sample' || removed ? null : page.sentence,
    people: shows ? people : 0,
    keys_version: shows ? keys_version : null,
    opportunities: shows ? (page.opportunities?.listed ?? []) : [],
    barriers: shows ? (page.barriers?.listed ?? []) : [],
  };
}

export async function changeSteps(
  parts: TeamParts,
  membership: Membership,
  team: string,
  body: BodyOf<typeof changeTeamPlan>,
): Promise<void> {
  const scope = planScope(membership);
  const { organisationId, userId } = scope;
  const { name, removed } = await requireTeam(parts, organisationId, team);
  if (removed || !mayChange(scope, team)) throw new AppError('forbidden', messages.forbidden());
  const { assessment, awareness, alternatives, revision } = body;
  const now = parts.clock();
  const values = { name, assessment, awareness, alternatives, changed_by: userId, changed_at: now };
  await parts.db.transaction().execute(async (tx) => {
    const { numInsertedOrUpdatedRows = 0n } = await tx
      .insertInto('team_plans')
      .values({ organisation_id: organisationId, team, ...values, revision: revision + 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['organisation_id', 'team'])
          .doUpdateSet({ ...values, revision: revision + 1 })
          .where('team_plans.revision', '=', revision),
      )
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) throw new AppError('conflict', messages.planChanged());
    await record(tx, { action: 'plan.team_changed', organisationId, userId, details: { team } }, now);
  });
}
