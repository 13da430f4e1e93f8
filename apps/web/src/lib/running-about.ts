import type { Plan } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { allOf } from './lists.ts';

/** Whether a plan runs that wants to move the same measure the same way. */
export const isAbout =
  (about: Pick<Plan, 'measure_key' | 'direction'>) =>
  (plan: Plan): boolean =>
    plan.state === 'running' && plan.measure_key === about.measure_key && plan.direction === about.direction;

/** “A plan is running in Accounts and Sales”: where it runs, for those who may be about to plan it again. */
export function sayRunning({ company_wide, departments }: Plan): string {
  if (company_wide) return t`A plan is running company-wide`;
  if (departments.length === 0) return t`A plan is running`;
  return t`A plan is running in ${allOf(departments.map(({ name }) => name))}`;
}
