import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Screen } from '../../features/dashboard/screen.tsx';
import { PlanPage } from '../../features/plans/plan-page.tsx';
import { loadPlan } from '../../features/plans/plans-data.ts';
import { session } from '../../features/session/session.ts';
import { useUser } from '../../features/session/user-context.ts';
import { mayCulture, seesCulture } from '../../lib/may.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { whoMay } from '../../lib/who-may.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Route } from './+types/plan.ts';

export const meta = () => pageMeta(pages.plan.path);

export async function clientLoader({ params: { planId } }: Route.ClientLoaderArgs) {
  const user = await session.ensure();
  return { plan: user && mayCulture(user) ? loadPlan(planId) : null };
}

export default function PlanScreen({ loaderData: { plan } }: Route.ComponentProps) {
  const isAllowed = mayCulture(useUser());
  if (plan === null || !isAllowed) {
    return (
      <Screen
        title={t`A plan`}
        allowed={false}
        refusal={t`${whoMay('groups:see', seesCulture)} see what is planned.`}
      >
        {null}
      </Screen>
    );
  }
  return (
    <Loaded data={plan} label={t`Loading the plan`}>
      {(loaded) =>
        loaded === null ? (
          <Screen title={t`A plan`} allowed refusal="">
            <Notice>{t`There is no such plan here.`}</Notice>
          </Screen>
        ) : (
          <PlanPage key={loaded.id} plan={loaded} />
        )
      }
    </Loaded>
  );
}
