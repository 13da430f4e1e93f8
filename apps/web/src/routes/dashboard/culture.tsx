import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { CulturePage } from '../../features/culture/culture-page.tsx';
import { Screen } from '../../features/dashboard/screen.tsx';
import { useUser } from '../../features/session/user-context.ts';
import { mayCulture, seesCulture } from '../../lib/may.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { whoMay } from '../../lib/who-may.ts';

export const meta = () => pageMeta(pages.culture.path);

export default function Culture() {
  const user = useUser();
  return (
    <Screen
      title={t`${user.company ?? user.first_name}'s Culture`}
      allowed={mayCulture(user)}
      refusal={t`${whoMay('groups:see', seesCulture)} see the culture of groups.`}
    >
      <CulturePage />
    </Screen>
  );
}
