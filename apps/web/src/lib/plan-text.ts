import { type PlanParts, type PlanState, planSentence } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { onDay } from './dates.ts';

/** A plan as its one sentence, its day as days are read here. */
export const planText = (plan: PlanParts): string =>
  planSentence({ ...plan, until: plan.until === '' ? '' : onDay(plan.until) });

/** Whom it is for. A department that was removed keeps its name. */
export function forWhom({
  company_wide,
  departments,
}: {
  readonly company_wide: boolean;
  readonly departments: readonly { readonly id: string | null; readonly name: string }[];
}): string[] {
  if (company_wide) return [t`The whole company`];
  return departments.map(({ id, name }) => (id === null ? t`${name} (removed)` : name));
}

/** How far along its line a plan is, for the mark beside its state. */
export const planMarks: Readonly<Record<PlanState, { at: number; kind: 'going' | 'done' | 'stopped' }>> = {
  drafted: { at: 0, kind: 'going' },
  running: { at: 0.5, kind: 'going' },
  done: { at: 1, kind: 'done' },
  dropped: { at: 0.5, kind: 'stopped' },
};
