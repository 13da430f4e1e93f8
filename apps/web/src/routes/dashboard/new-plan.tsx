import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { Screen } from '../../features/dashboard/screen.tsx';
import { PlanForm } from '../../features/plans/plan-form.tsx';
import { loadDraft, type NewPlan, planAddress } from '../../features/plans/plans-data.ts';
import { session } from '../../features/session/session.ts';
import { useUser } from '../../features/session/user-context.ts';
import { may } from '../../lib/may.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { whoMay } from '../../lib/who-may.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { RunningPlans } from '../../ui/running-plans.tsx';
import type { Route } from './+types/new-plan.ts';

export const meta = () => pageMeta(pages.newPlan.path);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await session.ensure();
  const query = new URL(request.url).searchParams;
  return { draft: user && may(user, 'plans:manage') ? loadDraft(query) : null };
}

export default function NewPlanScreen({ loaderData: { draft } }: Route.ComponentProps) {
  return (
    <Screen
      title={t`New plan`}
      allowed={may(useUser(), 'plans:manage')}
      refusal={t`${whoMay('plans:manage')} make plans.`}
    >
      {draft && (
        <Loaded data={draft} label={t`Loading the form`}>
          {(loaded) => (loaded === null ? <FromWhat /> : <Making {...loaded} />)}
        </Loaded>
      )}
    </Screen>
  );
}

function Making({ draft, departments, certainties, running, round }: NewPlan) {
  const navigate = useNavigate();
  return (
    <>
      <div className="-mt-4 mb-6">
        <p className="text-ui text-ink-soft">
          <Trans>Based on: {draft.title}</Trans>
        </p>
        <RunningPlans plans={running} />
      </div>
      <PlanForm
        draft={draft}
        plan={null}
        departments={departments}
        certainties={certainties}
        round={round}
        onSaved={(id) => navigate(planAddress(id))}
        onCancel={() => navigate(-1)}
      />
    </>
  );
}

function FromWhat() {
  return (
    <EmptyState
      title={t`A plan starts from a finding`}
      action={
        <ButtonLink to={pages.culture.path} variant="primary">
          <Trans>Choose an opportunity</Trans>
        </ButtonLink>
      }
    >
      <Trans>Choose an opportunity or a barrier on the culture page, then press “Make a plan”.</Trans>
    </EmptyState>
  );
}
