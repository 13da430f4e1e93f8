import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Screen } from '../../features/dashboard/screen.tsx';
import { loadTeamPlan } from '../../features/plans/plans-data.ts';
import { TeamPlan } from '../../features/plans/team-plan.tsx';
import { session } from '../../features/session/session.ts';
import { useUser } from '../../features/session/user-context.ts';
import { mayCulture, seesCulture } from '../../lib/may.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { whoMay } from '../../lib/who-may.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Route } from './+types/team-plan.ts';

export const meta = () => pageMeta(pages.teamPlan.path);

export async function clientLoader({ params: { team } }: Route.ClientLoaderArgs) {
  const user = await session.ensure();
  return { team: user && mayCulture(user) ? loadTeamPlan(team) : null };
}

export default function TeamPlanScreen({ loaderData: { team } }: Route.ComponentProps) {
  const isAllowed = mayCulture(useUser());
  if (team === null || !isAllowed) {
    return (
      <Screen
        title={t`A team’s plan`}
        allowed={false}
        refusal={t`${whoMay('groups:see', seesCulture)} see what is planned.`}
      >
        {null}
      </Screen>
    );
  }
  return (
    <Loaded data={team} label={t`Loading the four steps`}>
      {(loaded) =>
        loaded === null ? (
          <Screen title={t`A team’s plan`} allowed refusal="">
            <Notice>{t`There is no such team here.`}</Notice>
          </Screen>
        ) : (
          <TeamPlan key={loaded.team} team={loaded} />
        )
      }
    </Loaded>
  );
}
