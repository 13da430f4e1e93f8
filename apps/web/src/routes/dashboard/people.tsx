import { pages } from '@fourfold/contract';
import { Screen } from '../../features/dashboard/screen.tsx';
import { useUser } from '../../features/session/user-context.ts';
import { may } from '../../lib/may.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { EmptyState } from '../../ui/empty-state.tsx';

export const meta = () => pageMeta(pages.people.path);

export default function People() {
  return (
    <Screen
      title="People"
      allowed={may(useUser(), 'employees:see')}
      refusal="Owners, admins and managers invite people and see who has answered."
    >
      <EmptyState title="Nobody is invited yet.">
        Inviting people is being written. This page will show who was reached, has begun and has submitted.
      </EmptyState>
    </Screen>
  );
}
