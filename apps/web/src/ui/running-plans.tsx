import type { Plan } from '@fourfold/contract/schemas';
import { pages } from '@fourfold/contract/words';
import { Link } from 'react-router';
import { sayRunning } from '../lib/running-about.ts';

/** What is already under way about something, so that nobody plans it twice. */
export function RunningPlans({ plans }: { plans: readonly Plan[] }) {
  if (plans.length === 0) return null;
  return (
    <ul className="mt-4 grid gap-1 text-ui">
      {plans.map((plan) => (
        <li key={plan.id}>
          <Link
            to={pages.plan.path.replace(':planId', plan.id)}
            className="link text-link pointer-coarse:py-2"
          >
            {sayRunning(plan)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
