import type { Experiment, PlanPage, Trend } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Loading } from '../../../lib/use-loading.ts';
import { Button } from '../../../ui/button.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { LoadingPart } from '../../../ui/loading-part.tsx';
import { Section } from '../section.tsx';
import { DrawForm } from './draw-form.tsx';
import { DrawnOrder } from './drawn-order.tsx';
import { WhatItDid } from './what-it-did.tsx';

interface ExperimentSectionProps {
  plan: PlanPage;
  loading: Loading<Experiment>;
  /** What has changed since the plan started; null until it is known. */
  trend: Trend | null;
}

/** Whether the plan worked: an order by lot beforehand, and afterwards what it did beside teams that waited. */
export function ExperimentSection({ plan, loading, trend }: ExperimentSectionProps) {
  return (
    <Section title={t`Did it work?`}>
      <div className="max-w-narrow">
        <LoadingPart loading={loading} label={t`Loading the plan’s effect`}>
          {(experiment) => (
            <Parts plan={plan} experiment={experiment} trend={trend} onChange={loading.again} />
          )}
        </LoadingPart>
      </div>
    </Section>
  );
}

interface DrawProps {
  plan: PlanPage;
  experiment: Experiment;
  onChange: () => void;
}

function Parts({ plan, experiment, trend, onChange }: DrawProps & Pick<ExperimentSectionProps, 'trend'>) {
  const { drawn, result, cannot, may_draw } = experiment;
  return (
    <div className="grid gap-5">
      {result !== null && <WhatItDid result={result} trend={trend} />}
      {cannot !== null && <p className="text-ui text-ink-soft">{cannot}</p>}
      {drawn !== null && result?.effect != null && (
        <Fold label={t`The order in which departments started, drawn by lot`}>
          <DrawnOrder plan={plan} drawn={drawn} onChange={onChange} />
        </Fold>
      )}
      {drawn !== null && result?.effect == null && (
        <>
          <h3 className="-mb-3 text-ui font-medium">
            <Trans>The order in which departments start, drawn by lot</Trans>
          </h3>
          <DrawnOrder plan={plan} drawn={drawn} onChange={onChange} />
        </>
      )}
      {may_draw && <Draw plan={plan} experiment={experiment} onChange={onChange} />}
      {drawn === null && cannot === null && !may_draw && (
        <p className="text-ui text-ink-soft">
          <Trans>
            No order has been drawn. People who manage this plan can start it in some departments first.
          </Trans>
        </p>
      )}
    </div>
  );
}

/** Opens the form: most plans start everywhere, and their page stays short. */
function Draw({ plan, experiment, onChange }: DrawProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen)
    return (
      <DrawForm
        plan={plan}
        teams={experiment.teams}
        onDrawn={() => {
          setIsOpen(false);
          onChange();
        }}
        onClose={() => setIsOpen(false)}
      />
    );
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-ui text-ink-soft">
        <Trans>
          Start in some departments first, in an order drawn by lot. Departments that wait show what would
          have happened without the plan.
        </Trans>
      </p>
      <Button onClick={() => setIsOpen(true)}>
        <Trans>Start in some departments first</Trans>
      </Button>
    </div>
  );
}
