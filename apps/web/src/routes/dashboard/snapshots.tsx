import { listSnapshots } from '@fourfold/contract/calls';
import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Screen } from '../../features/dashboard/screen.tsx';
import { session } from '../../features/session/session.ts';
import { useUser } from '../../features/session/user-context.ts';
import { SnapshotList } from '../../features/snapshots/manage/snapshot-list.tsx';
import { call } from '../../lib/api.ts';
import { later } from '../../lib/later.ts';
import { may } from '../../lib/may.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { whoMay } from '../../lib/who-may.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import type { Route } from './+types/snapshots.ts';

export const meta = () => pageMeta(pages.snapshots.path);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await session.ensure();
  if (user === null || !may(user, 'organisation:manage')) return null;
  return { list: later(call(listSnapshots, {})), made: new URL(request.url).searchParams.get('made') };
}

export default function Snapshots({ loaderData }: Route.ComponentProps) {
  return (
    <Screen
      title={t`Snapshots`}
      allowed={may(useUser(), 'organisation:manage')}
      refusal={t`${whoMay('organisation:manage')} share snapshots of the culture.`}
      actions={
        <ButtonLink to={pages.newSnapshot.path}>
          <Trans>Share a snapshot</Trans>
        </ButtonLink>
      }
    >
      {loaderData && (
        <Loaded data={loaderData.list} label={t`Loading the snapshots`}>
          {({ snapshots }) => <SnapshotList snapshots={snapshots} made={loaderData.made} />}
        </Loaded>
      )}
    </Screen>
  );
}
