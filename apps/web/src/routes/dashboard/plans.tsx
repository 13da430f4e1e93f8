import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Screen } from '../../features/dashboard/screen.tsx';
import { PlanList } from '../../features/plans/plan-list.tsx';
import { loadPlans, viewOf } from '../../features/plans/plans-data.ts';
import { session } from '../../features/session/session.ts';
import { useUser } from '../../features/session/user-context.ts';
import { may, mayCulture, seesCulture } from '../../lib/may.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { whoMay } from '../../lib/who-may.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import type { Route } from './+types/plans.ts';

export const meta = () => pageMeta(pages.plans.path);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await session.ensure();
  if (user === null || !mayCulture(user)) return null;
  return { plans: loadPlans(), view: viewOf(new URL(request.url).searchParams) };
}

export default function Plans({ loaderData }: Route.ComponentProps) {
  const user = useUser();
  return (
    <Screen
      title={t`Plans`}
      allowed={mayCulture(user)}
      refusal={t`${whoMay('groups:see', seesCulture)} see what is planned.`}
      actions={
        may(user, 'plans:manage') && (
          <ButtonLink to={pages.culture.path}>
            <Trans>Choose an opportunity</Trans>
          </ButtonLink>
        )
      }
    >
      {loaderData && (
        <Loaded data={loaderData.plans} label={t`Loading the plans`}>
          {(list) => <PlanList {...list} view={loaderData.view} />}
        </Loaded>
      )}
    </Screen>
  );
}
