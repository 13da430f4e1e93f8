import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Screen } from '../../features/dashboard/screen.tsx';
import { NewReport } from '../../features/reports/new-report.tsx';
import { loadReports } from '../../features/reports/report-data.ts';
import { session } from '../../features/session/session.ts';
import { useUser } from '../../features/session/user-context.ts';
import { howToWriteReports } from '../../lib/how-to-get.ts';
import { may } from '../../lib/may.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import type { Route } from './+types/new-report.ts';

export const meta = () => pageMeta(pages.newReport.path);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await session.ensure();
  return user && may(user, 'reports:write') ? loadReports(new URL(request.url).searchParams) : null;
}

export default function CreateReport({ loaderData }: Route.ComponentProps) {
  const user = useUser();
  return (
    <Screen
      title={loaderData?.opened ? t`Report` : t`New Report`}
      allowed={may(user, 'reports:write')}
      {...howToWriteReports(user)}
    >
      {loaderData && <NewReport {...loaderData} />}
    </Screen>
  );
}
