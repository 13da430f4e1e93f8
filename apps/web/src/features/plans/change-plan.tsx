import { draftPlan } from '@fourfold/contract/calls';
import type { PlanPage } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../lib/api.ts';
import { useLoading } from '../../lib/use-loading.ts';
import { LoadingPart } from '../../ui/loading-part.tsx';
import { type Typed, WhatYouWrote } from './newer-version.tsx';
import { PlanForm } from './plan-form.tsx';

/** The same form for a plan that is there. */
export function ChangePlan({ plan, onDone }: { plan: PlanPage; onDone: () => void }) {
  const { revalidate } = useRevalidator();
  /** The version that the form began with: it stays until another one is asked for. */
  const [shown, setShown] = useState(plan);
  const [typed, setTyped] = useState<readonly Typed[] | null>(null);
  const [isWanted, setIsWanted] = useState(false);
  if (isWanted && plan.revision !== shown.revision) {
    setIsWanted(false);
    setShown(plan);
  }
  const { kind, measure_key, direction } = plan;
  const draft = useLoading(plan.id, (signal) =>
    call(draftPlan, { query: { kind, measure_key, direction } }, { signal, handles: ['not_found'] }),
  );
  return (
    <LoadingPart loading={draft} label={t`Loading the form`}>
      {(loaded) => (
        <>
          <WhatYouWrote typed={typed} />
          <PlanForm
            key={shown.revision}
            draft={loaded}
            plan={shown}
            onNewer={(wrote) => {
              setTyped(wrote);
              setIsWanted(true);
              void revalidate();
            }}
            onCancel={onDone}
            onSaved={async () => {
              await revalidate();
              onDone();
            }}
          />
        </>
      )}
    </LoadingPart>
  );
}
