import { listPlans } from '@fourfold/contract/calls';
import type { Plan } from '@fourfold/contract/schemas';
import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Link } from 'react-router';
import { call } from '../../../lib/api.ts';
import { allOf } from '../../../lib/lists.ts';
import { useLoading } from '../../../lib/use-loading.ts';
import { useCulture } from '../culture-context.ts';
import type { Finding } from '../findings/finding-path.ts';

/** What is already under way here, so that nobody plans it twice. */
export function RunningPlans({ entry }: { entry: Finding }) {
  const { isOwn } = useCulture();
  const plans = useLoading(`plans ${isOwn}`, async (signal) =>
    isOwn ? (await call(listPlans, {}, { signal })).plans : [],
  );
  const direction = 'direction' in entry ? entry.direction : 'improve';
  const running = (plans.value ?? []).filter(
    (plan) => plan.state === 'running' && plan.measure_key === entry.key && plan.direction === direction,
  );
  if (running.length === 0) return null;
  return (
    <ul className="mt-4 grid gap-1 text-ui">
      {running.map((plan) => (
        <li key={plan.id}>
          <Link
            to={pages.plan.path.replace(':planId', plan.id)}
            className="link text-link pointer-coarse:py-2"
          >
            {whereOf(plan)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function whereOf({ company_wide, departments }: Plan): string {
  if (company_wide) return t`A plan is running company-wide`;
  if (departments.length === 0) return t`A plan is running`;
  return t`A plan is running in ${allOf(departments.map(({ name }) => name))}`;
}
