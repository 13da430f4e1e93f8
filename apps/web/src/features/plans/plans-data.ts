import {
  type AnswerOf,
  draftPlan,
  explainScore,
  getPlan,
  getTeamPlan,
  listPlans,
} from '@fourfold/contract/calls';
import type { DraftedPlan, Plan, PlanPage, TeamPlan } from '@fourfold/contract/schemas';
import { isLikelyOut, type PlanState, pages, planStates } from '@fourfold/contract/words';
import { ApiError, call } from '../../lib/api.ts';
import { beyondOn } from '../../lib/beyond-on.ts';
import { later } from '../../lib/later.ts';
import { isAbout } from '../../lib/running-about.ts';
import { type Certainty, whereToPlan } from './for-whom.ts';

export type PlanList = AnswerOf<typeof listPlans>;

export const planAddress = (id: string): string => pages.plan.path.replace(':planId', id);
export const teamAddress = (team: string): string => pages.teamPlan.path.replace(':team', team);

export interface ListView {
  readonly state: PlanState | null;
  readonly team: string | null;
}

/** What the list shows stands in the address. */
export function viewOf(query: URLSearchParams): ListView {
  return {
    state: planStates.find((state) => state === query.get('state')) ?? null,
    team: query.get('team'),
  };
}

export const loadPlans = (): Promise<PlanList> => later(call(listPlans, {}));

/** Null where there is no such plan, or none that one may see. */
const orNull = async <T>(asked: Promise<T>): Promise<T | null> => {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid')) return null;
    throw error;
  }
};

const handles = ['not_found', 'invalid'] as const;

export const loadPlan = (planId: string): Promise<PlanPage | null> =>
  later(orNull(call(getPlan, { params: { planId } }, { handles }).then(({ plan }) => plan)));

export const loadTeamPlan = (team: string): Promise<TeamPlan | null> =>
  later(orNull(call(getTeamPlan, { params: { team } }, { handles })));

/** Where a plan comes from, out of the address that the culture page leads to. */
export interface NewPlan {
  readonly draft: DraftedPlan;
  /** Preset: the one that was shown, or those that it likely concerns. */
  readonly departments: readonly string[];
  readonly certainties: readonly Certainty[];
  /** Plans that run about the same already. */
  readonly running: readonly Plan[];
  readonly round: string | null;
}

export function loadDraft(query: URLSearchParams): Promise<NewPlan | null> {
  const kind = query.get('kind') === 'barrier' ? 'barrier' : 'opportunity';
  const direction = query.get('direction') === 'reduce' ? 'reduce' : 'improve';
  const measure_key = query.get('measure');
  if (measure_key === null || measure_key === '') return Promise.resolve(null);
  const round = query.get('round');
  const department = query.get('department');
  const load = async (): Promise<NewPlan> => {
    const [draft, certainties, { plans }] = await Promise.all([
      call(draftPlan, { query: { kind, direction, measure_key } }, { handles }),
      listCertainties(measure_key, direction, round),
      call(listPlans, {}),
    ]);
    const running = plans.filter(isAbout({ measure_key, direction }));
    const concerned = whereToPlan(certainties, running);
    return {
      draft,
      departments: department === null ? concerned : [department],
      certainties,
      running,
      round,
    };
  };
  return later(orNull(load()));
}

/** None where there are no figures, since a plan needs none. */
async function listCertainties(
  measureKey: string,
  direction: DraftedPlan['direction'],
  round: string | null,
): Promise<Certainty[]> {
  try {
    const { departments } = await call(
      explainScore,
      { params: { measureKey }, query: round === null ? {} : { round } },
      { handles: ['not_found', 'other_design', 'forbidden', 'invalid'] },
    );
    const side = direction === 'reduce' ? 'high' : 'low';
    return departments.flatMap(({ id, name, figure }) =>
      figure === null
        ? []
        : [{ id, name, certainty: beyondOn(side, figure), isLikely: isLikelyOut(side, figure) }],
    );
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}
