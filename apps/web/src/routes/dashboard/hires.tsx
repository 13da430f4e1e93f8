import { pages } from '@fourfold/contract';
import { Screen } from '../../features/dashboard/screen.tsx';
import { useUser } from '../../features/session/user-context.ts';
import { may } from '../../lib/may.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { EmptyState } from '../../ui/empty-state.tsx';

export const meta = () => pageMeta(pages.hires.path);

export default function Hires() {
  return (
    <Screen
      title="Job Candidates"
      allowed={may(useUser(), 'candidates:see')}
      refusal="Owners, admins, managers and hiring teams see candidates."
    >
      <EmptyState title="No data yet.">
        The charts of this page are being written. They will show candidates beside the team that they would
        join.
      </EmptyState>
    </Screen>
  );
}
