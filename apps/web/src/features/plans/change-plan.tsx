import { draftPlan } from '@fourfold/contract/calls';
import type { PlanPage } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { useRevalidator } from 'react-router';
import { call } from '../../lib/api.ts';
import { useLoading } from '../../lib/use-loading.ts';
import { LoadingPart } from '../../ui/loading-part.tsx';
import { PlanForm } from './plan-form.tsx';

/** The same form for a plan that is there. */
export function ChangePlan({ plan, onDone }: { plan: PlanPage; onDone: () => void }) {
  const { revalidate } = useRevalidator();
  const { kind, measure_key, direction } = plan;
  const draft = useLoading(plan.id, (signal) =>
    call(draftPlan, { query: { kind, measure_key, direction } }, { signal, handles: ['not_found'] }),
  );
  return (
    <LoadingPart loading={draft} label={t`Loading the form`}>
      {(loaded) => (
        <PlanForm
          draft={loaded}
          plan={plan}
          onCancel={onDone}
          onSaved={async () => {
            await revalidate();
            onDone();
          }}
        />
      )}
    </LoadingPart>
  );
}
