import { type AnswerOf, draftPlan, getPlan, getTeamPlan, listPlans } from '@fourfold/contract/calls';
import type { DraftedPlan, PlanPage, TeamPlan } from '@fourfold/contract/schemas';
import { type PlanState, pages, planStates } from '@fourfold/contract/words';
import { ApiError, call } from '../../lib/api.ts';
import { later } from '../../lib/later.ts';

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
  readonly department: string | null;
  readonly round: string | null;
}

export function loadDraft(query: URLSearchParams): Promise<NewPlan | null> {
  const kind = query.get('kind') === 'barrier' ? 'barrier' : 'opportunity';
  const direction = query.get('direction') === 'reduce' ? 'reduce' : 'improve';
  const measure_key = query.get('measure');
  if (measure_key === null || measure_key === '') return Promise.resolve(null);
  const asked = call(draftPlan, { query: { kind, direction, measure_key } }, { handles });
  return later(
    orNull(
      asked.then((draft) => ({ draft, department: query.get('department'), round: query.get('round') })),
    ),
  );
}
