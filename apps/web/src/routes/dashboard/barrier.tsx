import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { FindingPage } from '../../features/culture/finding/finding-page.tsx';
import { Screen } from '../../features/dashboard/screen.tsx';
import { useUser } from '../../features/session/user-context.ts';
import { mayCulture, seesCulture } from '../../lib/may.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { whoMay } from '../../lib/who-may.ts';
import type { Route } from './+types/barrier.ts';

export const meta = () => pageMeta(pages.barrier.path);

export default function Barrier({ params: { measureKey } }: Route.ComponentProps) {
  const user = useUser();
  if (user.organisation !== null && mayCulture(user))
    return <FindingPage kind="perception" measureKey={measureKey} />;
  return (
    <Screen
      title={t`A barrier`}
      allowed={mayCulture(user)}
      refusal={t`${whoMay('groups:see', seesCulture)} see the culture of groups.`}
    >
      {null}
    </Screen>
  );
}
