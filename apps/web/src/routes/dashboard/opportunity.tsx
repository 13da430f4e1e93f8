import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { FindingPage } from '../../features/culture/finding/finding-page.tsx';
import { Screen } from '../../features/dashboard/screen.tsx';
import { useUser } from '../../features/session/user-context.ts';
import { mayCulture, seesCulture } from '../../lib/may.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { whoMay } from '../../lib/who-may.ts';
import type { Route } from './+types/opportunity.ts';

export const meta = () => pageMeta(pages.opportunity.path);

export default function Opportunity({ params: { measureKey } }: Route.ComponentProps) {
  const user = useUser();
  if (user.organisation !== null && mayCulture(user))
    return <FindingPage kind="behaviour" measureKey={measureKey} />;
  return (
    <Screen
      title={t`An opportunity`}
      allowed={mayCulture(user)}
      refusal={t`${whoMay('groups:see', seesCulture)} see the culture of groups.`}
    >
      {null}
    </Screen>
  );
}
