import { listDepartments, listPlans } from '@fourfold/contract/calls';
import type { Plan, SurveyResponse } from '@fourfold/contract/schemas';
import { leastPeople, pages, restDays } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { call } from '../../../lib/api.ts';
import { allOf, inRow } from '../../../lib/lists.ts';
import { may } from '../../../lib/may.ts';
import { forWhom } from '../../../lib/plan-text.ts';
import { useLoading } from '../../../lib/use-loading.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LoadingPart } from '../../../ui/loading-part.tsx';
import { useUser } from '../../session/user-context.ts';

interface SendPulseProps {
  people: readonly SurveyResponse[];
  onClose: () => void;
}

/** The way from people to what asks them again: a pulse belongs to a plan, and asks whole departments. */
export function SendPulse({ people, onClose }: SendPulseProps) {
  const names = new Set(people.filter(({ kind }) => kind === 'employee').map(({ department }) => department));
  const loading = useLoading('pulse', async (signal) => {
    const [{ plans }, { departments }] = await Promise.all([
      call(listPlans, {}, { signal }),
      call(listDepartments, {}, { signal }),
    ]);
    return { plans, departments: departments.filter(({ name }) => names.has(name)) };
  });
  const mayStartRound = may(useUser(), 'organisation:manage');
  const where = allOf([...names].slice(0, 3));
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Send a pulse`}
      description={t`A pulse about one opportunity or barrier asks whole departments a few questions. It belongs to a plan, so that you can see what has changed since the plan started.`}
    >
      <div className="grid gap-5 text-ui">
        <p>
          <Trans>
            You need at least {leastPeople} people to send it to. It leaves out anyone who was invited in the
            last {restDays} days.
          </Trans>
        </p>
        <LoadingPart loading={loading} label={t`Loading the plans`}>
          {({ plans, departments }) => {
            const ids = new Set(departments.map(({ id }) => id));
            const fitting = plans.filter((plan) => isOpen(plan) && isFor(plan, ids));
            return fitting.length > 0 ? (
              <PlanChoice plans={fitting} />
            ) : (
              <div className="grid gap-2">
                <p>
                  {names.size === 0
                    ? t`A pulse goes only to employees.`
                    : t`There is no plan for ${where} yet. Choose an opportunity and make a plan. In the plan, choose “Ask the people concerned”.`}
                </p>
                <div className="flex flex-wrap gap-2">
                  {departments.slice(0, 3).map(({ id, name }) => (
                    <ButtonLink key={id} size="small" to={`${pages.culture.path}?department=${id}`}>
                      <Trans>Opportunities in {name}</Trans>
                    </ButtonLink>
                  ))}
                </div>
              </div>
            );
          }}
        </LoadingPart>
        {mayStartRound && (
          <p className="text-ink-soft">
            <Trans>
              To ask the whole company again,{' '}
              <Link to={pages.culture.path} className="link">
                start a new round
              </Link>{' '}
              on the culture page.
            </Trans>
          </p>
        )}
      </div>
    </Dialog>
  );
}

const isOpen = ({ state, may }: Plan) => may.manage && (state === 'running' || state === 'drafted');
const isFor = (plan: Plan, ids: ReadonlySet<string>) =>
  plan.company_wide || plan.departments.some(({ id }) => id !== null && ids.has(id));

function PlanChoice({ plans }: { plans: readonly Plan[] }) {
  return (
    <ul className="divide-y border-y">
      {plans.map((plan) => (
        <li key={plan.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
          <span className="min-w-0">
            {plan.title} <span className="text-ink-soft">· {inRow(forWhom(plan))}</span>
          </span>
          <ButtonLink size="small" to={`${pages.plan.path.replace(':planId', plan.id)}?ask=yes`}>
            <Trans>Ask about this</Trans>
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
