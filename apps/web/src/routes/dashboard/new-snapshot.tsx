import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Screen } from '../../features/dashboard/screen.tsx';
import { useUser } from '../../features/session/user-context.ts';
import { ShareSnapshot } from '../../features/snapshots/manage/share-snapshot.tsx';
import { may } from '../../lib/may.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { whoMay } from '../../lib/who-may.ts';
import { ButtonLink } from '../../ui/button-link.tsx';

export const meta = () => pageMeta(pages.newSnapshot.path);

export default function NewSnapshot() {
  return (
    <Screen
      title={t`Share a snapshot`}
      allowed={may(useUser(), 'organisation:manage')}
      actions={
        <ButtonLink to={pages.snapshots.path}>
          <Trans>All snapshots</Trans>
        </ButtonLink>
      }
      refusal={t`${whoMay('organisation:manage')} share snapshots of the culture.`}
    >
      <ShareSnapshot />
    </Screen>
  );
}
