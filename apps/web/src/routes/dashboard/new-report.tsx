import { pages } from '@fourfold/contract';
import { Screen } from '../../features/dashboard/screen.tsx';
import { useUser } from '../../features/session/user-context.ts';
import { may } from '../../lib/may.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { EmptyState } from '../../ui/empty-state.tsx';

export const meta = () => pageMeta(pages.newReport.path);

export default function NewReport() {
  return (
    <Screen
      title="New Report"
      allowed={may(useUser(), 'reports:write')}
      refusal="Owners write reports, and whoever they allow to. Ask an owner of your organisation."
    >
      <EmptyState title="No report yet.">
        Writing reports is being built. Here you will choose the measures, review the prompt and send the
        report.
      </EmptyState>
    </Screen>
  );
}
