import { t } from '@lingui/core/macro';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Holds the place of a screen while its code and the profile arrive. */
export function DashboardLoading() {
  return (
    <main className="page max-w-site py-24">
      <Skeleton label={t`Loading the dashboard`} lines={['short', 'medium', 'long', 'long']} />
    </main>
  );
}
