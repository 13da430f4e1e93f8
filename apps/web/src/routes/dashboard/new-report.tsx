import { pages } from '@fourfold/contract';
import { Screen } from '../../features/dashboard/screen.tsx';
import { NewReport } from '../../features/reports/new-report.tsx';
import { loadReports } from '../../features/reports/report-data.ts';
import { session } from '../../features/session/session.ts';
import { useUser } from '../../features/session/user-context.ts';
import { may } from '../../lib/may.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import type { Route } from './+types/new-report.ts';

export const meta = () => pageMeta(pages.newReport.path);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await session.ensure();
  return user && may(user, 'reports:write') ? loadReports(new URL(request.url).searchParams) : null;
}

export default function CreateReport({ loaderData }: Route.ComponentProps) {
  return (
    <Screen
      title="New Report"
      allowed={may(useUser(), 'reports:write')}
      refusal="Owners write reports, and whoever they allow to. Ask an owner of your organisation."
    >
      {loaderData && <NewReport {...loaderData} />}
    </Screen>
  );
}
