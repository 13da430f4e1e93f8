import { pages } from '@fourfold/contract';
import { Screen } from '../../features/dashboard/screen.tsx';
import { useUser } from '../../features/session/user-context.ts';
import { mayCulture } from '../../lib/may.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { EmptyState } from '../../ui/empty-state.tsx';

export const meta = () => pageMeta(pages.culture.path);

export default function Culture() {
  const user = useUser();
  return (
    <Screen
      title={`${user.company ?? user.first_name}'s Culture`}
      allowed={mayCulture(user)}
      refusal="Owners, admins, managers and viewers see the culture of groups."
    >
      <EmptyState title="No data yet.">
        The charts of this page are being written. They will show what your people’s answers say, from five
        people on.
      </EmptyState>
    </Screen>
  );
}
